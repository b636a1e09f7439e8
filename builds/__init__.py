"""Makes what is given to people: the stand-alone folder, its archive, packages; and tries them."""
