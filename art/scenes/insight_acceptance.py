"""Acceptance: the clipboard with its ticks, close up."""

from scenes.request_quote import build

SHOTS = {
    "card": {
        "picture": "content/insights/acceptance-tests-a-buyer-can-write.jpg",
        "view": "card",
        "centre": (0.1, 0, 2.0),
        "size": 4.2,
        "yaw": -20,
    },
}

__all__ = ["SHOTS", "build"]
