"""AutoCAD, before and after, on one site: the plan on its drawing board, corrected by hand while enquiries pile up; and the
plant as drawn, a flag on its frame, its sheet signed."""

import math

from kit.isle import far_isles, isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint
from kit.props import flag, pencil
from kit.solids import bar, box, boxes, cylinder, group, lathe, rounded_rectangle, slab, tube
from scenes.autocad_utility import flange, pipe, pump, valve, vessel

SHARED = {"view": "card", "centre": (0.05, 0, 1.75), "size": 5.6}
SHOTS = {
    "client": {"picture": "content/case-studies/autocad-client.jpg", "options": {"now": False}},
    "success": {"picture": "content/case-studies/autocad-success.jpg", "options": {"now": True}},
    "isle": {"picture": "content/case-studies/autocad-isle.webp", "view": "cut-out", "options": {"now": True}},
}


def stroke(points, colour, parent, width=0.035):
    """A pen line through right-angled points on a sheet."""
    blocks = []
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        size = (abs(bx - ax) + width, abs(by - ay) + width, 0.012)
        blocks.append((size, ((ax + bx) / 2, (ay + by) / 2, 0.03)))
    boxes(blocks, paint(colour, 0.5), parent=parent, bevel=0.003)


def frame(width, depth, height, parent):
    """The skid: channels below, four posts and a ring of beams on top."""
    steel = paint("teal", 0.4, coat=0.25)
    x, y = width / 2, depth / 2
    for side in (-1, 1):
        box((width, 0.14, 0.22), steel, (0, side * y, 0), parent=parent, bevel=0.03)
        box((width, 0.12, 0.14), steel, (0, side * y, height - 0.14), parent=parent, bevel=0.03)
        for end in (-1, 1):
            box((0.13, 0.13, height - 0.2), steel, (end * x * 0.965, side * y, 0.1), parent=parent, bevel=0.03)
    for end in (-1, 0, 1):
        box((0.13, depth, 0.16), steel, (end * x * 0.965, 0, 0.03), parent=parent, bevel=0.03)
    for end in (-1, 1):
        box((0.12, depth, 0.12), steel, (end * x * 0.965, 0, height - 0.13), parent=parent, bevel=0.03)
        lug = group((end * x * 0.965, -y, height), (90, 0, 0), parent)
        ring = [(0.08 * math.cos(a), 0.08 * math.sin(a) + 0.06, 0) for a in (math.pi * k / 12 for k in range(24))]
        tube(ring, 0.028, paint("marigold", 0.4), parent=lug, closed=True, curved=False)
    box((width - 0.1, depth - 0.1, 0.05), paint("steel", 0.45, metal=0.3), (0, 0, 0.17), parent=parent, bevel=0.01)
    boxes([((0.9, 0.012, 0.08), (-x * 0.55, -y - 0.07, 0.11)), ((0.5, 0.012, 0.08), (x * 0.6, -y - 0.07, 0.11))], paint("shell", 0.5), parent=parent, bevel=0.004)


def exchanger(at, parent, length=1.9, radius=0.27):
    """A shell-and-tube heat exchanger lying along x round `at`, on two saddles that stand `at` - 0.5."""
    shell = paint("shell", 0.34, coat=0.3)
    body = group(at, (0, 90, 0), parent)
    end = length / 2
    lathe([(0.001, -end - 0.16), (0.14, -end - 0.13), (0.23, -end - 0.05), (radius, -end + 0.06), (radius, end - 0.06), (0.23, end + 0.05), (0.14, end + 0.13), (0.001, end + 0.16)], shell, parent=body, sides=72)
    for x in (-end + 0.16, end - 0.16):
        flange((at[0] + x, at[1], at[2]), (1, 0, 0), radius * 0.72, paint("steel", 0.35, metal=0.3), parent)
    for x in (-0.45, 0.45):
        box((0.14, 0.42, 0.34), paint("night", 0.45), (at[0] + x, at[1], at[2] - 0.5), parent=parent, bevel=0.02)


def control_panel(at, parent):
    """A cabinet with a small display, a lamp and a switch."""
    box((0.62, 0.26, 1.0), paint("shell", 0.4, coat=0.2), at, parent=parent, bevel=0.04)
    x, y, z = at
    box((0.42, 0.03, 0.28), paint("screen", 0.25), (x, y - 0.13, z + 0.58), parent=parent, bevel=0.012)
    boxes([((0.05, 0.01, 0.04 + 0.03 * k), (x - 0.13 + 0.08 * k, y - 0.148, z + 0.66 + 0.015 * k)) for k in range(4)], glow("lagoon", 1.0), parent=parent, bevel=0.003)
    for k, light in enumerate(("leaf-light", "leaf-light", "marigold")):
        cylinder(0.035, 0.03, glow(light, 1.0), (x - 0.14 + 0.14 * k, y - 0.125, z + 0.42), (90, 0, 0), parent, 0.008)


