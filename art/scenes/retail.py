"""Retail: the shop is a carrier bag, and one counter above its awning holds the one stock figure."""

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint
from kit.props import crate
from kit.solids import bar, box, boxes, cylinder, group, rounded_rectangle, slab, sphere, text, tube

SHOTS = {
    "card": {
        "picture": "content/industries/retail.jpg",
        "view": "card",
        "centre": (0, 0, 2.15),
        "size": 5.8,
    },
    "isle": {
        "picture": "content/industries/retail-isle.webp",
        "view": "cut-out",
        "centre": (0, 0, 2.15),
        "size": 5.8,
    },
}

_UPRIGHT = (90, 0, 0)
WIDTH, DEPTH, HEIGHT = 2.9, 1.6, 3.05
FRONT = -DEPTH / 2


def outline(inset=0.0):
    """The bag from above, its narrow sides folded inwards."""
    x, y, fold = WIDTH / 2 - inset, DEPTH / 2 - inset, WIDTH / 2 - 0.22 - inset
    return [(-x, -y), (x, -y), (fold, 0), (x, y), (-x, y), (-fold, 0)]


def carrier(parent):
    """The bag of stout paper with cord handles, and what was bought looking out of it."""
    paper = paint("coral", 0.55)
    slab([outline(), outline(0.06)], HEIGHT, paper, parent=parent, bevel=0.012)
    slab(outline(0.05), HEIGHT - 0.35, paint("#B93A1F", 0.7), parent=parent, bevel=0.01)
    box((WIDTH + 0.02, 0.02, 0.3), paint("#F04A28", 0.55), (0, FRONT - 0.005, HEIGHT - 0.31), parent=parent, bevel=0.006)
    for y, colour in ((FRONT - 0.04, "shell"), (-FRONT - 0.1, "shell")):
        cord = [(-0.62, y, HEIGHT - 0.16), (-0.6, y, HEIGHT + 0.3), (-0.36, y, HEIGHT + 0.78), (0, y, HEIGHT + 0.92)]
        cord += [(-x, y, z) for x, y, z in reversed(cord[:-1])]
        tube(cord, 0.05, paint(colour, 0.6), parent=parent)
        for x in (-0.62, 0.62):
            sphere(0.085, paint(colour, 0.6), (x, y, HEIGHT - 0.17), parent=parent)
    floor = HEIGHT - 0.38
    parcel((0.72, 0.1, 0.82), "teal", "marigold", (-0.82, 0.05, floor), 8, parent)
    parcel((0.6, 0.6, 0.66), "shell", "coral", (0.86, 0.1, floor), -12, parent)
    for x, colour, lean in ((0.02, "marigold", 9), (0.26, "foam", -7)):
        cylinder(0.11, 1.0, paint(colour, 0.5), (x, 0.3, floor), (0, lean, 0), parent, 0.02)


def parcel(size, colour, ribbon, at, turn, parent):
    """A wrapped box with a ribbon each way."""
    gift = group(at, (0, 0, turn), parent)
    depth = max(size[1], 0.5)
    box((size[0], depth, size[2]), paint(colour, 0.5), parent=gift, bevel=0.03)
    box((0.12, depth + 0.014, size[2] + 0.007), paint(ribbon, 0.4, coat=0.2), parent=gift, bevel=0.006)
    box((size[0] + 0.014, 0.12, size[2] + 0.007), paint(ribbon, 0.4, coat=0.2), parent=gift, bevel=0.006)


def awning(parent, low=1.46, high=1.9, reach=0.62, width=2.5, stripes=9):
    """A striped awning with a scalloped edge; its upper rim on the bag's front."""
    pitch = width / stripes
    for i in range(stripes):
        x = (i - (stripes - 1) / 2) * pitch
        cloth = paint("shell" if i % 2 == 0 else "teal", 0.6)
        side = group((x + pitch / 2, FRONT, 0), (90, 0, -90), parent)
        profile = [(-0.02, high), (-0.02, high - 0.07), (reach, low - 0.06), (reach, low)]
        slab(profile, pitch, cloth, parent=side, bevel=0.004)
        hem = group((x, FRONT - reach + 0.01, low - 0.05), _UPRIGHT, parent)
        slab(rounded_rectangle(pitch, 0.26, pitch * 0.42), 0.035, cloth, (0, -0.04, -0.01), parent=hem, bevel=0.008)


