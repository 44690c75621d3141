"""How work is done: tasks, processes, a cluster, seeds, files."""
