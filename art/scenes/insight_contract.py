"""A contract: two fountain pens reach from isle to isle, and twelve strips of paper make them a bridge."""

from kit.brass import brass
from kit.isle import isle
from kit.nature import bush, rock, tree
from kit.paint import paint
from kit.props import paper_stack
from kit.shore import dinghy
from kit.solids import box, boxes, group, lathe, mesh_of, rounded_rectangle, slab

SHOTS = {
    "card": {
        "picture": "content/insights/questions-for-any-software-contract.jpg",
        "view": "card",
        "centre": (0, -0.1, 0.4),
        "size": 4.2,
        "pitch": 36,
        "yaw": 22,
        "place": (0.5, 0.5),
        "fstop": 5.6,
    },
}

WIDE = 0.62


def pen(colour, at, turn):
    """A fountain pen, 5 long, lying along x from its end to its nib at +x; its middle is at `at`."""
    holder = group(at, (0, 0, turn))
    body = group((-2.5, 0, 0), (0, 90, 0), holder)
    lacquer = paint(colour, 0.28, coat=0.7)
    lathe([(0.001, 0), (0.1, 0.01), (0.15, 0.06), (0.17, 0.3), (0.2, 1.6), (0.21, 2.7), (0.21, 2.9), (0.001, 2.9)], lacquer, parent=body)
    for low, long in ((0.16, 0.06), (2.6, 0.07), (2.76, 0.16)):
        radius = 0.165 if low < 1 else 0.222
        lathe([(radius, low), (radius, low + long)], brass(), parent=body)
    lathe([(0.19, 2.88), (0.165, 3.1), (0.14, 3.75), (0.17, 3.85), (0.17, 3.9), (0.001, 3.9)], paint("ink", 0.3, coat=0.6), parent=body)
    nib = group((1.32, 0, 0.03), parent=holder)
    shape = [(0, -0.12, 0.02), (0.34, -0.23, -0.05), (1.14, 0, 0.0), (0.34, 0.23, -0.05), (0, 0.12, 0.02), (0.34, 0, 0.13), (0, 0, 0.13)]
    faces = [(0, 1, 5, 6), (1, 2, 5), (2, 3, 5), (3, 4, 6, 5)]
    metal = mesh_of(shape, faces, brass(0.2), parent=nib, smooth_below=60)
    thick = metal.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = 0.025, -1
    box((0.42, 0.022, 0.02), paint("bronze", 0.5), (0.72, 0, 0.056), (0, 9.2, 0), nib, 0)
    slab(rounded_rectangle(0.09, 0.09, 0.044), 0.02, paint("ink", 0.5), (0.42, 0, 0.115), (0, 9, 0), nib, 0.004)


def planks(at, turn, count=12):
    """Strips of a contract across both pens, each with a line of text and a number's box."""
    way = group(at, (0, 0, turn))
    step = 2.9 / count
    for i in range(count):
        x = -1.45 + step * (i + 0.5)
        strip = group((x, 0, 0), (0, 0, 0.9 * (-1) ** i), way)
        box((step - 0.05, 2 * WIDE + 0.5, 0.045), paint("shell" if i % 2 else "#F6EBDA", 0.6), parent=strip, bevel=0.012)
        box((0.075, 0.12, 0.01), paint("coral", 0.5), (0, WIDE + 0.05, 0.042), parent=strip, bevel=0.002)
        boxes([((0.055, 0.9 - 0.2 * (i % 3), 0.01), (0, 0.33 - (0.9 - 0.2 * (i % 3)) / 2, 0.046))], paint("steel", 0.6), parent=strip, bevel=0.002)


def build(stage):
    left = isle((-3.15, -0.1), 1.75, 162, height=0.36, wobble=0.09, stretch=(0.92, 1.15))
    isle((3.2, 0.3), 1.7, 165, height=0.36, wobble=0.09, stretch=(0.92, 1.1))
    turn, level = 5, left + 0.2
    pen("ink", (-0.12, -WIDE, level), turn)
    pen("coral", (0.12, WIDE, level), 180 + turn)
    planks((0, 0, level + 0.2), turn)
    paper_stack(7, (-3.35, 0.75, left), (0, 0, 18), width=0.8, seed=2)
    tree((3.55, 1.05, left), 0.95, "round", 4)
    bush((-3.0, -1.25, left), 0.7, 3)
    bush((3.7, -0.55, left), 0.7, 6)
    rock((3.0, -1.0, left), 0.7, 2)
    rock((-3.9, -0.35, left), 0.8, 5)
    dinghy((0.35, -1.75, -0.02), (0, 0, 62), scale=0.62, hull="shell", rim="marigold")
