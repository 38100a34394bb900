"""Careers: seven pegs in the office's wall of boards, six with the hats of those inside, one free."""

import math

from kit.books import book
from kit.isle import far_isles, isle
from kit.nature import bush, rock
from kit.paint import paint
from kit.solids import box, cylinder, group, lathe, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/careers.webp",
        "view": "cut-out",
        "centre": (0, 0, 1.5),
        "size": 5.7,
    },
}

# (place along the wall, row, straw, band); the free peg has no hat.
PEGS = (
    (-1.65, 1, "#E9C88C", "ink"),
    (-0.55, 1, "shell", "teal"),
    (0.55, 1, "#E9C88C", "marigold"),
    (1.65, 1, "lagoon", "shell"),
    (-1.1, 0, "marigold", "ink"),
    (0, 0, None, None),
    (1.1, 0, "#E9C88C", "leaf"),
)


def hat(straw, band, parent):
    """A sun hat hanging by its crown, its open side to the wall, rounded towards +z."""
    weave = paint(straw, 0.7)
    brim = [(0.001, 0.0), (0.47, -0.03), (0.49, -0.005), (0.3, 0.03), (0.27, 0.07), (0.25, 0.2), (0.2, 0.26), (0.1, 0.285), (0.001, 0.29)]
    lathe(brim, weave, parent=parent)
    lathe([(0.278, 0.055), (0.282, 0.06), (0.272, 0.13), (0.262, 0.13)], paint(band, 0.5), parent=parent)


def wall(at):
    """A wall of boards, 4.6 wide, between two posts, under a ledge."""
    holder = group(at)
    for x in (-2.35, 2.35):
        box((0.2, 0.24, 2.75), paint("bark", 0.6), (x, 0, 0), parent=holder, bevel=0.04)
    for k in range(6):
        tint = paint(("shell", "#F6EBDA")[k % 2], 0.6)
        box((4.6, 0.1, 0.37), tint, (0, 0, 0.28 + 0.375 * k), parent=holder, bevel=0.03)
    box((5.1, 0.5, 0.12), paint("coral", 0.45, coat=0.2), (0, 0, 2.66), parent=holder, bevel=0.04)
    for x, row, straw, band in PEGS:
        spot = group((x, -0.05, 1.16 + 0.92 * row), (90, 0, 0), holder)
        if straw:
            turned = group((0, 0, 0.05), (8, 0, 20 * x), spot)
            hat(straw, band, turned)
        else:
            cylinder(0.13, 0.05, paint("teal", 0.4, coat=0.3), parent=spot, bevel=0.015)
            cylinder(0.05, 0.36, paint("wood", 0.5, coat=0.2), (0, 0, 0.02), parent=spot, bevel=0.012)
            sphere(0.085, paint("wood", 0.5, coat=0.2), (0, 0, 0.38), parent=spot)


def bench(at):
    """A bench with a mug for whoever comes, and the handbook to read first."""
    holder = group(at)
    for x in (-0.95, 0.95):
        box((0.12, 0.44, 0.42), paint("bark", 0.6), (x, 0, 0), parent=holder, bevel=0.03)
    for y in (-0.14, 0.14):
        box((2.3, 0.25, 0.09), paint("wood", 0.5, coat=0.15), (0, y, 0.42), parent=holder, bevel=0.03)
    book(0.62, 0.44, 0.13, "teal", (-0.5, 0, 0.51), (0, 0, 14), holder, band="marigold")
    cup = group((0.35, -0.02, 0.51), parent=holder)
    lathe([(0.001, 0), (0.13, 0), (0.15, 0.03), (0.15, 0.27), (0.135, 0.275), (0.125, 0.25), (0.001, 0.23)], paint("coral", 0.35, coat=0.4), parent=cup)
    ring = [(0.15 + 0.09 * math.sin(a), 0, 0.14 + 0.08 * math.cos(a)) for a in (0.1, 0.8, 1.57, 2.3, 3.0)]
    tube(ring, 0.022, paint("coral", 0.35, coat=0.4), parent=cup)


def build(stage):
    top = isle((0, 0.15), 3.1, seed=58, stretch=(1.12, 0.8))
    wall((0, 0.45, top - 0.03))
    bench((0.15, -0.75, top))
    bush((2.85, 0.35, top), 0.8, 3)
    bush((-2.8, 0.2, top), 0.6, 8)
    rock((-2.2, -0.65, top), 0.55, 4)
    far_isles(stage, seed=61)