def shop_front(parent):
    """Door and lit window with goods under the awning."""
    box((0.84, 0.08, 1.36), paint("shell", 0.4), (0.72, FRONT, 0), parent=parent, bevel=0.02)
    box((0.68, 0.08, 1.26), paint("ink", 0.35, coat=0.3), (0.72, FRONT - 0.02, 0), parent=parent, bevel=0.02)
    box((0.46, 0.04, 0.78), paint("teal", 0.12, coat=0.6), (0.72, FRONT - 0.055, 0.36), parent=parent, bevel=0.02)
    bar((0.46, FRONT - 0.09, 0.5), (0.46, FRONT - 0.09, 0.78), 0.022, paint("marigold", 0.3, coat=0.4), parent)
    box((1.44, 0.1, 1.08), paint("shell", 0.4), (-0.55, FRONT, 0.22), parent=parent, bevel=0.02)
    box((1.28, 0.03, 0.92), glow("#FFE3AE", 0.95), (-0.55, FRONT - 0.045, 0.3), parent=parent, bevel=0.01)
    goods = [((0.2, 0.05, 0.3), (-1.0, 0.47)), ((0.16, 0.05, 0.2), (-0.76, 0.42)), ((0.26, 0.05, 0.24), (-0.2, 0.44))]
    for size, (x, z) in goods:
        box(size, paint("teal" if x < -0.5 else "bronze", 0.5), (x, FRONT - 0.07, z - 0.15), parent=parent, bevel=0.012)
    cylinder(0.1, 0.26, paint("leaf", 0.5), (-0.48, FRONT - 0.075, 0.32), parent=parent, bevel=0.03)
    boxes([((1.28, 0.1, 0.035), (-0.55, FRONT - 0.07, 0.78))], paint("wood", 0.5), parent=parent)
    for x, size in ((-1.02, 0.14), (-0.72, 0.2), (-0.4, 0.16), (-0.12, 0.2)):
        box((size, 0.06, size), paint("marigold" if size > 0.15 else "coral", 0.5), (x, FRONT - 0.08, 0.797), parent=parent, bevel=0.015)
    box((1.6, 0.24, 0.07), paint("shell", 0.4), (-0.55, FRONT - 0.1, 0.18), parent=parent, bevel=0.025)


def counter(digits, parent, low=2.06):
    """A flap counter of `digits` on the bag's front."""
    pitch = 0.42
    width = pitch * len(digits) + 0.16
    box((width, 0.16, 0.66), paint("ink", 0.4, coat=0.3), (0, FRONT - 0.06, low), parent=parent, bevel=0.04)
    for i, digit in enumerate(digits):
        x = (i - (len(digits) - 1) / 2) * pitch
        box((pitch - 0.06, 0.05, 0.5), paint("night", 0.5), (x, FRONT - 0.14, low + 0.08), parent=parent, bevel=0.02)
        text(digit, 0.5, paint("shell", 0.5), (x, FRONT - 0.17, low + 0.33), _UPRIGHT, parent, 0.02)
        box((pitch - 0.05, 0.012, 0.02), paint("ink", 0.5), (x, FRONT - 0.182, low + 0.32), parent=parent, bevel=0.004)


def build(stage):
    top = isle((0, 0.1), 2.85, 44, stretch=(1.12, 0.84))
    bag = group((0, 0.15, top - 0.02), (0, 0, -12))
    carrier(bag)
    shop_front(bag)
    awning(bag)
    counter("047", bag)
    boxes([((0.9, 0.5, 0.05), (0.72, FRONT - 0.33, 0.03))], paint("teal", 0.6), parent=bag, bevel=0.015)
    for x, y, z, size, turn in ((1.75, -1.05, 0, 0.62, 10), (1.8, -1.02, 0.49, 0.46, -9), (2.32, -0.75, 0, 0.5, 24)):
        crate((x, y, top - 0.01 + z), (0, 0, turn), size=size)
    palm((-2.5, 0.9, top), 1.6, 4, lean=(-0.25, 0.05))
    bush((2.35, 0.7, top), 0.9, 5)
    bush((-2.3, -0.2, top), 0.7, 2)
    rock((-1.75, -1.2, top), 0.6, 6)
    far_isles(stage, seed=45)
