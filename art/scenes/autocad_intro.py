"""AutoCAD, the beginning: a drawing opens like a pop-up book and stands up as a plant, within the hour."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import paint
from kit.props import pencil
from kit.solids import box, cylinder, group, lathe, mesh_of, rounded_rectangle, slab, tube
from scenes.autocad_utility import floor_plan, pipe, post, pump, valve, vessel

SHOTS = {
    "card": {
        "picture": "content/case-studies/autocad-intro.jpg",
        "view": "card",
        "centre": (0, 0, 1.6),
        "size": 5.7,
    },
}

PAGE = (2.45, 3.0)


def leaf_height(x):
    """Height of an open book's page at a distance x from the spine."""
    u = x / PAGE[0]
    return 0.1 + 0.22 * math.sin(math.pi * min(1, u * 1.15) ** 0.55) * (1 - u) + 0.05 * (1 - u)


def page(side, parent):
    """Half of the open book with its text lines, side -1 (left) or 1."""
    width, depth = PAGE
    vertices, faces, steps = [], [], 24
    for k in range(steps + 1):
        x = k / steps * width
        for y in (-depth / 2, depth / 2):
            vertices += [(side * x, y, leaf_height(x)), (side * x, y, 0.05)]
    for k in range(steps):
        a, b = 4 * k, 4 * k + 4
        faces += [(a, b, b + 2, a + 2), (a + 1, a + 3, b + 3, b + 1), (a, a + 1, b + 1, b), (a + 2, b + 2, b + 3, a + 3)]
    end = 4 * steps
    faces += [(end, end + 1, end + 3, end + 2), (0, 2, 3, 1)]
    mesh_of(vertices, faces, paint("shell", 0.6), parent=parent)
    for row, (start, stop) in enumerate(((0.3, 2.2), (0.3, 2.05), (0.3, 1.6))):
        xs = [start + (stop - start) * k / 16 for k in range(17)]
        line = [(side * x, -0.98 - 0.16 * row, leaf_height(x) + 0.004) for x in (xs if side > 0 else [2.5 - x for x in xs])]
        tube(line, 0.022, paint("lagoon" if row else "teal", 0.6), parent=parent, curved=False)


def stopwatch(at, turn, scale=1.0):
    """A stopwatch standing on its rim, 1.7 wide: a coral sector from 30 to 45 minutes, the hand at its start."""
    front = group((at[0], at[1], at[2] + 0.86 * scale), (90 + turn[0], turn[1], turn[2]), scale=scale)
    rim = [(0.78, 0), (0.86, 0.05), (0.86, 0.23), (0.8, 0.28), (0.74, 0.28), (0.72, 0.24), (0.001, 0.24)]
    lathe(rim, paint("silver", 0.25, metal=0.4), (0, 0, -0.28), parent=front, sides=96)
    cylinder(0.725, 0.02, paint("shell", 0.5), (0, 0, -0.045), parent=front, bevel=0.004, sides=96)
    sector = [(0, 0)] + [(0.62 * math.sin(a), 0.62 * math.cos(a)) for a in (math.radians(180 + 90 * k / 24) for k in range(25))]
    slab(list(reversed(sector)), 0.016, paint("coral", 0.5), (0, 0, -0.026), parent=front, bevel=0.004)
    for minute in range(0, 60, 5):
        size = (0.045, 0.13, 0.016) if minute % 15 == 0 else (0.03, 0.08, 0.016)
        angle = math.radians(minute * 6)
        spot = (0.63 * math.sin(angle), 0.63 * math.cos(angle), -0.02)
        box(size, paint("ink", 0.5), spot, (0, 0, -minute * 6), front, 0.004)
    box((0.05, 0.62, 0.02), paint("ink", 0.4), (-0.19, -0.19, -0.002), (0, 0, 135), front, 0.008)
    cylinder(0.08, 0.05, paint("ink", 0.4), (0, 0, -0.01), parent=front, bevel=0.012)
    knob = group((0, 0.86, -0.15), (-90, 0, 0), front)
    cylinder(0.1, 0.16, paint("silver", 0.25, metal=0.4), (0, 0, -0.02), parent=knob, bevel=0.02)
    cylinder(0.15, 0.12, paint("ink", 0.4, coat=0.3), (0, 0, 0.13), parent=knob, bevel=0.03)
    ring = [(0.2 * math.cos(a), 0.2 * math.sin(a) + 1.18, -0.15) for a in (math.pi * k / 16 for k in range(32))]
    tube(ring, 0.03, paint("silver", 0.25, metal=0.4), parent=front, closed=True, curved=False)


def build(stage):
    top = isle((0, 0.2), 3.0, 73, height=0.5, stretch=(1.12, 0.8))
    book = group((0, -0.05, top), (0, 0, -8))
    slab(rounded_rectangle(5.2, 3.25, 0.12), 0.07, paint("teal", 0.45, coat=0.2), parent=book, bevel=0.025)
    for side in (-1, 1):
        page(side, book)
    slab(rounded_rectangle(4.0, 1.9, 0.28), 0.22, paint("shell", 0.55), (0, 0.28, 0.05), parent=book, bevel=0.03)
    floor_plan(4.1, 2.0, (0, 0.28, 0.24), parent=book, cell=0.3)
    floor = 0.335
    vessel((-1.3, 0.35, floor), 0.5, 1.7, book)
    vessel((1.35, 0.35, floor), 0.5, 1.7, book)
    crown = floor + 0.42 + 1.7
    pipe([(-1.3, 0.35, crown - 0.04), (-1.3, 0.35, crown + 0.55), (1.35, 0.35, crown + 0.55), (1.35, 0.35, crown - 0.04)], "coral", 0.11, book)
    valve((0.05, 0.35, crown + 0.55), (1, 0, 0), "coral", 0.11, book)
    pump((-0.15, -0.4, floor), parent=book, scale=0.8)
    pipe([(-0.41, -0.4, floor + 0.6), (-0.41, -0.4, floor + 1.35), (0.92, -0.4, floor + 1.35), (0.92, 0.1, floor + 1.35)], "marigold", 0.085, book, bend=0.2)
    low = floor + 0.32
    suction = [(-0.63, -0.4, low), (-0.95, -0.4, low), (-0.95, 0.35, low), (-1.3, 0.35, low), (-1.3, 0.35, low + 0.13)]
    pipe(suction, "lagoon", 0.085, book, bend=0.125, ends=(True, False))
    post(0.45, -0.4, floor, floor + 1.28, book)
    stopwatch((-2.05, -1.1, top + 0.16), (-8, 0, 10), 0.72)
    pencil((1.2, -1.55, top + 0.1), (0, 90, 14), length=1.5)
    palm((2.75, 0.95, top), 1.5, 9, lean=(0.3, 0.05))
    bush((2.85, 0.15, top), 0.7, 2)
    rock((-2.85, 0.55, top), 0.7, 3)
    far_isles(stage, seed=29)
