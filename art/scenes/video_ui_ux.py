"""Video and UI/UX: a clapperboard whose slate is the cutting program, a pointer before its edge, a reel of film."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, rock, tree
from kit.paint import paint, screen
from kit.solids import box, cylinder, group, rounded_outline, rounded_rectangle, screen_panel, slab

SHOTS = {
    "card": {
        "picture": "content/services/video-ui-ux.webp",
        "view": "cut-out",
        "centre": (0.1, 0, 1.95),
        "size": 5.9,
        "yaw": -12,
    },
}

_UPRIGHT = (90, 0, 0)
WIDTH, STICK = 4.1, 0.52


def stick(parent, at, tilt, lean):
    """One of the two striped bars, hinged at its left end; its stripes lean to `lean`."""
    hinge = group(at, (0, -tilt, 0), parent)
    front = group((0, 0, 0), _UPRIGHT, hinge)
    slab(rounded_rectangle(WIDTH, STICK, 0.09), 0.3, paint("ink", 0.35, coat=0.35), (WIDTH / 2, STICK / 2, -0.15), parent=front, bevel=0.045)
    for i in range(5):
        left = 0.34 + i * 0.76
        low, high = (0, 0.26) if lean > 0 else (0.26, 0)
        stripe = [(left + low, 0.05), (left + low + 0.36, 0.05), (left + high + 0.36, STICK - 0.05), (left + high, STICK - 0.05)]
        slab(rounded_outline(stripe, 0.03), 0.02, paint("shell", 0.45), (0, 0, 0.143), parent=front, bevel=0.006)


def clapperboard(at, turn):
    """The board, 3.7 wide, its upper stick open."""
    board = group(at, (-4, 0, turn), scale=0.86)
    height = 2.72
    front = group((0, 0, height / 2), _UPRIGHT, board)
    slab(rounded_rectangle(WIDTH + 0.16, height, 0.16), 0.26, paint("ink", 0.35, coat=0.35), (0, 0, -0.13), parent=front, bevel=0.06)
    screen_panel(screen("film-cut"), WIDTH - 0.12, (WIDTH - 0.12) * 10 / 16, 0.1, (0, 0, 0.134), parent=front)
    left = -WIDTH / 2
    stick(board, (left, 0, height + 0.02), 0, 1)
    stick(board, (left, 0, height + STICK + 0.05), 15, -1)
    for x in (0.16, 0.4):
        for z in (height + 0.14, height + STICK - 0.1):
            cylinder(0.055, 0.04, paint("marigold", 0.3, coat=0.4), (left + x - 0.02, -0.15, z), _UPRIGHT, board, 0.012)
    for x in (-1.4, 1.4):
        box((0.7, 0.6, 0.12), paint("teal", 0.4), (x, 0, -0.06), parent=board, bevel=0.04)


def pointer(at, turn, size):
    """The arrow of a mouse; its tip is at `at`."""
    corners = [(0, 0), (0, -1.5), (0.36, -1.18), (0.62, -1.75), (0.9, -1.62), (0.64, -1.07), (1.1, -1.04)]
    holder = group(at, (0, 0, turn), scale=size)
    front = group((0, 0, 0), _UPRIGHT, holder)
    slab(rounded_outline(corners, 0.09), 0.28, paint("coral", 0.34, coat=0.45), (0, 0, -0.14), parent=front, bevel=0.07)


def reel(at, turn, radius=0.82):
    """A reel of film on edge, a strip of the film running off over the sand."""
    holder = group(at, (0, 0, turn))
    front = group((0, 0, radius), _UPRIGHT, holder)
    rim = [(radius * math.cos(a), radius * math.sin(a)) for a in (2 * math.pi * i / 96 for i in range(96))]
    holes = [
        [(0.5 * radius * math.cos(c) + 0.25 * radius * math.cos(a), 0.5 * radius * math.sin(c) + 0.25 * radius * math.sin(a)) for a in (-2 * math.pi * i / 40 for i in range(40))]
        for c in (math.radians(90 + 72 * k) for k in range(5))
    ]
    for z in (-0.2, 0.12):
        slab([rim, *holes], 0.07, paint("silver", 0.3, metal=0.35), (0, 0, z), parent=front, bevel=0.02)
    cylinder(radius * 0.86, 0.26, paint("#5B3A2A", 0.4, coat=0.3), (0, 0, -0.14), parent=front, bevel=0.02)
    cylinder(0.12, 0.46, paint("ink", 0.4), (0, 0, -0.23), parent=front, bevel=0.02)


def build(stage):
    top = isle((0, 0.05), 3.0, 37, stretch=(1.12, 0.8))
    clapperboard((0.05, 0.35, top + 0.05), 2)
    pointer((2.05, -0.75, top + 1.52), -8, 0.9)
    reel((-2.6, -0.3, top - 0.02), 24, 0.64)
    tree((-2.6, 0.85, top), 1.2, "round", 8)
    bush((2.85, -0.2, top), 0.7, 3)
    bush((2.45, 0.75, top), 0.8, 5)
    rock((0.35, -1.55, top), 0.6, 6)
    rock((0.7, -1.65, top), 0.4, 7)
    far_isles(stage, seed=29)
