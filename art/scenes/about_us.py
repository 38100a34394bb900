"""About us: the ship chandler's shop in Mazgaon, and above it the lit room where it began. The stairs are on the right."""

import math

from kit.books import book
from kit.isle import far_isles, isle
from kit.nature import palm, rock
from kit.paint import glow, paint
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_outline, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/pages/about-us.webp",
        "view": "cut-out",
        "centre": (0, 0, 1.8),
        "size": 6.2,
    },
}

_UPRIGHT = (90, 0, 0)
WIDE, DEEP, FLOOR, EAVES = 3.0, 2.0, 1.45, 2.75


def ring(radius, height, count=48):
    return [(radius * math.cos(2 * math.pi * i / count), radius * math.sin(2 * math.pi * i / count), height) for i in range(count)]


def shop(house):
    """The open front: shelves of tins in the dark, a counter, folded shutters, a striped awning on two rods."""
    box((WIDE, DEEP, FLOOR), paint("#E8CFA2", 0.6), parent=house, bevel=0.03)
    box((WIDE + 0.06, DEEP + 0.06, 0.16), paint("stone", 0.7), parent=house, bevel=0.03)
    front = -DEEP / 2
    box((1.8, 0.06, 1.02), paint("screen", 0.6), (-0.3, front, 0.16), parent=house, bevel=0.01)
    boxes([((1.72, 0.08, 0.035), (-0.3, front - 0.02, z)) for z in (0.62, 0.92)], paint("wood", 0.6), parent=house)
    tins = ("marigold", "teal", "shell", "leaf-light", "lagoon", "marigold", "shell", "teal", "leaf-light")
    for row, z in ((0, 0.635), (1, 0.935)):
        for i, colour in enumerate(tins):
            if (i * 3 + row) % 4:
                box((0.13, 0.08, 0.16 + 0.03 * ((i + row) % 2)), paint(colour, 0.4), (-1.06 + 0.19 * i, front - 0.03, z), parent=house, bevel=0.015)
    box((1.8, 0.3, 0.4), paint("teal", 0.5), (-0.3, front - 0.1, 0.05), parent=house, bevel=0.02)
    box((1.92, 0.38, 0.06), paint("wood", 0.45, coat=0.2), (-0.3, front - 0.12, 0.44), parent=house, bevel=0.02)
    for x in (-1.31, 0.71):
        box((0.2, 0.08, 1.04), paint("leaf", 0.5), (x, front - 0.03, 0.15), parent=house, bevel=0.015)
        boxes([((0.14, 0.03, 0.05), (x, front - 0.075, 0.3 + 0.11 * k)) for k in range(8)], paint("#276F5A", 0.5), parent=house, bevel=0.006)
    box((0.42, 0.06, 0.98), paint("leaf", 0.5), (1.14, front - 0.01, 0.14), parent=house, bevel=0.02)
    sphere(0.03, paint("marigold", 0.3), (1.0, front - 0.06, 0.62), parent=house)
    awning = group((-0.3, front + 0.02, 1.4), (27, 0, 0), house)
    for i in range(11):
        box((0.19, 0.86, 0.04), paint("shell" if i % 2 else "teal", 0.55), (-0.95 + 0.19 * i, -0.42, 0), parent=awning, bevel=0.006)
        box((0.19, 0.03, 0.13), paint("shell" if i % 2 else "teal", 0.55), (-0.95 + 0.19 * i, -0.85, -0.1), parent=awning, bevel=0.012)
    for x in (-1.28, 0.68):
        bar((x, front - 0.74, 1.04), (x, front, 0.88), 0.016, paint("ink", 0.5), house)


