"""Request a quote: the isle is measured round its waist with a tailor's tape, and the estimate stands on it in writing."""

import math

from kit.isle import coast, far_isles, isle
from kit.nature import palm
from kit.paint import paint
from kit.props import pencil
from kit.solids import bar, box, boxes, cone, cylinder, group, mesh_of, rounded_rectangle, slab, sphere, text, tube

SHOTS = {
    "card": {
        "picture": "content/pages/request-quote.webp",
        "view": "cut-out",
        "centre": (0, 0, 1.7),
        "size": 6.2,
    },
}

COAST = (2.7, 21, 0.05, (1.12, 0.82))
MIDDLE = (0, 0.15)
LOW, WIDE = 0.3, 0.34


def tape_line():
    """The tape seen from above: (x, y) every few centimetres, once round the isle and into a curl at its near right."""
    line = coast(*COAST)
    count = len(line)
    start = round(count * 302 / 360)
    ring = [line[(start + i) % count] for i in range(count + 1)]
    loop = []
    for i, (x, y) in enumerate(ring):
        (ax, ay), (bx, by) = line[(start + i - 1) % count], line[(start + i + 1) % count]
        long = math.hypot(bx - ax, by - ay)
        off = 0.02 + 0.05 * max(0, i / count - 0.9) / 0.1
        loop.append((MIDDLE[0] + x + off * (by - ay) / long, MIDDLE[1] + y - off * (bx - ax) / long))
    (ax, ay), (x, y) = loop[-2], loop[-1]
    turn, radius = math.atan2(y - ay, x - ax), 1.5
    while radius > 0.2:
        turn -= 0.06 / radius
        x, y = x + 0.06 * math.cos(turn), y + 0.06 * math.sin(turn)
        loop.append((x, y))
        radius *= 0.968
    return loop


