"""Taking stock: the chandler’s shop and its ledgers, close up."""

from scenes.about_us import build

SHOTS = {
    "card": {
        "picture": "content/insights/taking-stock-of-an-access-database.jpg",
        "view": "card",
        "centre": (0.2, 0, 1.5),
        "size": 4.4,
        "yaw": 24,
    },
}

__all__ = ["SHOTS", "build"]
