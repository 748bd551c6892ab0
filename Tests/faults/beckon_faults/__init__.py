"""What fault tests of a running gateway need: processes, databases, networks that fail, people, and a judge."""
