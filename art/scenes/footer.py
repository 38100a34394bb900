"""Two offices, one long day: the chandler's house in Mumbai and the brick house in Edison, each on its isle, the open sea
between them. Rendered twice with one camera, by day and at night, since a page shows each half in its own hour."""

import math
import random

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock, tree
from kit.night import lamplight, night
from kit.paint import glass, glow, paint
from kit.shore import dinghy
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_outline, slab, sphere, tube
from scenes import about_us

SHARED = {
    "view": "card",
    "width": 2560,
    "height": 700,
    "lens": 46,
    "pitch": 7,
    "yaw": 0,
    "place": (0.5, 0.68),
    "share": 1.0,
    "centre": (0, 0, 1.1),
    "size": 24,
    "fstop": 8,
}
SHOTS = {
    "day": {"picture": "content/pages/footer-day.jpg", "options": {"dark": False}},
    "night": {"picture": "content/pages/footer-night.jpg", "options": {"dark": True}},
}

_UPRIGHT = (90, 0, 0)


def gulmohar(at, size=1.0, seed=3):
    """A gulmohar in flower, 2.6 high at size 1: a wide flat crown of red over green."""
    chance = random.Random(seed)
    plant = group(at, scale=size)
    for angle in (0.4, 1.9, 3.4, 5.0):
        tip = (0.95 * math.cos(angle), 0.6 * math.sin(angle), 1.75)
        tube([(0, 0, -0.05), (0.05 * math.cos(angle), 0, 0.7), (tip[0] * 0.5, tip[1] * 0.5, 1.35), tip], 0.11, paint("bark", 0.7), parent=plant, taper=0.4)
    for i in range(26):
        angle, reach = 2.4 * i, 1.35 * math.sqrt((i + 0.5) / 26)
        spot = (reach * math.cos(angle), 0.68 * reach * math.sin(angle), 2.3 - 0.3 * reach**2 + chance.uniform(-0.08, 0.1))
        colour = ("coral", "#F2452B", "leaf", "#E23A2C", "coral")[i % 5]
        sphere(chance.uniform(0.3, 0.4), paint(colour, 0.75), spot, parent=plant, stretch=(1.1, 1, 0.74))


def gateway(at, turn):
    """An arch of yellow stone by the water, 2.2 wide and 2.2 high, and the steps that lead down from it."""
    arch = group(at, (0, 0, turn))
    stone, shade = paint("#DDB57A", 0.7), paint("#C99E63", 0.7)

    def doorway(x, wide, spring, low=0.0):
        curve = [(x + wide * math.cos(a), spring + wide * 1.1 * math.sin(a)) for a in (math.pi * i / 20 for i in range(21))]
        return [(x + wide, low), *curve, (x - wide, low)]

    front = group((0, 0.4, 0.3), _UPRIGHT, arch)
    walls = [(-1.1, 0), (1.1, 0), (1.1, 1.55), (-1.1, 1.55)]
    slab([walls, doorway(0, 0.36, 0.72, 0.001), doorway(-0.78, 0.17, 0.5, 0.001), doorway(0.78, 0.17, 0.5, 0.001)], 0.8, stone, parent=front, bevel=0.01)
    box((2.34, 0.94, 0.1), shade, (0, 0, 1.42), parent=arch, bevel=0.02)
    box((2.34, 0.94, 0.1), shade, (0, 0, 1.82), parent=arch, bevel=0.02)
    boxes([((0.1, 0.08, 0.14), (-1.05 + 0.21 * i, -0.42, 1.98)) for i in range(11)], stone, parent=arch, bevel=0.02)
    for x in (-1.02, -0.48, 0.48, 1.02):
        for y in (-0.34, 0.34):
            lathe([(0.12, 0), (0.12, 1.72), (0.15, 1.74), (0.15, 1.8), (0.1, 1.82), (0.1, 1.98), (0.13, 2.0), (0.11, 2.1), (0.04, 2.2), (0.001, 2.24)], stone, (x, y, 0.28), parent=arch, sides=24)
    sphere(0.36, shade, (0, 0, 1.9), parent=arch, stretch=(1, 0.9, 0.85))
    for i in range(6):
        box((2.6 + 0.26 * i, 0.9 + 0.3, 0.12), paint("stone", 0.75), (0, -0.34 - 0.2 * i, 0.24 - 0.11 * i), parent=arch, bevel=0.02)


