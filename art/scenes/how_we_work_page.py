"""How we work: the path up the hill, step by step, to the flag."""

from scenes.case_studies import build

SHOTS = {
    "card": {
        "picture": "content/pages/how-we-work.jpg",
        "view": "card",
        "centre": (0, 0, 1.7),
        "size": 5.8,
        "yaw": 28,
    },
}

__all__ = ["SHOTS", "build"]
