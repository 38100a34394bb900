"""Things that many scenes need. All stand on `at`, face the camera (-y) and take turn=(x, y, z) degrees, parent=None
and scale=1; each returns the group that holds it. Sizes in the docstrings are metres at scale 1."""

import math
import random

import bpy

from .paint import as_paint, glow, paint
from .solids import bar, box, boxes, cone, cylinder, group, lathe, mesh_of, rounded_rectangle, screen_panel, slab
from .solids import sphere, text, tube

_UPRIGHT = (90, 0, 0)


def _metal():
    return paint("silver", 0.32, metal=0.3)


def _panel(path, width, height, radius, thickness, body, parent, rim=0.06):
    """A display in a body: front at z 0 and facing +z, the body behind it."""
    outline = rounded_rectangle(width + 2 * rim, height + 2 * rim, radius + rim)
    slab(outline, thickness, body, (0, 0, -thickness - 0.004), parent=parent, bevel=min(0.04, thickness * 0.45))
    return screen_panel(path, width, height, radius, parent=parent)


# ---------------------------------------------------------------- devices


def _keys(parent):
    """Five rows of keys, the last with a space bar."""
    blocks = []
    for row in range(5):
        for column in range(14):
            if row == 4 and 4 <= column <= 9:
                continue
            blocks.append(((0.2, 0.165, 0.03), (-1.515 + column * 0.233, 0.80 - row * 0.21, 0)))
    blocks.append(((1.365, 0.165, 0.03), (0, -0.04, 0)))
    boxes(blocks, paint("ink", 0.5), (0, 0, 0.128), parent=parent, bevel=0.012)


def laptop(screen, at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, lid=108):
    """An open laptop, 3.6 wide, 2.4 deep, 2.4 high; `lid` is its angle in degrees, `screen` a path from screen()."""
    device = group(at, turn, parent, scale)
    width, depth, height = 3.6, 2.4, 2.38
    slab(rounded_rectangle(width, depth, 0.16), 0.11, _metal(), parent=device, bevel=0.035)
    slab(rounded_rectangle(width - 0.3, 1.2, 0.06), 0.02, paint("#B4C3C4", 0.5), (0, 0.38, 0.098), parent=device, bevel=0.006)
    _keys(device)
    slab(rounded_rectangle(1.2, 0.66, 0.07), 0.012, paint("#C6D1D1", 0.35), (0, -0.72, 0.104), parent=device, bevel=0.004)
    hinge = group((0, depth / 2 - 0.05, 0.1), (180 - lid, 0, 0), device)
    slab(rounded_rectangle(width, height, 0.16), 0.075, _metal(), (0, height / 2, -0.0375), parent=hinge, bevel=0.03)
    slab(rounded_rectangle(width - 0.05, height - 0.05, 0.14), 0.012, paint("screen", 0.25), (0, height / 2, 0.034), parent=hinge, bevel=0.003)
    shown = width - 0.2
    screen_panel(screen, shown, shown * 10 / 16, 0.07, (0, height / 2 + 0.01, 0.0485), parent=hinge)
    cylinder(0.055, width * 0.82, paint("steel", 0.35, metal=0.4), (-width * 0.41, 0, 0), (0, 90, 0), hinge, 0.01)
    return device


def monitor(screen, at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0):
    """A desktop display on its foot, 4.2 wide, 3.5 high."""
    device = group(at, turn, parent, scale)
    slab(rounded_rectangle(1.5, 1.0, 0.2), 0.07, _metal(), (0, 0.1, 0), parent=device, bevel=0.03)
    box((0.42, 0.12, 1.2), _metal(), (0, 0.25, 0.05), parent=device, bevel=0.04)
    front = group((0, 0, 2.05), _UPRIGHT, device)
    slab(rounded_rectangle(4.2, 2.72, 0.16), 0.13, _metal(), (0, 0, -0.15), parent=front, bevel=0.045)
    slab(rounded_rectangle(4.14, 2.66, 0.14), 0.012, paint("screen", 0.25), (0, 0, -0.024), parent=front, bevel=0.003)
    screen_panel(screen, 4.0, 2.5, 0.08, (0, 0.0, -0.008), parent=front)
    return device


