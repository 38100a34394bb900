"""Accessibility: bridges without steps from isle to isle."""

from scenes.healthcare import build

SHOTS = {
    "card": {
        "picture": "content/pages/accessibility.jpg",
        "view": "card",
        "centre": (0, 0, 1.3),
        "size": 5.6,
        "yaw": -24,
    },
}

__all__ = ["SHOTS", "build"]