def signed_sheet(at, turn):
    """The drawing on an easel, 1.3 wide, 2.1 high: plan, signature and the coral stamp of approval."""
    easel = group(at, (0, 0, turn))
    for start, end in (((-0.5, -0.1, 0), (-0.06, 0.16, 2.1)), ((0.5, -0.1, 0), (0.06, 0.16, 2.1)), ((0, 0.75, 0), (0, 0.16, 2.05))):
        bar(start, end, 0.045, paint("wood", 0.6), easel)
    box((1.2, 0.16, 0.06), paint("wood", 0.6), (0, -0.08, 0.62), (-14, 0, 0), easel, 0.02)
    board = group((0, -0.02, 1.26), (76, 0, 0), easel)
    slab(rounded_rectangle(1.5, 1.12, 0.04), 0.06, paint("night", 0.5), (0, 0, -0.02), parent=board, bevel=0.018)
    slab(rounded_rectangle(1.4, 1.02, 0.03), 0.02, paint("shell", 0.65), (0, 0, 0.03), parent=board, bevel=0.006)
    face = group((0, 0, 0.025), parent=board)
    stroke([(-0.58, 0.08), (-0.34, 0.08), (-0.34, 0.38), (-0.58, 0.38), (-0.58, 0.08)], "teal", face, 0.028)
    stroke([(0.2, 0.12), (0.56, 0.12), (0.56, 0.36), (0.2, 0.36), (0.2, 0.12)], "teal", face, 0.028)
    stroke([(-0.34, 0.3), (0.2, 0.3)], "marigold", face, 0.04)
    stroke([(-0.46, 0.08), (-0.46, -0.14), (0.4, -0.14), (0.4, 0.12)], "lagoon", face, 0.04)
    scrawl = [(-0.55, -0.37, 0.03), (-0.47, -0.27, 0.03), (-0.43, -0.39, 0.03), (-0.34, -0.3, 0.03), (-0.27, -0.38, 0.03), (-0.16, -0.31, 0.03), (-0.04, -0.35, 0.03)]
    tube(scrawl, 0.014, paint("blue", 0.5), parent=face)
    cylinder(0.15, 0.03, paint("coral", 0.45, coat=0.2), (0.44, -0.33, 0.02), parent=face, bevel=0.01)
    stroke([(0, 0), (0, 0)], "shell", group((0.44, -0.33, 0.022), parent=face), 0.1)


def drawing_board(at, turn):
    """A drawing board on trestles, 3.4 wide and 2.9 high: a plan in ink, a ruler, and what a red pencil says about it."""
    stand = group(at, (0, 0, turn))
    wood = paint("wood", 0.55)
    for x in (-1.3, 1.3):
        bar((x, -0.75, 0), (x, 0.15, 1.9), 0.07, wood, stand)
        bar((x, 0.95, 0), (x, 0.1, 1.95), 0.07, wood, stand)
        bar((x, -0.5, 0.52), (x, 0.72, 0.52), 0.045, paint("bark", 0.6), stand)
    bar((-1.3, 0.72, 0.52), (1.3, 0.72, 0.52), 0.045, paint("bark", 0.6), stand)
    board = group((0, -0.28, 1.62), (58, 0, 0), stand)
    slab(rounded_rectangle(3.5, 2.5, 0.06), 0.1, paint("bark", 0.55), (0, 0, -0.1), parent=board, bevel=0.03)
    slab(rounded_rectangle(3.1, 2.1, 0.03), 0.02, paint("shell", 0.65), (0, 0.02, 0.0), parent=board, bevel=0.006)
    face = group((0, 0.02, -0.005), parent=board)
    for x, y, wide, high in ((-1.1, 0.55, 0.62, 0.42), (-0.1, 0.55, 0.62, 0.42), (1.05, 0.5, 0.5, 0.6), (-1.05, -0.55, 0.5, 0.44), (0.1, -0.6, 0.7, 0.36)):
        stroke([(x - wide / 2, y - high / 2), (x + wide / 2, y - high / 2), (x + wide / 2, y + high / 2), (x - wide / 2, y + high / 2), (x - wide / 2, y - high / 2)], "teal", face, 0.04)
    stroke([(-0.79, 0.55), (-0.41, 0.55)], "blue", face, 0.05)
    stroke([(0.21, 0.62), (0.8, 0.62)], "blue", face, 0.05)
    stroke([(-1.05, 0.34), (-1.05, -0.33)], "lagoon", face, 0.05)
    stroke([(-0.8, -0.55), (-0.25, -0.55)], "lagoon", face, 0.05)
    stroke([(0.45, -0.6), (1.05, -0.6), (1.05, 0.2)], "blue", face, 0.05)
    red = paint("coral", 0.6)
    ring = [(-0.1 + 0.52 * math.cos(a), 0.55 + 0.4 * math.sin(a), 0.035) for a in (2 * math.pi * k / 30 + 0.3 for k in range(32))]
    tube(ring, 0.034, red, parent=face)
    for x, y in ((-1.05, 0.0), (0.78, -0.6), (0.5, 0.62)):
        for side in (-1, 1):
            tube([(x - 0.17, y - side * 0.17, 0.035), (x + 0.17, y + side * 0.17, 0.035)], 0.034, red, parent=face, curved=False)
    tube([(0.62, -0.1, 0.035), (0.3, -0.05, 0.035), (0.12, 0.1, 0.035)], 0.034, red, parent=face)
    box((3.3, 0.16, 0.05), paint("marigold", 0.4), (0, -0.95, 0.02), parent=board, bevel=0.01)
    box((3.5, 0.2, 0.1), wood, (0, -1.25, 0), parent=board, bevel=0.02)
    pencil((0.55, -1.2, 0.17), (0, 90, 4), board, 1.3, "coral")