def phone(screen, at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, colour="ink"):
    """A phone standing upright, 1.06 wide, 2.2 high; lean it with turn=(-12, 0, 0)."""
    device = group(at, turn, parent, scale)
    front = group((0, 0, 1.1), _UPRIGHT, device)
    slab(rounded_rectangle(1.06, 2.2, 0.19), 0.11, paint(colour, 0.3, coat=0.4), (0, 0, -0.12), parent=front, bevel=0.045)
    slab(rounded_rectangle(1.02, 2.16, 0.17), 0.01, paint("screen", 0.25), (0, 0, -0.018), parent=front, bevel=0.003)
    screen_panel(screen, 0.96, 2.09, 0.14, (0, 0, -0.005), parent=front)
    boxes([((0.03, 0.26, 0.05), (0.535, 0.35, -0.065)), ((0.03, 0.16, 0.05), (-0.535, 0.45, -0.065))], paint("steel", 0.35), parent=front)
    return device


def tablet(screen, at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, colour="silver"):
    """A tablet standing upright, 2.9 wide, 2.0 high; lean it with turn=(-15, 0, 0)."""
    device = group(at, turn, parent, scale)
    front = group((0, 0, 1.0), _UPRIGHT, device)
    slab(rounded_rectangle(2.9, 2.0, 0.17), 0.1, paint(colour, 0.32, metal=0.3), (0, 0, -0.11), parent=front, bevel=0.04)
    slab(rounded_rectangle(2.86, 1.96, 0.15), 0.01, paint("screen", 0.25), (0, 0, -0.018), parent=front, bevel=0.003)
    screen_panel(screen, 2.7, 1.8, 0.07, (0, 0, -0.005), parent=front)
    return device


def card(screen, width=2.2, at=(0, 0, 0), turn=(0, 0, 0), parent=None, thickness=0.09, body="shell", proportion=None):
    """A floating interface card round `at` (its middle), facing the camera. Its height follows the picture, or
    `proportion` = width / height."""
    if proportion is None:
        pixels = bpy.data.images.load(screen, check_existing=True).size
        proportion = pixels[0] / pixels[1]
    height = width / proportion
    holder = group(at, turn, parent)
    front = group((0, 0, 0), _UPRIGHT, holder)
    radius = min(0.17, height * 0.22)
    _panel(screen, width, height, radius, thickness, paint(body, 0.35, coat=0.3), front, rim=0.035)
    return holder


# ---------------------------------------------------------------- money and security


def coin(symbol="₹", radius=0.4, at=(0, 0, 0), turn=(0, 0, 0), parent=None, colour="marigold", thickness=None):
    """A coin lying on `at`, its symbol up; turn=(74, 0, -25) shows it to the camera. An empty symbol leaves it plain.
    The symbol is sharp-edged, dark and nearly flat, so that it stays readable on 30 pixels."""
    thickness = thickness or radius * 0.27
    holder = group(at, turn, parent)
    face, rim = thickness * 0.88, radius * 0.86
    edge = thickness * 0.2
    profile = [(radius - edge, 0), (radius, edge), (radius, thickness - edge), (radius - edge, thickness), (rim, thickness), (rim - edge * 0.5, face), (0.001, face)]
    lathe(profile, paint(colour, 0.3, coat=0.5), parent=holder, sides=96)
    slab(_circle(rim - edge * 0.6), 0.012, paint("gold", 0.4, coat=0.2), (0, 0, face - 0.006), parent=holder, bevel=0.002)
    if symbol:
        text(symbol, radius * 1.5, paint("bronze", 0.55), (0, 0, face + 0.01), parent=holder, depth=0.02)
    return holder


def _circle(radius, sides=96):
    angles = (2 * math.pi * side / sides for side in range(sides))
    return [(radius * math.cos(a), radius * math.sin(a)) for a in angles]


def coin_stack(count, symbol="", radius=0.34, at=(0, 0, 0), turn=(0, 0, 0), parent=None, seed=0, colour="marigold"):
    """A slightly uneven pile of `count` coins. `symbol` would be on the top one, which the camera sees too flat to read;
    lean a coin against the pile instead."""
    chance = random.Random(seed)
    holder = group(at, turn, parent)
    step = radius * 0.3
    for i in range(count):
        top = i == count - 1
        spot = (chance.uniform(-0.03, 0.03) * radius * 2, chance.uniform(-0.03, 0.03) * radius * 2, i * step)
        coin(symbol if top else "", radius, spot, (0, 0, chance.uniform(-12, 12)), holder, colour, step * 0.97)
    return holder


