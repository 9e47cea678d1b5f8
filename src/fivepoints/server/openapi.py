"""Prints the OpenAPI document without starting a server: the page's types are made of it."""
import json

from fivepoints.server.app import outline

if __name__ == "__main__":
    print(json.dumps(outline().openapi()))
