"""Automation: ticked invoices ride on; the robot arm lifts out the one that needs a person, whose desk waits in front."""

import math

from kit.coast import coast
from kit.isle import isle
from kit.nature import bush, palm, rock
from kit.paint import glow, paint
from kit.props import paper_sheet, paper_stack
from kit.solids import box, boxes, cylinder, group, lathe, rounded_rectangle, slab, sphere, tube

SHOTS = {
    "desktop": {
        "picture": "content/hero-slides/automation-desktop.jpg",
        "view": "coast",
        "centre": (0, 0, 2.0),
        "size": 6.6,
    },
    "mobile": {
        "picture": "content/hero-slides/automation-mobile.jpg",
        "view": "coast-phone",
        "centre": (0, 0, 2.0),
        "size": 6.8,
    },
    "card": {
        "picture": "content/services/automation.webp",
        "view": "cut-out",
        "centre": (0, 0, 2.1),
        "size": 6.0,
    },
}

_UPRIGHT = (90, 0, 0)
BELT = 0.62
TICK = ("leaf", [[(-0.09, 0.0), (-0.025, -0.07), (0.1, 0.08)]])
QUERY = ("marigold", [[(0, 0.1), (0, -0.02)], [(0, -0.095), (0, -0.1)]])


def capsule(length, start, end, steps=16):
    """Outline of a link along +x: round ends of two radii, `length` apart."""
    arcs = ((0, start, 90), (length, end, -90))
    return [
        (x + r * math.cos(math.radians(first + 180 * i / steps)), r * math.sin(math.radians(first + 180 * i / steps)))
        for x, r, first in arcs
        for i in range(steps + 1)
    ]


def link(start, end, radii, thickness, colour, parent):
    """One part of the arm between two points (x, z) of its plane."""
    length = math.dist(start, end)
    angle = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    holder = group((start[0], 0, start[1]), (90, 0, 0), parent)
    lean = group((0, 0, 0), (0, 0, angle), holder)
    slab(capsule(length, *radii), thickness, colour, (0, 0, -thickness / 2), parent=lean, bevel=0.07)


def joint(at, radius, width, parent):
    spot = (at[0], width / 2, at[1])
    cylinder(radius, width, paint("ink", 0.35, coat=0.3), spot, _UPRIGHT, parent, 0.03)
    cylinder(radius * 0.5, width + 0.05, paint("silver", 0.3, metal=0.3), (at[0], width / 2 + 0.025, at[1]), _UPRIGHT, parent, 0.02)


def arm(at, turn):
    """The robot arm, reaching along its +x. Returns the group at its hand, which hangs level and faces the camera."""
    coral = paint("coral", 0.34, coat=0.45)
    robot = group(at, (0, 0, turn))
    cylinder(0.8, 0.2, paint("ink", 0.45), parent=robot, bevel=0.06)
    cylinder(0.62, 0.75, paint("shell", 0.4), (0, 0, 0.18), parent=robot, bevel=0.07)
    shoulder, elbow, wrist = (0.0, 1.4), (-0.42, 3.35), (1.5, 3.3)
    for side in (-0.29, 0.29):
        box((0.62, 0.14, 0.8), coral, (0, side, 0.88), parent=robot, bevel=0.06)
    link(shoulder, elbow, (0.38, 0.29), 0.42, coral, robot)
    link(elbow, wrist, (0.32, 0.2), 0.36, paint("shell", 0.36, coat=0.35), robot)
    joint(shoulder, 0.27, 0.78, robot)
    joint(elbow, 0.24, 0.54, robot)
    joint(wrist, 0.15, 0.48, robot)
    cable = [(-0.3, -0.25, 1.55), (-0.8, -0.28, 2.4), (-0.8, -0.26, 3.4), (-0.2, -0.23, 3.72), (0.6, -0.2, 3.56)]
    tube(cable, 0.04, paint("ink", 0.5), parent=robot)
    hand = group((wrist[0], 0, wrist[1]), (0, 0, -turn), robot)
    cylinder(0.1, 0.3, paint("silver", 0.3, metal=0.3), (0, 0, -0.42), parent=hand, bevel=0.02)
    box((0.56, 0.26, 0.14), paint("ink", 0.4, coat=0.2), (0, 0, -0.52), parent=hand, bevel=0.04)
    for y in (-0.08, 0.07):
        box((0.4, 0.05, 0.2), paint("steel", 0.35, metal=0.3), (0, y, -0.68), parent=hand, bevel=0.015)
    return hand