def padlock(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, colour="marigold"):
    """A closed padlock, 1.0 wide, 1.45 high."""
    holder = group(at, turn, parent, scale)
    front = group((0, 0, 0.42), _UPRIGHT, holder)
    arc = [(0.29 * math.cos(a), 0.4 + 0.5 + 0.29 * math.sin(a) - 0.12, 0) for a in (math.pi * (1 - i / 24) for i in range(25))]
    tube([(-0.29, 0.35, 0), *arc, (0.29, 0.35, 0)], 0.085, paint("silver", 0.25, metal=0.4), parent=front, curved=False)
    slab(rounded_rectangle(1.0, 0.84, 0.17), 0.36, paint(colour, 0.32, coat=0.5), (0, 0, -0.18), parent=front, bevel=0.07)
    cylinder(0.1, 0.02, paint("ink", 0.4), (0, 0.06, 0.175), parent=front, bevel=0.005)
    slab(rounded_rectangle(0.085, 0.28, 0.04), 0.02, paint("ink", 0.4), (0, -0.1, 0.175), parent=front, bevel=0.005)
    return holder


# ---------------------------------------------------------------- machines


def server_rack(units=6, at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, colour="ink"):
    """A server cabinet, 0.95 wide, 0.8 deep, 0.27 high for each of its `units`, plus its frame."""
    holder = group(at, turn, parent, scale)
    height = 0.27 * units + 0.16
    box((0.95, 0.8, height), paint(colour, 0.4, coat=0.2), parent=holder, bevel=0.06)
    for i in range(units):
        low = 0.1 + 0.27 * i
        box((0.8, 0.05, 0.2), paint("night" if colour == "ink" else "mist", 0.45), (0, -0.4, low), parent=holder, bevel=0.02)
        slots = [((0.02, 0.02, 0.1), (0.02 + 0.05 * k, -0.428, low + 0.1)) for k in range(7)]
        boxes(slots, paint("screen", 0.5), parent=holder, bevel=0.004)
        for k, light in enumerate(("lagoon", "marigold", "coral")):
            if (i + k) % 3:
                sphere(0.024, glow(light, 1.1), (-0.31 + 0.09 * k, -0.425, low + 0.1), parent=holder)
    return holder


def gear(at=(0, 0, 0), turn=(0, 0, 0), parent=None, radius=0.6, thickness=0.2, teeth=10, colour="marigold"):
    """A gear wheel lying on `at` with a hole in its middle; turn=(90, 0, 0) shows its face to the camera."""
    outline = []
    for tooth in range(teeth):
        for share, r in ((0.0, 0.82), (0.24, 0.82), (0.32, 1.0), (0.62, 1.0), (0.70, 0.82)):
            angle = 2 * math.pi * (tooth + share) / teeth
            outline.append((radius * r * math.cos(angle), radius * r * math.sin(angle)))
    hole = list(reversed(_circle(radius * 0.32, 48)))
    holder = group(at, turn, parent)
    slab([outline, hole], thickness, paint(colour, 0.35, coat=0.3), parent=holder, bevel=0.025)
    return holder


def solar_panel(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, tilt=28):
    """A solar module on its stand, 1.6 wide, its cells tilted towards the camera."""
    holder = group(at, turn, parent, scale)
    for x in (-0.5, 0.5):
        bar((x, 0.28, 0), (x, 0.28, 0.6), 0.035, paint("steel", 0.4), holder)
        bar((x, -0.32, 0), (x, -0.32, 0.24), 0.035, paint("steel", 0.4), holder)
    plate = group((0, -0.02, 0.42), (tilt, 0, 0), holder)
    box((1.6, 1.0, 0.06), paint("shell", 0.35), (0, 0, 0), parent=plate, bevel=0.02)
    cells = [((0.235, 0.215, 0.012), (-0.615 + 0.246 * i, -0.345 + 0.23 * j, 0.064)) for i in range(6) for j in range(4)]
    boxes(cells, paint("#0F4C6B", 0.2, coat=0.6), parent=plate, bevel=0.005)
    return holder


# ---------------------------------------------------------------- freight