def mumbai(dark):
    """The chandler's house with its stairs, the gulmohar, the gateway steps, a boat."""
    top = isle((-6.7, 0.3), 3.25, 47, height=0.42, stretch=(1.3, 0.72))
    house = group((-7.75, 0.75, top - 0.02), (0, 0, -5))
    about_us.shop(house)
    about_us.upper_floor(house)
    about_us.stairs(house)
    gulmohar((-9.95, 0.45, top - 0.02), 1.12)
    gateway((-3.85, -0.35, top - 0.1), 6)
    palm((-5.0, 1.5, top), 1.75, 8, lean=(0.25, 0.05))
    for x, y, colour in ((-9.2, -0.85, "marigold"), (-8.9, -1.0, "lagoon")):
        cylinder(0.16, 0.3, paint(colour, 0.5), (x, y, top - 0.01), bevel=0.02)
    bush((-9.5, -0.5, top), 0.8, 4)
    rock((-6.1, -1.35, top - 0.05), 0.6, 6)
    dinghy((-3.2, -2.5, -0.12), (0, 0, 160), scale=0.9, hull="coral", rim="shell")
    if dark:
        for spot, strength in (((-8.6, -0.95, top + 2.2), 30), ((-7.1, -1.05, top + 2.2), 30), ((-8.1, -1.0, top + 0.9), 45), ((-5.95, 0.2, top + 2.0), 22), ((-3.85, -0.35, top + 0.7), 26)):
            lamplight(spot, strength)
        front = -about_us.DEEP / 2
        box((1.72, 0.02, 0.42), glow("#FFC978", 0.9), (-0.3, front - 0.032, 0.66), parent=house, bevel=0.005)


def window(x, y, z, lit, house, width=0.42, high=0.6):
    """A sash window with a white frame, facing the camera."""
    box((width + 0.12, 0.06, high + 0.12), paint("white", 0.45), (x, y, z - 0.06), parent=house, bevel=0.015)
    box((width, 0.06, high), glow("#FFD488", 1.15) if lit else paint("#2B5566", 0.15, coat=0.5), (x, y - 0.014, z), parent=house, bevel=0.006)
    boxes([((0.03, 0.03, high), (x, y - 0.05, z + high / 2)), ((width, 0.03, 0.035), (x, y - 0.05, z + high / 2))], paint("white", 0.45), parent=house, bevel=0.004)
    box((width + 0.2, 0.1, 0.05), paint("stone", 0.6), (x, y - 0.03, z - 0.1), parent=house, bevel=0.012)


def brick_house(at, turn, dark):
    """A brick house of two floors, 2.9 wide: slate roof, chimney, a porch with white columns, a light over the door."""
    house = group(at, (0, 0, turn))
    wide, deep, eaves, rise = 2.9, 1.9, 2.25, 0.85
    brick, joint = paint("#B5533A", 0.75), paint("#C96A4E", 0.8)
    box((wide, deep, eaves), brick, parent=house, bevel=0.02)
    rows = [((wide + 0.01, deep + 0.01, 0.012), (0, 0, 0.3 + 0.13 * k)) for k in range(15)]
    boxes(rows, joint, parent=house, bevel=0)
    box((wide + 0.08, deep + 0.08, 0.22), paint("stone", 0.7), parent=house, bevel=0.02)
    attic = group((-wide / 2 + 0.01, 0, eaves - 0.02), (90, 0, 90), house)
    slab([(-deep / 2, 0), (deep / 2, 0), (0, rise)], wide - 0.02, brick, parent=attic, bevel=0.006)
    half = deep / 2 + 0.26
    slope, angle = math.hypot(half, rise * half / (deep / 2)), math.degrees(math.atan2(rise, deep / 2))
    for side in (-1, 1):
        wing = group((0, 0, eaves + rise + 0.02), (-side * angle, 0, 0), house)
        box((wide + 0.36, slope, 0.09), paint("#35505C", 0.6), (0, side * slope / 2, -0.04), parent=wing, bevel=0.02)
        boxes([((wide + 0.37, 0.03, 0.02), (0, side * (0.2 + 0.2 * k), 0.055)) for k in range(6)], paint("#2A424D", 0.6), parent=wing, bevel=0.004)
    box((wide + 0.3, 0.08, 0.1), paint("white", 0.5), (0, -half + 0.02, eaves - 0.12), parent=house, bevel=0.02)
    chimney = group((0.95, 0.35, eaves + 0.2), parent=house)
    box((0.42, 0.36, 1.0), brick, parent=chimney, bevel=0.02)
    box((0.5, 0.44, 0.1), paint("stone", 0.6), (0, 0, 0.96), parent=chimney, bevel=0.02)
    front = -deep / 2
    for x in (-0.95, 0, 0.95):
        window(x, front, 1.42, dark, house)
    for x in (-0.95, 0.95):
        window(x, front, 0.48, dark, house)
    box((0.56, 0.07, 1.0), paint("white", 0.45), (0, front, 0.18), parent=house, bevel=0.02)
    box((0.44, 0.07, 0.92), paint("teal", 0.4, coat=0.3), (0, front - 0.015, 0.2), parent=house, bevel=0.02)
    sphere(0.03, paint("marigold", 0.3), (0.14, front - 0.07, 0.6), parent=house)
    box((1.3, 0.62, 0.1), paint("white", 0.5), (0, front - 0.28, 1.2), parent=house, bevel=0.025)
    for x in (-0.55, 0.55):
        cylinder(0.055, 1.04, paint("white", 0.45), (x, front - 0.5, 0.18), parent=house, bevel=0.01)
    for i in range(2):
        box((1.4 - 0.1 * i, 0.8 - 0.22 * i, 0.1), paint("stone", 0.7), (0, front - 0.36 + 0.1 * i, 0.1 * i - 0.02), parent=house, bevel=0.02)
    sphere(0.07, glow("#FFE2A0", 1.25) if dark else paint("shell", 0.3), (0, front - 0.12, 1.12), parent=house)
    return house


