"""What is computed: every op, declared once as scalar algebra."""