def _ribs(length, width, height):
    blocks = [((length - 0.02, width - 0.04, height - 0.03), (0, 0, 0))]
    for i in range(13):
        x = -length / 2 + 0.08 + (length - 0.16) * i / 12
        blocks += [((0.042, 0.03, height - 0.11), (x, side * (width / 2 - 0.018), 0)) for side in (-1, 1)]
    for i in range(5):
        y = -width / 2 + 0.075 + (width - 0.15) * i / 4
        blocks += [((0.02, 0.035, height - 0.11), (side * (length / 2 - 0.008), y, 0)) for side in (-1, 1)]
    for x in (-1, 1):
        for y in (-1, 1):
            blocks.append(((0.055, 0.055, height), (x * (length / 2 - 0.02), y * (width / 2 - 0.02), 0)))
    for z in (-1, 1):
        for y in (-1, 1):
            blocks.append(((length - 0.02, 0.05, 0.05), (0, y * (width / 2 - 0.02), z * (height / 2 - 0.025))))
        for x in (-1, 1):
            blocks.append(((0.05, width - 0.02, 0.05), (x * (length / 2 - 0.02), 0, z * (height / 2 - 0.025))))
    return blocks


def container(colour="coral", at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0):
    """A corrugated freight container, 1.2 long (x), 0.48 wide, 0.5 high; stack them 0.515 apart."""
    holder = group(at, turn, parent, scale)
    boxes(_ribs(1.2, 0.48, 0.5), paint(colour, 0.42, coat=0.15), (0, 0, 0.25), parent=holder, bevel=0.008)
    return holder


def crate(at=(0, 0, 0), turn=(0, 0, 0), parent=None, size=0.6, colour="wood"):
    """A cardboard box with tape across its top, `size` wide."""
    holder = group(at, turn, parent)
    height = size * 0.8
    box((size, size, height), paint(colour, 0.65), parent=holder, bevel=0.025)
    box((size * 0.18, size + 0.006, 0.02), paint("sand", 0.5), (0, 0, height - 0.014), parent=holder, bevel=0.004)
    for side in (-1, 1):
        box((size * 0.18, 0.012, size * 0.22), paint("sand", 0.5), (0, side * size / 2, height * 0.72), parent=holder, bevel=0.003)
    return holder


def _wheel(radius, width, at, parent):
    cylinder(radius, width, paint("ink", 0.6), at, (90, 0, 0), parent, 0.03)
    cylinder(radius * 0.5, width + 0.02, paint("silver", 0.35), (at[0], at[1] + 0.01, at[2]), (90, 0, 0), parent, 0.01)


def truck(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, cab="coral", cargo="shell"):
    """A delivery lorry driving along +x, 2.7 long, 0.9 wide, 1.35 high."""
    holder = group(at, turn, parent, scale)
    box((2.5, 0.7, 0.14), paint("ink", 0.5), (0, 0, 0.24), parent=holder, bevel=0.03)
    box((1.75, 0.9, 0.98), paint(cargo, 0.4, coat=0.2), (-0.42, 0, 0.37), parent=holder, bevel=0.06)
    side = [(0, 0), (0.82, 0), (0.82, 0.4), (0.6, 0.84), (0, 0.84)]
    front = group((0.52, 0.43, 0.3), _UPRIGHT, holder)
    slab(side, 0.86, paint(cab, 0.35, coat=0.4), parent=front, bevel=0.06)
    for y in (-0.434, 0.434):
        window = [(0.3, 0.44), (0.68, 0.44), (0.52, 0.75), (0.3, 0.75)]
        pane = group((0.52, y + 0.01, 0.3), _UPRIGHT, holder)
        slab(window, 0.02, paint("ink", 0.15, coat=0.6), parent=pane, bevel=0.006)
    windscreen = group((1.243, 0, 0.915), (0, 63.4, 0), holder)
    box((0.36, 0.66, 0.02), paint("ink", 0.15, coat=0.6), (0, 0, -0.004), parent=windscreen, bevel=0.006)
    for x in (-0.95, -0.35, 0.9):
        for y in (-0.28, 0.46):
            _wheel(0.22, 0.18, (x, y, 0.22), holder)
    for y in (-0.3, 0.3):
        sphere(0.05, glow("shell", 1.0), (1.33, y, 0.46), parent=holder, stretch=(0.5, 1, 1))
    return holder


