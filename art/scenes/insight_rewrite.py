"""A rewrite: the code brackets built of servers, with a ladder, seen from the other side."""

from scenes.information_technology import build

SHOTS = {
    "card": {
        "picture": "content/insights/what-a-rewrite-costs.jpg",
        "view": "card",
        "centre": (0, 0, 1.9),
        "size": 5.6,
        "yaw": -26,
    },
}

__all__ = ["SHOTS", "build"]
