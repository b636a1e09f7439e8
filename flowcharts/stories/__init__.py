"""Stories: fresh cases drawn and told, and cases of the table told as one."""