def _deck_line(length, beam, bow, stern):
    """Half the outline of a ship's deck, from stern to bow."""
    points = []
    for i in range(29):
        u = i / 28
        x = -length / 2 * stern + u * length / 2 * (stern + bow)
        narrow = 1 - max(0, (u - 0.62) / 0.38) ** 2.3
        points.append((x, max(0, beam / 2 * narrow * (1 - 0.22 * max(0, (0.12 - u) / 0.12) ** 2))))
    return points


def _hull_ring(length, beam, bow, stern):
    half = _deck_line(length, beam, bow, stern)
    return [(x, -y) for x, y in half] + [(x, y) for x, y in reversed(half[:-1])]


def _hull(low, high, paint_, parent, length=7.4, beam=1.9):
    """A stretch of hull; low and high are (z, share of the beam, bow, stern)."""
    rings = [[(x, y, z) for x, y in _hull_ring(length, beam * share, bow, stern)] for z, share, bow, stern in (low, high)]
    count = len(rings[0])
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    mesh_of(rings[0] + rings[1], faces, paint_, parent=parent)


def ship(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, cargo=((2, 2, 2), (3, 3, 3), (3, 3, 3), (1, 2, 2)), seed=3, hull="ink"):
    """A container ship afloat, bow at +x, 7.4 long, 1.9 wide. `cargo` gives the height of the piles: four bays from
    the bridge to the bow, each with three rows from the near side."""
    chance = random.Random(seed)
    vessel = group(at, turn, parent, scale)
    _hull((-0.4, 0.93, 0.9, 0.944), (0.16, 0.97, 0.935, 0.966), paint("coral", 0.38, coat=0.35), vessel)
    _hull((0.15, 0.972, 0.936, 0.966), (0.235, 0.98, 0.94, 0.97), paint("shell", 0.38), vessel)
    _hull((0.23, 0.98, 0.94, 0.97), (0.98, 1.0, 1.06, 1.0), paint(hull, 0.35, coat=0.4), vessel)
    _hull((0.96, 0.94, 1.0, 0.98), (1.04, 0.94, 1.0, 0.98), paint("shell", 0.45), vessel)
    colours = ("coral", "marigold", "teal", "shell", "lagoon", "night", "coral", "shell")
    for bay, rows in enumerate(cargo):
        for row, height in enumerate(rows):
            for level in range(height):
                spot = (-1.3 + bay * 1.24, -0.53 + row * 0.53, 1.04 + level * 0.515)
                container(chance.choice(colours), spot, parent=vessel)
    _bridge(vessel)
    for spread, colour, level in ((0.36, "ring", 0.0), (0.14, "foam", 0.02)):
        slab(_hull_ring(7.4, 1.88, 0.95, 0.97), 0.03, colour, (0, 0, level), parent=vessel, bevel=0.012, grow=spread)
    return vessel


def _bridge(vessel):
    x = -2.75
    box((0.95, 1.5, 1.2), paint("shell", 0.4), (x, 0, 1.02), parent=vessel, bevel=0.08)
    box((0.8, 1.7, 0.44), paint("shell", 0.4), (x, 0, 2.16), parent=vessel, bevel=0.09)
    box((0.83, 1.73, 0.17), paint("ink", 0.12, coat=0.6), (x, 0, 2.32), parent=vessel, bevel=0.03)
    box((0.9, 1.9, 0.09), paint("coral", 0.4), (x - 0.02, 0, 2.58), parent=vessel, bevel=0.04)
    panes = [((0.04, 0.15, 0.15), (x + 0.475, -0.52 + 0.26 * i, 1.86)) for i in range(5)]
    panes += [((0.15, 0.04, 0.15), (x - 0.26 + 0.26 * i, -0.75, z)) for i in range(3) for z in (1.5, 1.86)]
    boxes(panes, paint("ink", 0.15, coat=0.4), parent=vessel, bevel=0.015)
    box((0.5, 0.9, 0.6), paint("shell", 0.4), (x - 0.6, 0, 1.0), parent=vessel, bevel=0.07)
    cylinder(0.2, 0.9, paint("coral", 0.4), (x - 0.62, 0, 1.5), parent=vessel, bevel=0.04)
    cylinder(0.205, 0.16, paint("shell", 0.4), (x - 0.62, 0, 2.05), parent=vessel, bevel=0.02)
    bar((x, 0, 2.6), (x, 0, 3.3), 0.025, paint("shell", 0.4), vessel)


# ---------------------------------------------------------------- paper and things to write with


