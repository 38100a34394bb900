"""Procurement planner, the beginning: a hospital as a frame; the crane brings a wall while three crates already wait."""

from kit.hospital import frame, tower_crane
from kit.isle import far_isles, isle
from kit.nature import rock, tree
from kit.paint import paint
from kit.props import crate
from kit.solids import bar, box, group, rounded_rectangle, slab

SHOTS = {
    "card": {
        "picture": "content/case-studies/procurement-planner-intro.jpg",
        "view": "card",
        "centre": (0, 0, 1.95),
        "size": 6.3,
    },
}


def wall_panel(hook):
    """A wall with its window, hanging from the hook by two chains."""
    for x in (-0.3, 0.3):
        bar((0, 0, 0), (x, 0, -0.42), 0.011, paint("ink", 0.5), hook)
    box((0.84, 0.1, 0.56), paint("white", 0.5), (0, 0, -0.98), parent=hook, bevel=0.02)
    box((0.4, 0.12, 0.28), paint("teal", 0.18, coat=0.5), (0, 0, -0.85), parent=hook, bevel=0.01)


def build(stage):
    top = isle((0, 0.1), 3.15, 89, stretch=(1.12, 0.84))
    slab(rounded_rectangle(4.5, 2.5, 0.3), 0.08, paint("stone", 0.75), (-0.35, 0.25, top - 0.02), (0, 0, -8), bevel=0.03)
    frame((-0.4, 0.35, top + 0.05), (0, 0, -8))
    wall_panel(tower_crane((2.15, 0.75, top), 10, height=3.75, reach=2.9, drop=0.3))
    for x, y, size, turn in ((1.15, -1.35, 0.62, 8), (1.85, -1.15, 0.5, -12), (0.5, -1.5, 0.44, -4)):
        crate((x, y, top), (0, 0, turn), size=size)
    crate((1.2, -1.33, top + 0.49), (0, 0, -10), size=0.42)
    stack = group((-1.75, -1.4, top), (0, 0, -6))
    for i in range(3):
        for k in range(4 - i):
            box((0.34, 0.2, 0.15), paint("#D98A62", 0.75), (-0.54 + 0.36 * k + 0.18 * i, 0, 0.15 * i), parent=stack, bevel=0.012)
    tree((-2.9, 0.7, top), 1.2, "conical", 4)
    rock((2.75, -0.45, top), 0.6, 3)
    far_isles(stage, seed=14)
