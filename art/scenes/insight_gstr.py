"""Matching: the account book and its coins, seen from the right."""

from scenes.zerosbook import build

SHOTS = {
    "card": {
        "picture": "content/insights/what-gstr-2b-matching-needs.jpg",
        "view": "card",
        "centre": (0, 0, 1.5),
        "size": 5.0,
        "yaw": 26,
    },
}

__all__ = ["SHOTS", "build"]
