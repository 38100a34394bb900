"""Insights: the boathouse with its boats, seen from the other side."""

from scenes.projects import build

SHOTS = {
    "card": {
        "picture": "content/pages/insights.jpg",
        "view": "card",
        "centre": (0, 0, 1.2),
        "size": 5.6,
        "yaw": -28,
    },
}

__all__ = ["SHOTS", "build"]
