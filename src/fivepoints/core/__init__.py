"""What every game is: the contract, the state layout, the compiled twin, chance, errors."""
