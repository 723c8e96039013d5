"""Many games: simulation, arenas, studies, training, environments for learning programs, benchmarks."""
