"""Impex, the client: three sacks of spice, and the papers that go with them, taller than the goods."""

import math
import random

from kit.isle import far_isles, isle
from kit.nature import bush, rock, tree
from kit.paint import glow, paint
from kit.props import paper_sheet
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_rectangle, slab, tube

SHOTS = {
    "card": {
        "picture": "content/case-studies/impex-client.jpg",
        "view": "card",
        "centre": (0.0, 0, 2.15),
        "size": 5.7,
    },
}

FOLDERS = ("teal", "foam", "night", "lagoon", "sand", "teal", "marigold", "night", "foam", "lagoon", "teal")


def sack(at, spice, scale=1.0, turn=0):
    """An open jute sack with its rim rolled down and a heap of ground spice, 1.2 wide, 1.35 high."""
    holder = group(at, (0, 0, turn), scale=scale)
    jute = paint("#CDA873", 0.85)
    body = [(0.001, 0), (0.42, 0), (0.53, 0.06), (0.59, 0.25), (0.6, 0.45), (0.55, 0.7), (0.51, 0.8)]
    lathe(body + [(0.001, 0.8)], jute, parent=holder)
    rim = [(0.54 * math.cos(a) * (1 + 0.03 * math.sin(5 * a)), 0.54 * math.sin(a), 0.8 + 0.025 * math.sin(3 * a)) for a in (math.pi * k / 24 for k in range(48))]
    tube(rim, 0.095, jute, parent=holder, closed=True)
    heap = [(0.5, 0.76), (0.47, 0.83), (0.38, 0.97), (0.25, 1.15), (0.12, 1.3), (0.05, 1.345), (0.001, 1.355)]
    lathe(heap, paint(spice, 0.9), parent=holder)
    label = group((0, -0.592, 0.4), (84, 0, 0), holder)
    slab(rounded_rectangle(0.42, 0.3, 0.04), 0.02, paint("shell", 0.6), parent=label, bevel=0.006)
    boxes([((0.26, 0.045, 0.01), (0, 0.05, 0.02)), ((0.18, 0.03, 0.01), (-0.04, -0.05, 0.02))], paint("ink", 0.6), parent=label, bevel=0.003)


def files(at, seed=3):
    """Eleven files on each other, ever less straight. Nine of them have the same coral tab. Returns the top height."""
    chance = random.Random(seed)
    x, y, z = at
    for i, colour in enumerate(FOLDERS):
        sheets = 2 + (i * 7) % 3
        skew, slide = chance.uniform(-7, 7), 0.012 * i
        pile = group((x + slide * math.sin(i * 0.9) * 2 + 0.012 * i, y, z), (0, 0, skew - 6))
        cover = rounded_rectangle(1.36, 1.02, 0.05)
        slab(cover, 0.045, paint(colour, 0.5), parent=pile, bevel=0.015)
        for k in range(sheets):
            tint = paint("shell" if k % 2 else "#EFE4D3", 0.65)
            spot = (chance.uniform(-0.03, 0.03), chance.uniform(-0.025, 0.025), 0.043 + 0.055 * k)
            slab(rounded_rectangle(1.22, 0.9, 0.03), 0.052, tint, spot, (0, 0, chance.uniform(-3, 3)), pile, 0.012)
        high = 0.043 + 0.055 * sheets
        slab(cover, 0.045, paint(colour, 0.5), (0, 0, high), parent=pile, bevel=0.015)
        if i not in (4, 9):
            box((0.26, 0.14, 0.05), paint("coral", 0.45), (-0.42 + 0.1 * (i % 9), -0.53, high - 0.003), parent=pile, bevel=0.015)
        z += high + 0.044
    return z


def desk_lamp(at, turn, scale=1.0):
    """A jointed lamp that still burns at nine, 1.5 high, its head over +x."""
    holder = group(at, (0, 0, turn), scale=scale)
    ink = paint("ink", 0.4, coat=0.3)
    cylinder(0.26, 0.07, ink, parent=holder, bevel=0.025)
    bar((0, 0, 0.05), (-0.28, 0, 0.75), 0.03, ink, holder)
    bar((-0.28, 0, 0.75), (0.3, 0, 1.3), 0.03, ink, holder)
    cylinder(0.06, 0.1, paint("marigold", 0.4), (-0.28, 0.05, 0.75), (90, 0, 0), holder, 0.015)
    head = group((0.34, 0, 1.3), (0, -22, 0), holder)
    lathe([(0.27, -0.22), (0.28, -0.2), (0.2, 0.0), (0.09, 0.1), (0.001, 0.11)], ink, parent=head)
    cylinder(0.2, 0.02, glow("#FFE2A0", 1.6), (0, 0, -0.228), parent=head, bevel=0.004)


def build(stage):
    top = isle((0.05, 0.2), 2.75, 68, height=0.5, stretch=(1.12, 0.8))
    box((2.05, 1.5, 0.1), paint("wood", 0.6), (1.2, 0.1, top + 0.32), (0, 0, -6), bevel=0.03)
    for x, y in ((0.32, -0.42), (1.98, -0.58), (0.45, 0.72), (2.1, 0.56)):
        box((0.14, 0.14, 0.34), paint("bark", 0.6), (x, y, top - 0.01), (0, 0, -6), bevel=0.03)
    desk = top + 0.415
    high = files((0.9, 0.15, desk))
    paper_sheet((0.94, 0.12, high), (0, 0, 84), width=0.82)
    desk_lamp((0.85, 0.15, high + 0.028), 0, 0.8)
    sack((-1.45, 0.95, top - 0.01), "bark", 1.1, 20)
    sack((-0.6, -0.2, top - 0.01), "#C93A1E", 1.0, -8)
    sack((-1.92, -0.45, top - 0.01), "marigold", 1.12, 12)
    tree((2.65, 0.95, top), 1.2, "round", 3)
    bush((2.7, 0.25, top), 0.7, 8)
    rock((-0.2, -1.25, top), 0.6, 9)
    rock((0.1, -1.35, top), 0.4, 10)
    far_isles(stage, seed=83)
