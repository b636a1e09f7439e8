"""What must hold in each kind of content file; `flowcharts.checking.check` is the door."""