def window(x, lit, house):
    """A tall window of the upper floor with its shutters back; lit, two desk screens shine behind it."""
    front = -DEEP / 2
    box((0.62, 0.07, 0.86), paint("white", 0.45), (x, front, FLOOR + 0.26), parent=house, bevel=0.02)
    pane = glow("#FFD98A", 1.12) if lit else paint("night", 0.15, coat=0.5)
    box((0.52, 0.07, 0.76), pane, (x, front - 0.012, FLOOR + 0.31), parent=house, bevel=0.008)
    if lit:
        boxes([((0.19, 0.02, 0.13), (x + at, front - 0.045, FLOOR + 0.47)) for at in (-0.125, 0.125)], glow("#0E6E80", 0.6), parent=house, bevel=0.006)
        boxes([((0.5, 0.02, 0.035), (x, front - 0.045, FLOOR + 0.36))], paint("bark", 0.6), parent=house, bevel=0.004)
    boxes([((0.03, 0.03, 0.76), (x, front - 0.05, FLOOR + 0.69)), ((0.52, 0.03, 0.03), (x, front - 0.05, FLOOR + 0.82))], paint("white", 0.45), parent=house, bevel=0.005)
    for side in (-1, 1):
        shutter = (x + side * 0.44, front - 0.03, FLOOR + 0.27)
        box((0.24, 0.05, 0.84), paint("teal", 0.5), shutter, parent=house, bevel=0.015)
        boxes([((0.17, 0.03, 0.03), (shutter[0], front - 0.06, FLOOR + 0.36 + 0.085 * k)) for k in range(9)], paint("#0F5E6D", 0.5), parent=house, bevel=0.004)


def upper_floor(house):
    """The room above: white walls, a wooden balcony, a tiled roof."""
    box((WIDE - 0.06, DEEP - 0.06, EAVES - FLOOR + 0.05), paint("shell", 0.55), (0, 0, FLOOR - 0.02), parent=house, bevel=0.03)
    window(-0.82, True, house)
    window(0.72, True, house)
    front = -DEEP / 2
    box((WIDE + 0.1, 0.5, 0.08), paint("wood", 0.55), (0, front - 0.2, FLOOR - 0.02), parent=house, bevel=0.02)
    rail = paint("bark", 0.6)
    box((WIDE + 0.1, 0.06, 0.06), rail, (0, front - 0.41, FLOOR + 0.4), parent=house, bevel=0.015)
    boxes([((0.035, 0.035, 0.38), (-1.45 + 0.1 * i, front - 0.41, FLOOR + 0.23)) for i in range(30)], rail, parent=house, bevel=0.006)
    for x in (-1.5, 0, 1.5):
        box((0.09, 0.09, EAVES - FLOOR), rail, (x, front - 0.41, FLOOR), parent=house, bevel=0.015)
    rise, half = 0.82, DEEP / 2 + 0.5
    gable = rounded_outline([(-0.97, 0), (0.97, 0), (0, 0.8)], 0.01)
    attic = group((-WIDE / 2 + 0.04, 0, EAVES), (90, 0, 90), house)
    slab(gable, WIDE - 0.08, paint("shell", 0.55), parent=attic, bevel=0.01)
    slope = math.hypot(half, rise)
    angle = math.degrees(math.atan2(rise, half))
    for side in (-1, 1):
        wing = group((0, 0, EAVES + rise + 0.02), (-side * angle, 0, 0), house)
        box((WIDE + 0.36, slope, 0.08), paint("coral", 0.55), (0, side * slope / 2, -0.06), parent=wing, bevel=0.025)
        tiles = paint("#E84E2C", 0.55)
        for i in range(17):
            x = -WIDE / 2 - 0.1 + 0.2 * i
            tube([(x, side * 0.04, 0.01), (x, side * (slope - 0.02), 0.01)], 0.05, tiles, parent=wing, curved=False)
    tube([(-WIDE / 2 - 0.18, 0, EAVES + rise + 0.02), (WIDE / 2 + 0.18, 0, EAVES + rise + 0.02)], 0.085, paint("coral", 0.55), parent=house, curved=False)


def stairs(house):
    """Stone steps from the right up to a landing at the side door, with a rail."""
    edge, steps, tread = WIDE / 2, 8, 0.19
    stone = paint("stone", 0.7)
    box((0.62, 0.74, FLOOR), stone, (edge + 0.29, 0.1, 0), parent=house, bevel=0.02)
    for i in range(steps):
        box((tread + 0.02, 0.74, FLOOR * (steps - i) / (steps + 1)), stone, (edge + 0.6 + tread * (i + 0.5), 0.1, 0), parent=house, bevel=0.02)
    foot = (edge + 0.6 + tread * steps - 0.06, -0.22, FLOOR / (steps + 1))
    head = (edge + 0.56, -0.22, FLOOR)
    ink = paint("ink", 0.45)
    tube([(edge + 0.02, -0.22, FLOOR + 0.45), (head[0], -0.22, FLOOR + 0.45), (foot[0], -0.22, foot[2] + 0.45)], 0.024, ink, parent=house, curved=False)
    for share in (0, 0.34, 0.67, 1):
        spot = [h + (f - h) * share for h, f in zip(head, foot)]
        bar(spot, (spot[0], spot[1], spot[2] + 0.45), 0.018, ink, house)
    box((0.06, 0.5, 0.95), paint("teal", 0.45), (edge, 0.1, FLOOR), parent=house, bevel=0.02)
    lantern = (edge + 0.14, -0.42, FLOOR + 0.86)
    bar((edge - 0.05, -0.42, FLOOR + 1.08), (lantern[0], lantern[1], FLOOR + 1.08), 0.016, ink, house)
    sphere(0.09, glow("#FFE2A0", 1.2), lantern, parent=house)
    lathe([(0.12, 0), (0.03, 0.1), (0.02, 0.14), (0.001, 0.14)], ink, (lantern[0], lantern[1], lantern[2] + 0.07), parent=house)


