"""What happens before the window stands."""
