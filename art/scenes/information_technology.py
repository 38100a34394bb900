"""Information technology: machines stacked into two code brackets; the slash between them is the stair of the crew."""

from kit.isle import far_isles, isle
from kit.nature import bush, rock
from kit.paint import glow, paint
from kit.solids import bar, box, boxes, cylinder, group, lathe, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/industries/information-technology.jpg",
        "view": "card",
        "centre": (0, 0, 2.15),
        "size": 6.8,
    },
    "isle": {
        "picture": "content/industries/information-technology-isle.webp",
        "view": "cut-out",
        "centre": (0, 0, 2.15),
        "size": 6.8,
    },
}

UNITS, RISE, SHIFT = 11, 0.33, 0.25
WIDTH, DEPTH = 0.98, 1.1
HEIGHT = UNITS * RISE


def unit(index, x, parent):
    """One machine of a stack: its front has vents, bays and lamps."""
    z = index * RISE
    dark = index % 4 != 2
    box((WIDTH, DEPTH, RISE - 0.02), paint("ink" if dark else "shell", 0.4, coat=0.25), (x, 0, z), parent=parent, bevel=0.045)
    box((WIDTH - 0.14, 0.05, RISE - 0.12), paint("night" if dark else "mist", 0.45), (x, -DEPTH / 2, z + 0.05), parent=parent, bevel=0.015)
    middle = z + RISE / 2 - 0.01
    slots = [((0.022, 0.02, 0.12), (x + 0.02 + 0.06 * k, -DEPTH / 2 - 0.025, middle)) for k in range(7)]
    boxes(slots, paint("screen" if dark else "steel", 0.5), parent=parent, bevel=0.004)
    for k, colour in enumerate(("#5FE0C8", "#FFB02E", "#5FE0C8")):
        if (index * 2 + k) % 3:
            sphere(0.03, glow(colour, 1.15), (x - 0.38 + 0.11 * k, -DEPTH / 2 - 0.025, middle), parent=parent)


def bracket(side, at):
    """A stack that steps out and back: '<' for side -1, '>' for side 1. The end of its arms is at x 0."""
    stack = group(at)
    box((WIDTH + 0.3, DEPTH + 0.3, 0.14), paint("teal", 0.45), (side * WIDTH / 2, 0, -0.13), parent=stack, bevel=0.05)
    for i in range(UNITS):
        out = SHIFT * (UNITS // 2 - abs(i - UNITS // 2))
        unit(i, side * (WIDTH / 2 + out), stack)
    return stack


def stair(foot, head, width=0.7, steps=14):
    """The slash: a steep stair with stringers and handrails between two points (x, y, z), on a pad, with a landing."""
    way = group(foot)
    run, rise = head[0] - foot[0], head[2] - foot[2]
    coral = paint("coral", 0.4, coat=0.2)
    box((0.8, width + 0.4, 0.1), paint("teal", 0.45), (0.05, 0, -0.02), parent=way, bevel=0.03)
    for y in (-width / 2, width / 2):
        side = group((0, y + 0.05, 0), (90, 0, 0), way)
        slab([(-0.16, 0), (0.2, 0), (run + 0.16, rise), (run - 0.2, rise)], 0.1, coral, parent=side, bevel=0.02)
        rail = [(-0.28, y, 0.42), (run - 0.28, y, rise + 0.42), (run + 0.5, y, rise + 0.42)]
        tube(rail, 0.03, paint("shell", 0.4), parent=way, curved=False)
        for t in (0.05, 0.28, 0.51, 0.74, 0.97):
            bar((run * t, y, rise * t), (run * t - 0.24, y, rise * t + 0.46), 0.02, paint("shell", 0.4), way)
        bar((run + 0.48, y, rise), (run + 0.48, y, rise + 0.42), 0.02, paint("shell", 0.4), way)
    treads = [((0.28, width, 0.05), (run * (i + 0.5) / steps, 0, rise * (i + 0.5) / steps)) for i in range(steps)]
    boxes(treads, paint("shell", 0.5), parent=way, bevel=0.012)
    box((0.95, width + 0.14, 0.09), coral, (run + 0.22, 0, rise - 0.05), parent=way, bevel=0.025)


def dish(at):
    """A small dish on the left stack's roof, turned to the far isles."""
    mast = group(at)
    cylinder(0.05, 0.3, paint("steel", 0.35, metal=0.3), parent=mast, bevel=0.01)
    bowl = group((0, 0, 0.4), (52, 0, 38), mast)
    lathe([(0.04, -0.08), (0.22, -0.02), (0.34, 0.1), (0.31, 0.1), (0.2, 0.02), (0.001, -0.02)], paint("shell", 0.4, coat=0.2), parent=bowl)
    bar((0, 0, -0.02), (0, 0, 0.24), 0.014, paint("ink", 0.4), bowl)
    sphere(0.04, paint("marigold", 0.35), (0, 0, 0.25), parent=bowl)


def mug(at):
    """The crew's mug, coffee in it."""
    cup = group(at)
    lathe([(0.2, 0), (0.23, 0.03), (0.24, 0.48), (0.21, 0.48), (0.2, 0.4), (0.001, 0.4)], paint("shell", 0.3, coat=0.5), parent=cup)
    cylinder(0.205, 0.02, paint("#4A2A18", 0.3, coat=0.4), (0, 0, 0.395), parent=cup, bevel=0.002)
    cylinder(0.245, 0.1, paint("teal", 0.35, coat=0.4), (0, 0, 0.14), parent=cup, bevel=0.01)
    tube([(0.22, 0, 0.4), (0.36, 0, 0.38), (0.4, 0, 0.25), (0.34, 0, 0.12), (0.22, 0, 0.1)], 0.035, paint("shell", 0.3, coat=0.5), parent=cup)


def build(stage):
    top = isle((0, 0.1), 3.15, 91, stretch=(1.14, 0.8))
    ground = top + 0.1
    bracket(-1, (-1.08, 0.3, ground))
    bracket(1, (1.08, 0.3, ground))
    stair((-0.66, 0.1, top - 0.01), (0.68, 0.1, ground + HEIGHT + 0.03))
    dish((-1.7, 0.45, ground + HEIGHT - 0.03))
    for x, bend in ((-1.5, -0.5), (1.5, 0.4)):
        tube([(x, -0.3, top + 0.06), (x + bend * 0.3, -0.75, top + 0.035), (x * 0.5, -1.3 + bend * 0.2, top + 0.03), (0.1 * x, -1.35, top + 0.035), (0, -1.3, top + 0.1)], 0.035, paint("ink", 0.5))
    box((0.5, 0.36, 0.3), paint("marigold", 0.4, coat=0.2), (0.0, -1.28, top - 0.01), bevel=0.05)
    boxes([((0.34, 0.03, 0.1), (0, -1.465, top + 0.15))], paint("ink", 0.4), bevel=0.01)
    for x in (-0.1, 0, 0.1):
        sphere(0.025, glow("#5FE0C8", 1.1), (x, -1.485, top + 0.15))
    mug((2.2, -1.0, top - 0.01))
    bush((-2.9, 0.6, top), 0.7, 3)
    bush((3.0, 0.5, top), 0.8, 5)
    rock((-2.6, -0.7, top), 0.7, 3)
    far_isles(stage, seed=94)
