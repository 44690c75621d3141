"""HTTP and the command line: pages, API requests, `defuse serve`."""
