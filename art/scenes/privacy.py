"""Privacy: a pillar box on its isle. What is posted stays inside; its door is locked, and the key hangs on your side."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import paint
from kit.props import padlock
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_outline, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/privacy.webp",
        "view": "cut-out",
        "mood": "cool",
        "centre": (0.1, 0, 1.75),
        "size": 5.4,
    },
}

_UPRIGHT = (90, 0, 0)


def envelope(at, turn, parent=None, scale=1.0, seal=True):
    """A sealed envelope, 0.95 x 0.64, facing +z."""
    sheet = group(at, turn, parent, scale)
    slab(rounded_rectangle(0.95, 0.64, 0.03), 0.05, paint("shell", 0.6), parent=sheet, bevel=0.015)
    crease = paint("wet-sand", 0.6)
    for side in (-1, 1):
        bar((side * 0.45, 0.29, 0.052), (0, -0.06, 0.052), 0.011, crease, sheet)
    if seal:
        cylinder(0.095, 0.03, paint("marigold", 0.4, coat=0.4), (0, -0.04, 0.045), parent=sheet, bevel=0.012)


def pillar_box(at):
    """A round post box, 1.5 wide and 3.1 high, of coral iron on a dark foot."""
    body = group(at)
    red, dark = paint("coral", 0.34, coat=0.45), paint("ink", 0.4, coat=0.2)
    lathe([(0.001, 0), (0.86, 0), (0.88, 0.04), (0.88, 0.26), (0.8, 0.34), (0.001, 0.34)], dark, parent=body)
    lathe([(0.001, 0.3), (0.74, 0.3), (0.74, 2.42), (0.001, 2.42)], red, parent=body)
    for z in (0.52, 2.3):
        lathe([(0.73, z - 0.05), (0.79, z - 0.03), (0.79, z + 0.03), (0.73, z + 0.05)], red, parent=body)
    lathe([(0.001, 2.36), (0.84, 2.36), (0.92, 2.42), (0.92, 2.54), (0.8, 2.62), (0.6, 2.78), (0.3, 2.88), (0.001, 2.92)], red, parent=body)
    rim = [(0.92 * math.cos(a), 0.92 * math.sin(a), 2.48) for a in (math.tau * k / 96 for k in range(96))]
    tube(rim, 0.035, dark, parent=body, closed=True, curved=False)
    sphere(0.1, paint("marigold", 0.3, coat=0.4), (0, 0, 2.96), parent=body)
    # The slot under a small hood, with a letter on its way in.
    front = group((0, -0.7, 2.02), _UPRIGHT, body)
    slab(rounded_rectangle(1.0, 0.34, 0.08), 0.1, red, (0, 0, 0), parent=front, bevel=0.03)
    slab(rounded_rectangle(0.82, 0.1, 0.04), 0.02, paint("night", 0.5), (0, -0.02, 0.095), parent=front, bevel=0.004)
    envelope((0, -0.98, 1.86), (46, 0, 0), body, 0.8)
    # The door, its frame and its lock.
    door = group((0, -0.68, 1.12), _UPRIGHT, body)
    slab(rounded_rectangle(0.86, 1.16, 0.1), 0.11, dark, parent=door, bevel=0.03)
    slab(rounded_rectangle(0.76, 1.06, 0.07), 0.06, red, (0, 0, 0.09), parent=door, bevel=0.02)
    slab(rounded_rectangle(0.5, 0.34, 0.04), 0.02, paint("shell", 0.5), (0, 0.28, 0.145), parent=door, bevel=0.006)
    lines = [((0.36 - 0.1 * (i % 2), 0.035, 0.012), (-0.05 * (i % 2), 0.36 - 0.08 * i, 0.17)) for i in range(3)]
    boxes(lines, paint("screen", 0.5), parent=door, bevel=0.003)
    for y in (-0.38, 0.38):
        cylinder(0.045, 0.2, paint("steel", 0.3, metal=0.4), (-0.43, y + 0.1, 0.12), (90, 0, 0), door, 0.01)
    padlock((0.24, -0.98, 0.52), (0, 0, 0), body, 0.52)


def key(at, scale):
    """A brass key hanging by its bow, 1 high at scale 1."""
    brass = paint("marigold", 0.26, coat=0.5, metal=0.15)
    body = group(at, _UPRIGHT, scale=scale)
    bow = [(0.19 * math.cos(a), -0.13 + 0.17 * math.sin(a), 0) for a in (math.tau * i / 40 for i in range(40))]
    tube(bow, 0.055, brass, parent=body, closed=True, curved=False)
    bar((0, -0.3, 0), (0, -0.98, 0), 0.055, brass, body)
    cylinder(0.085, 0.08, brass, (0, -0.34, 0), (90, 0, 0), body, 0.02)
    bit = rounded_outline([(0, -0.96), (0.22, -0.96), (0.22, -0.87), (0.14, -0.87), (0.14, -0.8), (0.24, -0.8), (0.24, -0.68), (0, -0.68)], 0.015)
    slab(bit, 0.07, brass, (0.02, 0, -0.035), parent=body, bevel=0.015)


def key_post(at):
    """A white post with an arm, from which the key hangs."""
    post = group(at)
    white, iron = paint("shell", 0.45), paint("ink", 0.4)
    box((0.2, 0.2, 1.95), white, parent=post, bevel=0.04)
    box((0.28, 0.28, 0.09), iron, (0, 0, 1.93), parent=post, bevel=0.03)
    bar((0, 0, 1.68), (-0.55, -0.02, 1.68), 0.035, iron, post)
    tube([(-0.52, -0.02, 1.68), (-0.6, -0.02, 1.66), (-0.6, -0.02, 1.56), (-0.52, -0.02, 1.54)], 0.028, iron, parent=post)
    key((at[0] - 0.55, at[1] - 0.05, at[2] + 1.62), 1.0)


def build(stage):
    top = isle((0, 0.1), 2.75, 31, stretch=(1.12, 0.84))
    pillar_box((-0.25, 0.25, top - 0.03))
    key_post((1.75, -0.15, top - 0.02))
    slab(rounded_rectangle(1.7, 0.9, 0.2), 0.06, paint("stone", 0.7), (-0.25, -1.05, top - 0.02), bevel=0.025)
    for i, (x, y, turn) in enumerate(((-1.55, -1.0, 24), (-1.5, -0.98, -8))):
        envelope((x, y, top + 0.01 + 0.055 * i), (0, 0, turn), seal=i == 1)
    palm((-2.2, 0.9, top), 1.5, 4, lean=(-0.2, 0.1))
    bush((2.35, 0.85, top), 0.8, 7)
    bush((-1.25, 1.15, top), 0.6, 3)
    rock((2.35, -0.95, top - 0.04), 0.55, 3)
    far_isles(stage, seed=62)
