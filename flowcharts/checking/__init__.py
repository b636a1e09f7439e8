"""What must hold in each kind of content file; begin at `check`."""
