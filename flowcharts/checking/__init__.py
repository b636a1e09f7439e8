"""What must hold in each kind of content file; `flowcharts.check` is the door."""