def tape():
    """The tape on edge, its marks on both sides, a figure at each tenth mark and a brass end."""
    line = tape_line()
    vertices = [(x, y, z) for x, y in line for z in (LOW, LOW + WIDE)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    band = mesh_of(vertices, faces, paint("marigold", 0.42, coat=0.25))
    thick = band.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.016, 0
    ink, gone, mark = paint("ink", 0.55), 0.0, 0
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        gone += math.hypot(bx - ax, by - ay)
        if gone < 0.1:
            continue
        gone, mark = 0.0, mark + 1
        turn = math.degrees(math.atan2(by - ay, bx - ax))
        spot = group((bx, by, LOW), (0, 0, turn))
        high = 0.24 if mark % 10 == 0 else 0.16 if mark % 5 == 0 else 0.1
        box((0.018, 0.022, high), ink, (0, 0, WIDE - high - 0.012), parent=spot, bevel=0)
        if mark % 10 == 5:
            face = group((0, -0.0095, 0.1), (90, 0, 0), spot)
            text(str(mark // 10 + 1), 0.15, ink, parent=face, depth=0.006)
    (ax, ay), (x, y) = line[-2:]
    end = group((x, y, LOW - 0.01), (0, 0, math.degrees(math.atan2(y - ay, x - ax))))
    box((0.14, 0.04, WIDE + 0.02), paint("gold", 0.25, coat=0.3, metal=0.4), parent=end, bevel=0.012)


def estimate(at, turn, scale):
    """A clipboard, 2.15 wide and 2.85 high at scale 1, leaning back on its stay: five functions, each with its price, and the sum."""
    board = group(at, (0, 0, turn), scale=scale)
    bar((0, 1.05, 0.0), (0, 0.42, 1.9), 0.05, paint("bark", 0.6), board)
    face = group((0, 0, 0.0), (78, 0, 0), board)
    slab(rounded_rectangle(2.15, 2.85, 0.14), 0.1, paint("wood", 0.5, coat=0.2), (0, 1.42, -0.1), parent=face, bevel=0.035)
    slab(rounded_rectangle(1.86, 2.44, 0.06), 0.03, paint("shell", 0.6), (0, 1.32, -0.005), parent=face, bevel=0.01)
    slab(rounded_rectangle(0.9, 0.24, 0.08), 0.09, paint("steel", 0.28, metal=0.5), (0, 2.62, 0), parent=face, bevel=0.03)
    cylinder(0.13, 0.06, paint("steel", 0.28, metal=0.5), (0, 2.76, 0.0), parent=face, bevel=0.02)
    slab(rounded_rectangle(0.9, 0.15, 0.04), 0.02, paint("ink", 0.5), (-0.32, 2.25, 0.02), parent=face, bevel=0.005)
    for i, (name, price) in enumerate(((0.72, 0.3), (0.56, 0.36), (0.66, 0.26), (0.48, 0.36), (0.62, 0.3))):
        y = 1.9 - 0.29 * i
        cylinder(0.085, 0.03, paint("leaf", 0.45, coat=0.2), (-0.7, y, 0.02), parent=face, bevel=0.008)
        tube([(-0.74, y, 0.054), (-0.71, y - 0.032, 0.054), (-0.655, y + 0.036, 0.054)], 0.012, paint("white", 0.5), parent=face, curved=False)
        boxes([((name, 0.075, 0.02), (-0.54 + name / 2, y, 0.03))], paint("#B9CBC6", 0.6), parent=face, bevel=0.005)
        boxes([((price, 0.075, 0.02), (0.76 - price / 2, y, 0.03))], paint("teal", 0.5), parent=face, bevel=0.005)
    boxes([((1.52, 0.025, 0.02), (0, 0.52, 0.03))], paint("ink", 0.5), parent=face, bevel=0.004)
    slab(rounded_rectangle(0.66, 0.17, 0.05), 0.02, paint("coral", 0.45), (0.43, 0.32, 0.02), parent=face, bevel=0.005)
    return board


def spool(at, turn):
    """A spool of thread with its needle."""
    reel = group(at, turn)
    for z in (0, 1.06):
        cylinder(0.52, 0.16, paint("wood", 0.5, coat=0.2), (0, 0, z), parent=reel, bevel=0.05)
    cylinder(0.2, 0.02, paint("bark", 0.6), (0, 0, 1.21), parent=reel, bevel=0.004)
    cylinder(0.4, 0.94, paint("teal", 0.6), (0, 0, 0.14), parent=reel, bevel=0.02)
    steps = 22 * 24
    thread = [(0.4 * math.cos(2 * math.pi * i / 24), 0.4 * math.sin(2 * math.pi * i / 24), 0.19 + 0.84 * i / steps) for i in range(steps + 1)]
    tube(thread, 0.026, paint("teal", 0.6), parent=reel, curved=False)


def pincushion(at):
    """A tomato of a pincushion with four pins in it."""
    cushion = group(at)
    for i in range(8):
        angle = math.pi * i / 4
        sphere(0.3, paint("coral", 0.6), (0.17 * math.cos(angle), 0.17 * math.sin(angle), 0.26), parent=cushion, stretch=(1, 1, 0.9))
    for i in range(6):
        leaf = group((0, 0, 0.52), (0, 14, 60 * i), cushion)
        cone(0.05, 0.006, 0.28, paint("leaf", 0.6), (0.02, 0, 0.01), (0, 84, 0), leaf, 0.002)
    for x, y, colour in ((-0.3, -0.12, "shell"), (0.08, -0.34, "marigold"), (0.34, -0.02, "teal")):
        tip = (x * 1.55, y * 1.55, 0.86)
        bar((x * 0.6, y * 0.6, 0.34), tip, 0.013, paint("silver", 0.25, metal=0.5), cushion)
        sphere(0.055, paint(colour, 0.3, coat=0.5), tip, parent=cushion)


def build(stage):
    radius, seed, wobble, stretch = COAST
    top = isle(MIDDLE, radius, seed, height=0.78, wobble=wobble, stretch=stretch)
    tape()
    estimate((0.1, -0.15, top + 0.02), -6, 1.14)
    spool((-1.75, -0.15, top - 0.01), (0, 0, 0))
    pincushion((1.75, -0.75, top - 0.01))
    pencil((-0.95, -1.35, top + 0.085), (0, 90, 12), length=1.5, colour="teal")
    palm((2.05, 0.85, top), 1.45, 7, lean=(0.3, 0.05))
    far_isles(stage, seed=23)
