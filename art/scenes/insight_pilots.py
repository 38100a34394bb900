"""Pilots: one plot of the orchard, close up."""

from scenes.agriculture_intro import build

SHOTS = {
    "card": {
        "picture": "content/insights/why-pilots-fail.jpg",
        "view": "card",
        "centre": (0, 0, 1.7),
        "size": 5.0,
        "yaw": 26,
    },
}

__all__ = ["SHOTS", "build"]
