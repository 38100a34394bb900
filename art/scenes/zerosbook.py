"""ZerosBook: the books on a laptop, the money beside it, one payment that has just come in."""

from kit.coast import coast
from kit.isle import isle
from kit.nature import bush, palm, rock
from kit.paint import paint, screen
from kit.props import card, coin, coin_stack, laptop
from kit.solids import rounded_rectangle, slab

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/zerosbook-desktop.jpg",
        "view": "coast",
        "centre": (0, 0, 1.85),
        "size": 6.6,
    },
    "mobile": {
        "picture": "content/hero-slides/zerosbook-mobile.jpg",
        "view": "coast-phone",
        "centre": (0.05, 0, 1.8),
        "size": 6.9,
        "options": {"narrow": True},
    },
    "thumbnail": {
        "picture": "content/products/zerosbook-thumbnail.jpg",
        "view": "card",
        "width": 640,
        "height": 640,
        "centre": (0, 0, 1.7),
        "size": 5.0,
        "options": {"narrow": True},
    },
}


def build(stage, narrow=False):
    """`narrow` brings the floating card in, for pictures without a text side."""
    top = isle((0.05, 0.25), 3.15, 12, stretch=(1.12, 0.82))
    slab(rounded_rectangle(4.5, 3.1, 0.5), 0.14, paint("coral", 0.42, coat=0.15), (0.1, -0.1, top - 0.01), (0, 0, -9))
    mat = top + 0.13
    laptop(screen("zerosbook"), (0.05, -0.05, mat), (0, 0, -9), scale=1.05)
    coin_stack(8, at=(-2.45, 0.55, top), seed=4)
    coin_stack(5, at=(-2.85, -0.1, top), seed=5)
    coin("₹", 0.4, (-2.28, -0.42, top + 0.4), (66, 0, -14))
    palm((2.62, 1.35, top), 1.32, 8, lean=(0.22, 0.1))
    palm((2.3, 1.95, top), 0.95, 3, lean=(-0.1, 0.2))
    bush((-2.75, 1.05, top), 0.75, 5)
    bush((2.95, 0.45, top), 0.8, 2)
    rock((3.0, -0.15, top), 0.8, 3)
    rock((2.72, -0.4, top), 0.5, 4)
    spot = (2.0, -1.35, 1.1) if narrow else (2.2, -1.2, 1.12)
    card(screen("zerosbook-payment"), 1.75, spot, (0, 0, -4))
    coin("₹", 0.42, (-2.3, -0.6, 2.75), (76, 0, -24))
    coast(stage, seed=41)
