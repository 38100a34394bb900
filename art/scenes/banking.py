"""Finance and banking: the bank itself is a balance; the coins and the ledgers in its pans weigh the same at day-end."""

import math

from kit.books import book
from kit.isle import far_isles, isle
from kit.nature import rock, tree
from kit.paint import paint
from kit.props import coin, coin_stack
from kit.solids import bar, box, cylinder, group, lathe, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/industries/banking.jpg",
        "view": "card",
        "mood": "cool",
        "centre": (0, 0, 2.3),
        "size": 6.7,
    },
    "isle": {
        "picture": "content/industries/banking-isle.webp",
        "view": "cut-out",
        "mood": "cool",
        "centre": (0, 0, 2.3),
        "size": 6.7,
    },
}

_UPRIGHT = (90, 0, 0)
FLOOR, COLUMN, EAVES, RIDGE = 0.47, 1.42, 2.16, 2.98
ARM = 2.5


def column(x, y, parent):
    """A fluted column on the bank's floor."""
    flutes = [(0.15 - 0.018 * (i % 2)) for i in range(40)]
    outline = [(r * math.cos(2 * math.pi * i / 40), r * math.sin(2 * math.pi * i / 40)) for i, r in enumerate(flutes)]
    shaft = group((x, y, FLOOR), parent=parent)
    box((0.42, 0.42, 0.08), paint("shell", 0.5), parent=shaft, bevel=0.02)
    slab(outline, COLUMN - 0.2, paint("shell", 0.5), (0, 0, 0.07), parent=shaft, bevel=0.005)
    lathe([(0.15, 0), (0.22, 0.06), (0.22, 0.09), (0.001, 0.09)], paint("shell", 0.5), (0, 0, COLUMN - 0.16), parent=shaft)
    box((0.46, 0.46, 0.08), paint("shell", 0.5), (0, 0, COLUMN - 0.07), parent=shaft, bevel=0.02)


def vault_door(at, radius, parent):
    """A round steel door with bolts and a wheel, facing the camera."""
    door = group(at, _UPRIGHT, parent)
    cylinder(radius * 1.2, 0.1, paint("steel", 0.3, metal=0.4), parent=door, bevel=0.03)
    cylinder(radius, 0.17, paint("silver", 0.28, metal=0.4), parent=door, bevel=0.03)
    cylinder(radius * 0.78, 0.19, paint("night", 0.35, coat=0.3), parent=door, bevel=0.02)
    for i in range(10):
        angle = math.radians(36 * i)
        sphere(0.028, paint("ink", 0.4), (radius * 1.09 * math.cos(angle), radius * 1.09 * math.sin(angle), 0.1), parent=door)
    gold = paint("marigold", 0.3, coat=0.5)
    rim = [(radius * 0.5 * math.cos(math.radians(15 * i)), radius * 0.5 * math.sin(math.radians(15 * i)), 0.25) for i in range(24)]
    tube(rim, 0.03, gold, parent=door, closed=True)
    for i in range(3):
        x, y = radius * 0.5 * math.cos(math.radians(60 * i + 30)), radius * 0.5 * math.sin(math.radians(60 * i + 30))
        bar((-x, -y, 0.25), (x, y, 0.25), 0.024, gold, door)
    cylinder(0.075, 0.12, gold, (0, 0, 0.18), parent=door, bevel=0.02)


def bank(at):
    """A temple front 2.9 wide, gable to the camera: dark hall, vault door, four columns, a coin in the gable."""
    house = group(at)
    for i, (width, depth) in enumerate(((3.3, 2.35), (3.05, 2.15), (2.8, 1.95))):
        box((width, depth, 0.18), paint("shell" if i % 2 else "mist", 0.55), (0, 0, 0.15 * i), parent=house, bevel=0.03)
    box((2.4, 1.35, COLUMN + 0.05), paint("night", 0.5), (0, 0.22, FLOOR - 0.02), parent=house, bevel=0.03)
    vault_door((0, -0.44, FLOOR + 0.66), 0.4, house)
    for x in (-1.12, -0.62, 0.62, 1.12):
        column(x, -0.68, house)
    beam = FLOOR + COLUMN
    box((2.72, 1.82, 0.17), paint("shell", 0.5), (0, 0, beam - 0.01), parent=house, bevel=0.025)
    box((2.84, 1.94, 0.12), paint("mist", 0.5), (0, 0, beam + 0.15), parent=house, bevel=0.03)
    gable = group((0, 0.9, EAVES - 0.01), _UPRIGHT, house)
    slab([(-1.36, 0), (1.36, 0), (0, RIDGE - EAVES - 0.07)], 1.8, paint("shell", 0.5), parent=gable, bevel=0.01)
    slab([(-0.98, 0.06), (0.98, 0.06), (0, 0.6)], 0.03, paint("night", 0.5), (0, 0, 1.785), parent=gable, bevel=0.008)
    coin("₹", 0.23, (0, 0.25, 1.81), parent=gable)
    slope = math.hypot(1.42, RIDGE - EAVES) + 0.1
    angle = math.degrees(math.atan2(RIDGE - EAVES, 1.42))
    for side in (-1, 1):
        ridge = group((0, 0, RIDGE), (0, side * angle, 0), house)
        box((slope, 2.0, 0.09), paint("ink", 0.4, coat=0.25), (side * slope / 2, 0, -0.04), parent=ridge, bevel=0.03)