def water_tower(at):
    """A water tower on four legs, 3.7 high, its tank banded in teal."""
    tower = group(at)
    steel = paint("steel", 0.4, metal=0.3)
    for x in (-1, 1):
        for y in (-1, 1):
            bar((0.72 * x, 0.6 * y, 0), (0.42 * x, 0.36 * y, 2.0), 0.055, steel, tower)
        bar((0.7 * x, -0.58, 0.1), (-0.5 * x, -0.43, 1.5), 0.02, steel, tower)
    for z, share in ((0.75, 0.61), (1.5, 0.5)):
        corners = [(share * sx, share * 0.84 * sy, z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for a, b in zip(corners, corners[1:] + corners[:1]):
            bar(a, b, 0.026, steel, tower)
    cylinder(0.09, 2.0, steel, parent=tower, bevel=0.01)
    lathe([(0.1, 1.86), (0.55, 2.0), (0.78, 2.2), (0.8, 2.3), (0.8, 3.1), (0.001, 3.1)], paint("shell", 0.45, coat=0.2), parent=tower)
    cylinder(0.81, 0.26, paint("teal", 0.45), (0, 0, 2.55), parent=tower, bevel=0.01)
    lathe([(0.88, 3.06), (0.86, 3.12), (0.06, 3.6), (0.04, 3.7), (0.001, 3.7)], paint("coral", 0.5), parent=tower)
    tube([(0.86 * math.cos(a), 0.86 * math.sin(a), 2.2) for a in (2 * math.pi * i / 40 for i in range(40))], 0.02, paint("ink", 0.5), parent=tower, closed=True, curved=False)


def bulb_tower(at, dark):
    """The memorial of Menlo Park: a stepped pillar, a light bulb as tall as a person on it, 3.7 high."""
    tower = group(at)
    stone, shade = paint("#E4DAC6", 0.65), paint("stone", 0.7)
    for size, low, high in ((0.95, 0, 0.3), (0.74, 0.26, 0.9), (0.6, 0.85, 1.6), (0.48, 1.55, 2.15)):
        box((size, size, high - low), stone, (0, 0, low), parent=tower, bevel=0.03)
        boxes([((0.09, 0.03, high - low - 0.12), (x * size, -size / 2, (low + high) / 2)) for x in (-0.28, 0, 0.28)], shade, parent=tower, bevel=0.008)
    lathe([(0.2, 2.12), (0.22, 2.16), (0.2, 2.2), (0.22, 2.24), (0.2, 2.28), (0.22, 2.32), (0.19, 2.38), (0.001, 2.38)], paint("#D6A13A", 0.3, metal=0.4), parent=tower)
    glassy = [(0.19, 2.36), (0.22, 2.48), (0.34, 2.68), (0.46, 2.95), (0.48, 3.12), (0.44, 3.32), (0.32, 3.48), (0.16, 3.56), (0.001, 3.58)]
    if dark:
        lathe(glassy, glow("#FFDF9A", 1.25), parent=tower)
        lamplight((at[0], at[1] - 0.9, at[2] + 3.0), 60, size=0.5)
    else:
        lathe(glassy, glass("#FFF6DE", 0.04, 0.45), parent=tower)
        tube([(-0.1, 0, 2.4), (-0.13, 0, 2.95), (-0.06, 0, 3.12), (0, 0, 2.95), (0.06, 0, 3.12), (0.13, 0, 2.95), (0.1, 0, 2.4)], 0.022, glow("#FFB84A", 1.0), parent=tower)


def edison(dark):
    """The brick house, the water tower, the bulb, and what stands in a front garden of New Jersey."""
    top = isle((6.7, 0.3), 3.25, 62, height=0.42, stretch=(1.3, 0.72), grass="leaf-light")
    brick_house((6.3, 0.75, top - 0.02), 5, dark)
    water_tower((9.4, 0.9, top - 0.02))
    bulb_tower((3.6, 0.1, top - 0.02), dark)
    slab(rounded_outline([(6.1, -2.0), (6.75, -2.0), (6.6, -0.5), (6.2, -0.5)], 0.1), 0.05, paint("stone", 0.75), (0, 0, top - 0.02), bevel=0.015)
    for x, y, size, shape in ((4.55, 1.2, 1.5, "conical"), (8.1, 1.25, 1.6, "round"), (10.6, 0.3, 1.1, "conical"), (5.0, 1.5, 1.2, "conical")):
        tree((x, y, top - 0.02), size, shape, int(size * 10))
    for x in (4.75, 7.7):
        bush((x, -0.35, top - 0.02), 0.75, int(x * 7))
    for x in (*[7.2 + 0.2 * i for i in range(9)], *[4.2 + 0.2 * i for i in range(8)]):
        box((0.1, 0.04, 0.36), paint("white", 0.5), (x, -1.25, top - 0.02), bevel=0.012)
    for low, long in ((7.1, 1.9), (4.1, 1.7)):
        boxes([((long, 0.03, 0.05), (low + long / 2, -1.23, top + z)) for z in (0.1, 0.24)], paint("white", 0.5), bevel=0.008)
    post = group((7.0, -1.5, top - 0.02))
    cylinder(0.035, 0.5, paint("wood", 0.6), parent=post, bevel=0.005)
    box((0.2, 0.4, 0.22), paint("blue", 0.4), (0, 0, 0.48), parent=post, bevel=0.08)
    box((0.02, 0.1, 0.16), paint("coral", 0.4), (0.11, 0.05, 0.66), parent=post, bevel=0.005)
    dinghy((3.6, -2.6, -0.12), (0, 0, 24), scale=0.85, hull="shell", rim="teal")
    if dark:
        for spot, strength in (((6.35, -0.75, top + 1.0), 40), ((5.35, -0.85, top + 1.3), 24), ((7.3, -0.65, top + 1.3), 24)):
            lamplight(spot, strength)


def light(stage, dark):
    """A small lighthouse on its rock, far out in the left half."""
    x, y = stage.on_water(0.415, 2.1)
    top = isle((x, y), 1.3, 31, height=0.3, rings=((0.3, "lagoon"), (0.8, "ring")))
    tower = group((x, y, top), scale=1.5)
    lathe([(0.44, 0), (0.4, 0.1), (0.27, 1.5), (0.25, 1.52), (0.001, 1.52)], paint("shell", 0.4, coat=0.2), parent=tower)
    lathe([(0.375, 0.62), (0.33, 0.98)], paint("coral", 0.45), parent=tower)
    cylinder(0.38, 0.09, paint("ink", 0.45), (0, 0, 1.5), parent=tower, bevel=0.03)
    cylinder(0.2, 0.36, glow("#FFE6A6", 1.6) if dark else glass("glass", 0.05, 0.5), (0, 0, 1.58), parent=tower, bevel=0.02)
    lathe([(0.32, 1.94), (0.3, 1.98), (0.06, 2.2), (0.03, 2.26), (0.001, 2.27)], paint("coral", 0.4, coat=0.3), parent=tower)


def build(stage, dark=False):
    if dark:
        night(stage)
    mumbai(dark)
    edison(dark)
    light(stage, dark)
    far_isles(stage, ((0.03, 2.7, 1.6), (0.13, 4.5, 2.6), (0.335, 3.4, 1.5), (0.62, 4.2, 2.2), (0.66, 2.9, 1.2), (0.9, 4.8, 2.6), (0.975, 2.6, 1.4)), seed=52)
