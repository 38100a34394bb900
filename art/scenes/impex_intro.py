"""Impex, the beginning: two swapped digits hold a container behind the barrier, and the vessel sails without it."""

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint
from kit.props import container, ship
from kit.solids import bar, box, boxes, cylinder, group, rounded_rectangle, slab, sphere, text

SHOTS = {
    "card": {
        "picture": "content/case-studies/impex-intro.jpg",
        "view": "card",
        "centre": (0, 0, 1.45),
        "size": 5.4,
    },
}


def weight(digits, swapped, width, size, at, turn, parent=None):
    """A plate that says a weight in kilograms, facing the camera; the `swapped` digits (indices) are coral."""
    plate = group(at, (90 + turn[0], turn[1], turn[2]), parent)
    slab(rounded_rectangle(width, size * 1.75, 0.09), 0.06, paint("shell", 0.5), (0, 0, -0.06), parent=plate, bevel=0.018)
    pitch = size * 0.68
    x = -(len(digits) - 1.5) * pitch / 2
    for i, sign in enumerate(digits):
        comma = sign == ","
        x -= pitch * 0.25 if comma else 0
        spot = (x, -size * 0.33 if comma else 0, 0.008)
        text(sign, size, paint("coral" if i in swapped else "ink", 0.5), spot, parent=plate, depth=0.016)
        x += pitch * (0.75 if comma else 1)
    return plate


def barrier(at, turn=(0, 0, 0), reach=3.3):
    """A closed barrier across the way: its post left, the striped arm along +x, a fork at its end."""
    gate = group(at, turn)
    box((0.5, 0.5, 0.08), paint("stone", 0.6), parent=gate, bevel=0.025)
    box((0.34, 0.34, 0.95), paint("ink", 0.4, coat=0.2), (0, 0, 0.06), parent=gate, bevel=0.05)
    box((0.4, 0.4, 0.07), paint("marigold", 0.4), (0, 0, 0.99), parent=gate, bevel=0.025)
    sphere(0.09, glow("#FF6A45", 1.15), (0, 0, 1.12), parent=gate)
    for i in range(9):
        length = reach / 9
        colour = "shell" if i % 2 else "ink"
        box((length + 0.004, 0.11, 0.15), paint(colour, 0.4), (0.2 + (i + 0.5) * length, -0.24, 0.72), parent=gate, bevel=0.012)
    box((0.3, 0.14, 0.3), paint("night", 0.4), (0.02, -0.23, 0.645), parent=gate, bevel=0.03)
    fork = 0.2 + reach - 0.12
    cylinder(0.05, 0.62, paint("ink", 0.4), (fork, -0.24, 0), parent=gate, bevel=0.012)
    for y in (-0.33, -0.15):
        bar((fork, -0.24, 0.6), (fork, y, 0.84), 0.025, paint("ink", 0.4), gate)
    cylinder(0.14, 0.05, paint("stone", 0.6), (fork, -0.24, 0), parent=gate, bevel=0.015)


def tally(at, turn=(0, 0, 0), days=11):
    """A board that counts days in bundles of five strokes."""
    board = group(at, turn)
    cylinder(0.045, 1.25, paint("bark", 0.6), (0, 0.05, 0), parent=board, bevel=0.012)
    face = group((0, 0, 1.0), (90, 0, 0), board)
    slab(rounded_rectangle(1.0, 0.52, 0.06), 0.06, paint("wood", 0.6), (0, 0, -0.02), parent=face, bevel=0.02)
    ink, x = paint("ink", 0.5), -0.38
    for day in range(days):
        if day % 5 == 4:
            box((0.4, 0.026, 0.012), ink, (x - 0.2, 0, 0.038), (0, 0, 38), face, 0.004)
            x += 0.01
        else:
            box((0.026, 0.28, 0.012), ink, (x, 0, 0.038), parent=face, bevel=0.004)
            x += 0.082


def build(stage):
    top = isle((0, 0.25), 2.75, 61, height=0.5, stretch=(1.1, 0.82))
    slab(rounded_rectangle(3.7, 1.9, 0.2), 0.08, paint("#E6DCCB", 0.65), (0.1, 0.45, top - 0.02), (0, 0, -9), bevel=0.025)
    yard = group((0.1, 0.5, top + 0.06), (0, 0, -9))
    for x in (-1.1, 1.1):
        box((0.2, 1.25, 0.15), paint("bark", 0.65), (x, 0, 0), parent=yard, bevel=0.03)
    container("coral", (0, 0, 0.145), (0, 0, 0), yard, 2.55)
    front = -0.635
    weight("18,240", (3, 4), 1.5, 0.34, (0.55, front, 0.98), (0, 0, 0), yard)
    note = group((-0.92, front - 0.03, 0.86), (0, -5, 0), yard)
    weight("18,420", (3, 4), 1.02, 0.235, (0, 0, 0), (0, 0, 0), note)
    boxes([((0.1, 0.03, 0.16), (0, -0.01, 0.22))], paint("ink", 0.4), parent=note, bevel=0.01)
    barrier((-1.75, -1.05, top), (0, 0, -4))
    tally((2.4, -0.15, top), (0, 0, -12))
    palm((-2.25, 0.95, top), 1.5, 5, lean=(-0.3, 0.05))
    bush((-2.4, 0.2, top), 0.7, 8)
    rock((2.3, 0.75, top), 0.7, 9)
    x, y = stage.on_water(0.63, 2.3)
    ship((x, y, 0.02), (0, 0, 12), scale=0.66, cargo=(*((3, 3, 3),) * 3, (0, 3, 0)), seed=4)
    far_isles(stage, seed=33)
