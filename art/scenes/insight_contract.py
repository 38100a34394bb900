"""A contract: the lighthouse and the paper boat, seen from the sea."""

from scenes.it_consultancy import build

SHOTS = {
    "card": {
        "picture": "content/insights/questions-for-any-software-contract.jpg",
        "view": "card",
        "centre": (-0.6, 0, 1.8),
        "size": 5.6,
        "yaw": -24,
    },
}

__all__ = ["SHOTS", "build"]
