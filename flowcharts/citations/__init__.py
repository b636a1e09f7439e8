"""What sources name: documents and their editions, and where a sentence of a source points."""
