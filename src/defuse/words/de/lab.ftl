### The lab: arena and simulations.
