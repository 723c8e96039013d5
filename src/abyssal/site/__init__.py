"""The edition without a server: what a Web Worker with Pyodide runs for the page (docs/site.md)."""
