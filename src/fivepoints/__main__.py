from fivepoints.cli import main

main()