def paper_sheet(at=(0, 0, 0), turn=(0, 0, 0), parent=None, width=0.9, lines=6, paint_="shell", accent="coral"):
    """A sheet lying on `at` with a heading bar and grey text lines; turn=(90, 0, 0) shows it to the camera."""
    holder = group(at, turn, parent)
    height = width * 1.36
    slab(rounded_rectangle(width, height, 0.05), 0.025, paint(paint_, 0.6), parent=holder, bevel=0.008)
    left, top = -width * 0.37, height * 0.36
    boxes([((width * 0.4, 0.075, 0.012), (left + width * 0.2, top, 0.025))], paint(accent, 0.5), parent=holder, bevel=0.004)
    rows = []
    for i in range(lines):
        share = (0.74, 0.66, 0.74, 0.5)[i % 4] * width
        rows.append(((share, 0.035, 0.01), (left + share / 2, top - 0.17 - i * (height * 0.68 / lines), 0.025)))
    boxes(rows, paint("foam", 0.6), parent=holder, bevel=0.003)
    return holder


def paper_stack(count=8, at=(0, 0, 0), turn=(0, 0, 0), parent=None, width=0.9, seed=0):
    """A pile of sheets, a little uneven, with a printed one on top."""
    chance = random.Random(seed)
    holder = group(at, turn, parent)
    for i in range(count - 1):
        tint = paint("shell" if i % 2 else "#F1E8DA", 0.6)
        spot, skew = (chance.uniform(-0.02, 0.02), chance.uniform(-0.02, 0.02), i * 0.035), chance.uniform(-4, 4)
        slab(rounded_rectangle(width, width * 1.36, 0.05), 0.033, tint, spot, (0, 0, skew), holder, 0.01)
    paper_sheet((0, 0, (count - 1) * 0.035), (0, 0, 1.5), holder, width)
    return holder


def pencil(at=(0, 0, 0), turn=(0, 0, 0), parent=None, length=1.6, colour="marigold"):
    """A pencil upright on its end, point up; turn=(0, 90, a) lays it down pointing along the turned +x axis."""
    holder = group(at, turn, parent)
    r, body = 0.09, length * 0.78
    cylinder(r, 0.16, paint("coral", 0.6), parent=holder, bevel=0.04, sides=48)
    cylinder(r * 1.06, 0.1, paint("steel", 0.3, metal=0.5), (0, 0, 0.13), parent=holder, bevel=0.01)
    cylinder(r, body - 0.2, paint(colour, 0.35, coat=0.4), (0, 0, 0.22), parent=holder, bevel=0.005, sides=6)
    cone(r * 0.97, 0.035, length * 0.15, paint("sand", 0.6), (0, 0, body + 0.02), parent=holder, bevel=0.002)
    cone(0.035, 0.006, 0.085, paint("ink", 0.5), (0, 0, body + 0.02 + length * 0.15), parent=holder, bevel=0)
    return holder


# ---------------------------------------------------------------- buildings and street


def building(width=1.4, depth=1.2, floors=4, windows=4, at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, colour="shell", trim="coral", floor_height=0.46):
    """A block of flats or offices with a flat roof; `windows` a floor on its front, fewer on its sides, a door below."""
    holder = group(at, turn, parent, scale)
    height = floors * floor_height + 0.2
    box((width, depth, height), paint(colour, 0.5), parent=holder, bevel=0.05)
    slab(rounded_rectangle(width + 0.12, depth + 0.12, 0.08), 0.1, paint(trim, 0.45), (0, 0, height - 0.02), parent=holder, bevel=0.03)
    panes = []
    for floor in range(1, floors):
        z = 0.12 + floor_height * (floor + 0.5)
        panes += _pane_row(windows, width, -depth / 2, z, floor_height)
    sides = max(1, round(windows * depth / width))
    for floor in range(floors):
        z = 0.12 + floor_height * (floor + 0.5)
        for side in (-1, 1):
            row = _pane_row(sides, depth, 0, z, floor_height)
            panes += [((s[1], s[0], s[2]), (side * width / 2, m[0], m[2])) for s, m in row]
    for i in (-1, 1):
        if windows > 2:
            panes.append(((width * 0.22, 0.05, floor_height * 0.55), (i * width * 0.29, -depth / 2, 0.12 + floor_height * 0.5)))
    boxes(panes, paint("teal", 0.18, coat=0.5), parent=holder, bevel=0.012)
    box((width * 0.2, 0.06, floor_height * 0.95), paint("ink", 0.3), (0, -depth / 2, 0), parent=holder, bevel=0.02)
    box((width * 0.32, 0.2, 0.05), paint(trim, 0.45), (0, -depth / 2 - 0.06, floor_height * 1.02), parent=holder, bevel=0.02)
    return holder