def pan(at, parent, drop=1.75):
    """A scale pan on three chains, hanging `drop` below `at`. Returns the group on its plate."""
    brass = paint("marigold", 0.32, coat=0.45)
    hanger = group(at, parent=parent)
    sphere(0.09, brass, parent=hanger)
    for angle in (90, 210, 330):
        x, y = 0.66 * math.cos(math.radians(angle)), 0.66 * math.sin(math.radians(angle))
        bar((0, 0, -0.05), (x, y, -drop + 0.1), 0.014, paint("ink", 0.4), hanger)
    bowl = [(0.001, 0), (0.3, 0.01), (0.62, 0.08), (0.73, 0.2), (0.7, 0.215), (0.6, 0.12), (0.001, 0.1)]
    lathe(bowl, brass, (0, 0, -drop - 0.1), parent=hanger)
    return group((0, 0, -drop + 0.0), parent=hanger)


def balance(at):
    """The beam on the roof. Returns the groups in its left and right pan."""
    frame = group(at)
    ink, brass = paint("ink", 0.35, coat=0.35), paint("marigold", 0.32, coat=0.45)
    lathe([(0.24, 0), (0.24, 0.06), (0.1, 0.13), (0.075, 0.3), (0.06, 0.82), (0.001, 0.84)], ink, parent=frame)
    beam = group((0, 0, 0.72), parent=frame)
    for side in (-1, 1):
        tube([(0, 0, 0.02), (side * 0.7, 0, 0.1), (side * 1.5, 0, 0.08), (side * ARM, 0, 0.0)], 0.085, ink, parent=beam, taper=0.6)
    hub = group((0, 0.13, 0.03), _UPRIGHT, beam)
    cylinder(0.21, 0.26, brass, parent=hub, bevel=0.03)
    cylinder(0.1, 0.3, ink, parent=hub, bevel=0.02)
    lathe([(0.05, 0), (0.05, 0.1), (0.1, 0.16), (0.13, 0.24), (0.1, 0.34), (0.001, 0.4)], brass, (0, 0, 0.2), parent=beam)
    return [pan((side * ARM, 0, -0.05), beam) for side in (-1, 1)]


def build(stage):
    top = isle((0, 0.1), 3.0, 21, stretch=(1.12, 0.82))
    bank((0, 0.1, top - 0.02))
    money, books = balance((0, 0.1, top + RIDGE - 0.06))
    for x, y, count, seed in ((-0.22, 0.12, 9, 1), (0.26, 0.16, 6, 2), (0.02, -0.3, 4, 3)):
        coin_stack(count, radius=0.22, at=(x, y, 0), parent=money, seed=seed)
    book(0.86, 0.64, 0.2, "teal", (0.0, 0.0, 0.0), (0, 0, -8), books, "shell")
    book(0.8, 0.6, 0.17, "night", (0.02, 0.02, 0.2), (0, 0, 6), books)
    book(0.72, 0.54, 0.15, "coral", (-0.02, 0.0, 0.37), (0, 0, -4), books)
    for x, y, size, seed in ((-1.95, 1.55, 1.5, 3), (1.9, 1.6, 1.3, 6)):
        tree((x, y, top - 0.02), size, "conical", seed)
    rock((-2.2, -1.15, top), 0.7, 3)
    rock((-1.85, -1.4, top), 0.45, 5)
    far_isles(stage, seed=23)