def letter(at, turn, parent=None):
    """A sealed enquiry, 0.8 wide."""
    sheet = group(at, (0, 0, turn), parent)
    box((0.8, 0.54, 0.05), paint("shell", 0.6), parent=sheet, bevel=0.015)
    for side in (-1, 1):
        bar((side * 0.38, 0.25, 0.052), (0, -0.02, 0.056), 0.01, paint("#D9C7A6", 0.6), sheet)
    cylinder(0.085, 0.03, paint("coral", 0.4, coat=0.3), (0, -0.02, 0.045), parent=sheet, bevel=0.01)


def enquiries(at):
    """Nine sealed letters on a stool."""
    stool = group(at, (0, 0, -16))
    box((1.1, 0.85, 0.08), paint("wood", 0.6), (0, 0, 0.5), parent=stool, bevel=0.025)
    for x in (-0.44, 0.44):
        for y in (-0.3, 0.3):
            bar((x * 1.1, y * 1.1, 0), (x, y, 0.52), 0.045, paint("bark", 0.6), stool)
    for i, turn in enumerate((4, -9, 12, -5, 16, -12, 6, -3, 10)):
        letter((0.03 * math.sin(i * 2.1), 0.03 * math.cos(i * 1.7), 0.58 + 0.056 * i), turn, stool)


def plant(at):
    """The skid as it was drawn."""
    skid = group(at, (0, 0, -10))
    frame(3.5, 1.5, 2.35, skid)
    deck = 0.215
    vessel((-1.15, 0.2, deck), 0.48, 1.75, skid)
    crown = deck + 0.42 + 1.75
    exchanger((0.62, 0.38, deck + 1.15), skid)
    for x in (0.17, 1.07):
        box((0.14, 0.3, 0.68), paint("night", 0.45), (x, 0.38, deck), parent=skid, bevel=0.02)
    pipe([(-1.15, 0.2, crown - 0.04), (-1.15, 0.2, crown + 0.3), (0.62, 0.2, crown + 0.3), (0.62, 0.2, deck + 1.3)], "marigold", 0.1, skid, bend=0.26, ends=(True, False))
    valve((-0.25, 0.2, crown + 0.3), (1, 0, 0), "marigold", 0.1, skid)
    pump((0.2, -0.4, deck), parent=skid, scale=0.78)
    pipe([(-0.06, -0.4, deck + 0.57), (-0.06, -0.4, deck + 1.15), (-0.06, 0.13, deck + 1.15)], "coral", 0.08, skid, bend=0.2)
    low = deck + 0.31
    suction = [(-0.25, -0.4, low), (-0.6, -0.4, low), (-0.6, 0.2, low), (-1.15, 0.2, low), (-1.15, 0.2, low + 0.13)]
    pipe(suction, "lagoon", 0.08, skid, bend=0.12, ends=(True, False))
    control_panel((1.3, -0.5, deck), skid)
    flag((1.67, 0.7, 2.34), parent=skid, scale=0.85, colour="coral", height=1.4)


def build(stage, now=True):
    top = isle((0.05, 0.25), 2.95, 81, height=0.5, stretch=(1.14, 0.8))
    slab(rounded_rectangle(4.1, 2.1, 0.2), 0.1, paint("#E6DCCB", 0.65), (-0.5, 0.35, top - 0.02), (0, 0, -10), bevel=0.03)
    if now:
        plant((-0.5, 0.35, top + 0.075))
        signed_sheet((2.15, -0.75, top - 0.01), -16)
    else:
        pad = group((-0.5, 0.35, top + 0.075), (0, 0, -10))
        chalk = [(-1.75, -0.85), (1.75, -0.85), (1.75, 0.85), (-1.75, 0.85), (-1.75, -0.85)]
        stroke(chalk, "coral", group((0, 0, -0.02), parent=pad), 0.04)
        drawing_board((-0.5, 0.4, top + 0.07), -10)
        enquiries((2.15, -0.7, top - 0.01))
    palm((-2.65, 1.1, top), 1.5, 5, lean=(-0.3, 0.05))
    bush((-2.95, 0.3, top), 0.8, 3)
    rock((-2.7, -0.4, top), 0.6, 6)
    rock((0.85, -1.45, top), 0.5, 7)
    far_isles(stage, seed=67)