def anchor(at, turn):
    """An anchor, 1.35 high, leaning back."""
    iron = group(at, turn)
    ink = paint("ink", 0.35, coat=0.3)
    front = group((0, 0, 0), _UPRIGHT, iron)
    bar((0, 0.06, 0), (0, 1.1, 0), 0.06, ink, front)
    bar((-0.3, 0.92, 0), (0.3, 0.92, 0), 0.045, ink, front)
    for x in (-0.3, 0.3):
        sphere(0.06, ink, (x, 0.92, 0), parent=front)
    tube([(0.12 * math.cos(a), 1.2 + 0.12 * math.sin(a), 0) for a in (2 * math.pi * i / 24 for i in range(24))], 0.032, ink, parent=front, closed=True, curved=False)
    tube([(0.52 * math.cos(a), 0.54 + 0.5 * math.sin(a), 0) for a in (math.radians(196 + 148 * i / 24) for i in range(25))], 0.065, ink, parent=front, curved=False)
    for side in (-1, 1):
        fluke = rounded_outline([(0, 0.2), (-0.13, -0.1), (0.13, -0.1)], 0.02)
        tip = group((side * 0.5, 0.44, 0), (0, 0, -side * 18), front)
        slab(fluke, 0.1, ink, (0, 0, -0.05), parent=tip, bevel=0.03)


def stores(top):
    """What lies before the shop: a coil of rope, paint pots, and on a barrel the three ledgers that never agreed."""
    for i in range(4):
        tube([(x - 0.75, y - 1.75, z) for x, y, z in ring(0.3 - 0.012 * i, top + 0.06 + 0.1 * i)], 0.06, paint("#D8B77E", 0.75), closed=True, curved=False)
    barrel = group((0.5, -1.62, top - 0.01))
    lathe([(0.29, 0), (0.35, 0.2), (0.37, 0.36), (0.35, 0.52), (0.29, 0.72), (0.27, 0.7), (0.001, 0.7)], paint("bark", 0.6), parent=barrel)
    for z, radius in ((0.14, 0.335), (0.58, 0.335)):
        cylinder(radius + 0.012, 0.07, paint("steel", 0.4, metal=0.4), (0, 0, z), parent=barrel, bevel=0.015)
    for i, (colour, turn) in enumerate((("teal", 12), ("marigold", -8), ("night", 20))):
        book(0.52 - 0.04 * i, 0.4 - 0.03 * i, 0.12, colour, (0, 0, 0.72 + 0.12 * i), (0, 0, turn), barrel)
    for x, y, colour in ((1.12, -1.72, "marigold"), (1.42, -1.55, "lagoon")):
        cylinder(0.14, 0.26, paint("silver", 0.35, metal=0.3), (x, y, top - 0.01), bevel=0.015)
        cylinder(0.145, 0.12, paint(colour, 0.45), (x, y, top + 0.05), bevel=0.005)
        cylinder(0.15, 0.03, paint("silver", 0.3, metal=0.3), (x, y, top + 0.24), bevel=0.008)


def build(stage):
    top = isle((0, 0.05), 3.05, 47, stretch=(1.14, 0.86))
    house = group((-0.62, 0.4, top - 0.02), (0, 0, -9))
    shop(house)
    upper_floor(house)
    stairs(house)
    anchor((-2.3, -1.05, top + 0.05), (-14, 0, 10))
    stores(top)
    palm((2.55, 1.1, top), 1.75, 8, lean=(0.28, 0.05))
    rock((2.75, -0.75, top), 0.7, 3)
    far_isles(stage, seed=44)