def belt(length, at):
    """A conveyor along x with rails, rollers and legs; its band is at height BELT."""
    line = group(at)
    half = length / 2
    side = group((0, 0.5, BELT - 0.13), _UPRIGHT, line)
    slab(rounded_rectangle(length, 0.26, 0.13), 1.0, paint("night", 0.6), parent=side, bevel=0.03)
    boxes([((0.016, 0.98, 0.012), (-half + 0.2 + 0.2 * i, 0, BELT)) for i in range(int(length / 0.2) - 1)], paint("#0E3440", 0.6), parent=line, bevel=0.003)
    for y in (-0.55, 0.55):
        box((length - 0.1, 0.09, 0.2), paint("shell", 0.4, coat=0.2), (0, y, BELT - 0.17), parent=line, bevel=0.035)
    for i in range(5):
        x = -half + 0.35 + (length - 0.7) * i / 4
        cylinder(0.05, 1.24, paint("steel", 0.35, metal=0.3), (x, 0.62, BELT - 0.07), _UPRIGHT, line, 0.01)
    for x in (-half + 0.5, 0, half - 0.5):
        for y in (-0.45, 0.45):
            box((0.14, 0.12, BELT - 0.1), paint("teal", 0.4), (x, y, 0), parent=line, bevel=0.03)
            box((0.26, 0.2, 0.06), paint("ink", 0.5), (x, y, 0), parent=line, bevel=0.02)


def mark(at, colour, strokes, parent):
    """A round seal on the sheet it is laid on, drawn with white strokes (lists of (x, y))."""
    seal = group(at, parent=parent)
    cylinder(0.19, 0.035, paint(colour, 0.4, coat=0.3), parent=seal, bevel=0.01)
    for points in strokes:
        tube([(x, y, 0.038) for x, y in points], 0.026, paint("white", 0.5), parent=seal, curved=False)


def invoice(at, lean, accent, seal, parent=None):
    """A sheet 0.8 wide that stands on `at`, leaning back by `lean` degrees, with its seal at the lower right."""
    front = group(at, (90 - lean, 0, 0), parent)
    paper_sheet((0, 0.545, 0), parent=front, width=0.8, lines=5, accent=accent)
    mark((0.2, 0.24, 0.022), seal[0], seal[1], front)


def desk(at, turn):
    """A small table with a lamp, a cup and a mat for the sheet that a person should see."""
    table = group(at, (0, 0, turn))
    slab(rounded_rectangle(1.25, 0.95, 0.12), 0.09, paint("wood", 0.45, coat=0.2), (0, 0, 0.5), parent=table, bevel=0.035)
    for x in (-0.5, 0.5):
        for y in (-0.35, 0.35):
            cylinder(0.045, 0.52, paint("shell", 0.4), (x, y, 0), parent=table, bevel=0.01)
    cylinder(0.09, 0.16, paint("teal", 0.35, coat=0.3), (-0.42, 0.22, 0.59), parent=table, bevel=0.015)
    box((0.46, 0.5, 0.05), paint("ink", 0.5), (-0.02, -0.12, 0.585), (0, 0, 5), table, 0.015)
    cylinder(0.13, 0.04, paint("ink", 0.4), (0.46, 0.28, 0.59), parent=table, bevel=0.015)
    tube([(0.46, 0.28, 0.6), (0.5, 0.3, 0.95), (0.34, 0.24, 1.2), (0.14, 0.16, 1.14)], 0.025, paint("ink", 0.4), parent=table)
    shade = group((0.1, 0.14, 1.15), (0, 30, 0), table)
    lathe([(0.2, -0.16), (0.19, -0.14), (0.08, 0.02), (0.001, 0.04)], paint("ink", 0.35, coat=0.3), parent=shade)
    sphere(0.07, glow("#FFE9B8", 1.5), (0, 0, -0.12), parent=shade)


def build(stage):
    top = isle((0, 0.05), 3.25, 64, stretch=(1.12, 0.82))
    belt(5.2, (-0.35, 0.1, top - 0.01))
    band = top + BELT
    for x in (-2.4, -1.45, -0.5, 1.5):
        box((0.7, 0.16, 0.08), paint("teal", 0.4), (x, 0.06, band - 0.015), bevel=0.025)
        invoice((x, 0.04, band + 0.05), 12, "teal", TICK)
    hand = arm((-1.0, 1.3, top - 0.01), -27)
    invoice((0, 0.008, -1.7), 0, "marigold", QUERY, hand)
    desk((2.1, -1.3, top), -10)
    paper_stack(16, (-2.2, -1.3, top), (0, 0, 14), width=0.62, seed=2)
    palm((2.75, 1.0, top), 1.4, 8, lean=(0.2, 0.1))
    bush((3.05, 0.3, top), 0.6, 2)
    rock((-2.95, -0.85, top), 0.75, 3)
    coast(stage, seed=55)