def _pane_row(count, width, y, z, floor_height):
    """Windows of one floor: list of (size, middle)."""
    pitch = width * 0.86 / count
    return [((pitch * 0.62, 0.05, floor_height * 0.55), ((i - (count - 1) / 2) * pitch, y, z)) for i in range(count)]


def house(width=1.2, depth=1.0, at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, colour="shell", roof="coral"):
    """A small house with a gabled roof, its gable at the sides, about 1.25 high."""
    holder = group(at, turn, parent, scale)
    wall = 0.68
    box((width, depth, wall), paint(colour, 0.5), parent=holder, bevel=0.03)
    half, rise = depth / 2, depth * 0.42
    gable = [(-half, 0), (half, 0), (0, rise)]
    attic = group((-width / 2 + 0.01, 0, wall - 0.03), (90, 0, 90), holder)
    slab(gable, width - 0.02, paint(colour, 0.5), parent=attic, bevel=0.01)
    slope = math.hypot(half, rise) + 0.12
    angle = math.degrees(math.atan2(rise, half))
    for side in (-1, 1):
        ridge = group((0, 0, wall + rise), (-side * angle, 0, 0), holder)
        box((width + 0.2, slope, 0.08), paint(roof, 0.45), (0, side * slope / 2, -0.03), parent=ridge, bevel=0.03)
    box((0.24, 0.05, 0.44), paint("teal", 0.35), (-width * 0.22, -depth / 2, 0.0), parent=holder, bevel=0.02)
    boxes([((0.3, 0.05, 0.26), (width * 0.2, -depth / 2, 0.36))], paint("ink", 0.15, coat=0.6), parent=holder, bevel=0.012)
    return holder


def flag(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, colour="coral", height=1.8):
    """A pennant waving on its pole, `height` high."""
    holder = group(at, turn, parent, scale)
    cylinder(0.03, height, paint("shell", 0.4), parent=holder, bevel=0.008)
    sphere(0.055, paint("marigold", 0.3, coat=0.5), (0, 0, height + 0.02), parent=holder)
    vertices, faces, steps = [], [], 16
    for i in range(steps + 1):
        u = i / steps
        wave = 0.07 * math.sin(u * 5.2) * u**0.5
        for y in (-0.014, 0.014):
            for z in (height - 0.52, height - 0.04):
                vertices.append((0.02 + u * 0.8, wave + y, z - 0.05 * u))
    for i in range(steps):
        a, b = 4 * i, 4 * i + 4
        faces += [(a, b, b + 1, a + 1), (a + 2, a + 3, b + 3, b + 2), (a + 1, b + 1, b + 3, a + 3), (a, a + 2, b + 2, b)]
    faces += [(0, 1, 3, 2), (4 * steps, 4 * steps + 2, 4 * steps + 3, 4 * steps + 1)]
    mesh_of(vertices, faces, paint(colour, 0.55), parent=holder)
    return holder


def lamp(at=(0, 0, 0), turn=(0, 0, 0), parent=None, scale=1.0, colour="ink"):
    """A street lamp with a round globe, 1.7 high."""
    holder = group(at, turn, parent, scale)
    lathe([(0.13, 0), (0.13, 0.05), (0.06, 0.1), (0.035, 0.16), (0.03, 1.4), (0.07, 1.44), (0.07, 1.47), (0.001, 1.47)], paint(colour, 0.4), parent=holder)
    sphere(0.15, glow("#FFE9C2", 1.15), (0, 0, 1.58), parent=holder)
    return holder


def plinth(radius, height=0.22, at=(0, 0, 0), parent=None, colour="shell", top=None):
    """A round stand with soft rims; `top` adds a second, smaller step in another colour."""
    holder = group(at, parent=parent)
    cylinder(radius, height, as_paint(colour), parent=holder, bevel=height * 0.35, sides=128)
    if top:
        cylinder(radius * 0.84, height * 0.7, as_paint(top), (0, 0, height - 0.01), parent=holder, bevel=height * 0.25, sides=128)
    return holder
