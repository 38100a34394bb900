"""Impex, the result: the ship is off as booked, row on row, and the crane has folded its boom for the evening."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.props import container, lamp, ship
from kit.solids import group, slab
from scenes.impex import crane, quay

SHOTS = {
    "card": {
        "picture": "content/case-studies/impex-success.jpg",
        "view": "card",
        "centre": (-0.1, 0, 1.95),
        "size": 6.8,
    },
}

COURSE = 24


def wake(parent):
    """The water astern: three tongues on each other that taper off along the ship's axis (bow at +x)."""
    for length, width, colour, z in ((4.6, 1.9, "ring", 0.11), (3.3, 1.3, "lagoon", 0.14), (1.9, 0.8, "foam", 0.17)):
        side = []
        for k in range(25):
            u = k / 24
            side.append((-2.9 - length * u, width / 2 * (1 - u) ** 0.62 * (1 + 0.25 * math.sin(math.pi * u))))
        slab([*side, *((x, -y) for x, y in reversed(side[:-1]))], 0.05, colour, (0, 0, z), parent=parent, bevel=0.02)


def build(stage):
    top = isle((-1.75, 0.75), 1.7, 23, height=0.5, stretch=(1.05, 0.95))
    port = group((-1.05, 0.55, 0), (0, 0, -30))
    quay(port, 3.6, 1.8)
    crane((0, 0.35, 0.63), parent=port, scale=0.95, trolley=0.2, raised=74)
    container("teal", (-1.35, -0.35, top), (0, 0, 88), port, 0.9)
    container("shell", (-1.95, -0.35, top), (0, 0, 92), port, 0.9)
    lamp((0.35, -1.45, 0.63), parent=port, scale=0.7)
    vessel = group((1.35, -1.2, 0.02), (0, 0, COURSE))
    ship((0, 0, 0), parent=vessel, scale=0.56, cargo=(*((3, 3, 3),) * 3, (0, 3, 0)), seed=20, hull="teal")
    wake(group((0, 0, 0), parent=vessel, scale=0.56))
    palm((-2.9, 1.0, top), 1.6, 4, lean=(-0.28, 0.05))
    palm((-2.45, 1.6, top), 1.2, 7, lean=(0.1, 0.2))
    bush((-2.95, 0.3, top), 0.8, 3)
    rock((-2.6, -0.25, top), 0.7, 6)
    far_isles(stage, seed=97)
