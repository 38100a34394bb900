"""Windows applications: the goods-in bench with its scale, scanner and label printer round one program."""

from kit.isle import far_isles, isle
from kit.nature import bush, rock, tree
from kit.paint import glow, paint, screen
from kit.props import crate
from kit.solids import box, boxes, cylinder, group, rounded_rectangle, screen_panel, slab, sphere, tube

SHOTS = {
    "card": {
        "picture": "content/services/windows-applications.webp",
        "view": "cut-out",
        "centre": (0, 0, 1.5),
        "size": 5.5,
        "pitch": 19,
        "yaw": 14,
    },
}

_UPRIGHT = (90, 0, 0)
DESK = 1.14


def counter(at):
    """The packing bench, 4.9 wide, on a steel frame with cartons and rolls of labels below; its top is DESK high."""
    table = group(at)
    steel, wood = paint("ink", 0.4, coat=0.3), paint("wood", 0.42, coat=0.25)
    legs = [((0.12, 0.12, DESK - 0.06), (x, y, DESK / 2 - 0.03)) for x in (-2.3, 0, 2.3) for y in (-0.58, 0.58)]
    beams = [((4.7, 0.1, 0.12), (0, y, z)) for y in (-0.58, 0.58) for z in (0.24, DESK - 0.2)]
    boxes(legs + beams, steel, parent=table, bevel=0.02)
    box((4.72, 1.2, 0.06), wood, (0, 0, 0.28), parent=table, bevel=0.02)
    slab(rounded_rectangle(4.9, 1.55, 0.16), 0.12, wood, (0, 0, DESK - 0.12), parent=table, bevel=0.045)
    box((4.86, 0.05, 0.13), paint("coral", 0.4, coat=0.2), (0, -0.755, DESK - 0.15), parent=table, bevel=0.02)
    for x, size, turn in ((-1.85, 0.5, 8), (-1.2, 0.42, -12), (2.0, 0.44, 10)):
        crate((x, 0, 0.335), (0, 0, turn), table, size)
    for x, y in ((0.55, -0.2), (0.95, 0.05), (1.32, -0.22)):
        roll = group((x, y + 0.14, 0.55), (90, 0, 12), table)
        cylinder(0.22, 0.26, paint("white", 0.6), parent=roll, bevel=0.03)
        cylinder(0.09, 0.27, paint("bark", 0.6), (0, 0, -0.005), parent=roll, bevel=0.01)


def terminal(at):
    """A touch terminal, 2.5 wide, leaning back on its foot."""
    device = group(at)
    slab(rounded_rectangle(1.1, 0.62, 0.14), 0.07, paint("ink", 0.4, coat=0.2), (0, 0.12, 0), parent=device, bevel=0.025)
    box((0.34, 0.16, 0.55), paint("ink", 0.4, coat=0.2), (0, 0.25, 0.03), (8, 0, 0), device, 0.04)
    front = group((0, 0, 1.2), (80, 0, 0), device)
    slab(rounded_rectangle(2.62, 1.82, 0.14), 0.15, paint("ink", 0.35, coat=0.35), (0, 0, -0.154), parent=front, bevel=0.05)
    screen_panel(screen("goods-in"), 2.44, 1.64, 0.05, (0, 0, 0.003), parent=front)


def scale(at):
    """A platform scale with a carton on it, its reading on a small post."""
    device = group(at, (0, 0, 6))
    box((0.95, 0.85, 0.14), paint("ink", 0.4), parent=device, bevel=0.04)
    slab(rounded_rectangle(1.02, 0.92, 0.08), 0.06, paint("silver", 0.28, metal=0.4), (0, 0, 0.15), parent=device, bevel=0.02)
    crate((0, 0.04, 0.205), (0, 0, -7), device, 0.7)


def label_printer(at):
    """A printer from which a label with a bar code hangs over the front."""
    device = group(at, (0, 0, -8))
    box((0.9, 0.8, 0.62), paint("shell", 0.38, coat=0.3), parent=device, bevel=0.1)
    box((0.92, 0.5, 0.05), paint("mist", 0.4), (0, 0.12, 0.585), parent=device, bevel=0.02)
    box((0.68, 0.06, 0.1), paint("ink", 0.4), (0, -0.385, 0.32), parent=device, bevel=0.02)
    sphere(0.035, glow("#57AF84", 1.1), (0.32, -0.4, 0.52), parent=device)
    strip = group((0, -0.43, 0.37), (74, 0, 0), device)
    slab(rounded_rectangle(0.56, 0.56, 0.03), 0.012, paint("white", 0.6), (0, -0.24, 0), parent=strip, bevel=0.003)
    widths = (0.03, 0.015, 0.04, 0.015, 0.025, 0.04, 0.015, 0.03, 0.02)
    bars = [((w, 0.2, 0.006), (-0.19 + 0.047 * i, -0.2, 0.013)) for i, w in enumerate(widths)]
    boxes([*bars, ((0.38, 0.035, 0.006), (0, -0.38, 0.013))], paint("ink", 0.6), parent=strip, bevel=0.001)


def scanner(at):
    """A bar code scanner resting in its cradle, its cable led back to the terminal."""
    device = group(at, (0, 0, 22))
    slab(rounded_rectangle(0.42, 0.42, 0.12), 0.06, paint("ink", 0.45), parent=device, bevel=0.02)
    grip = group((0, 0.03, 0.05), (-14, 0, 0), device)
    slab(rounded_rectangle(0.2, 0.24, 0.09), 0.46, paint("teal", 0.38, coat=0.3), parent=grip, bevel=0.04)
    head = group((0, 0.0, 0.58), (0, 0, 0), device)
    box((0.27, 0.56, 0.22), paint("teal", 0.38, coat=0.3), (0, -0.06, -0.08), (8, 0, 0), head, 0.09)
    box((0.2, 0.03, 0.1), paint("ink", 0.15, coat=0.6), (0, -0.34, -0.05), (8, 0, 0), head, 0.01)
    box((0.06, 0.04, 0.1), paint("marigold", 0.4), (0, -0.1, -0.2), parent=head, bevel=0.015)


def build(stage):
    top = isle((0, 0.1), 3.05, 14, stretch=(1.12, 0.82))
    counter((0, 0.1, top - 0.01))
    desk = top - 0.015 + DESK
    terminal((-0.25, 0.25, desk))
    scale((-1.9, 0.0, desk))
    label_printer((1.93, 0.2, desk))
    scanner((1.2, -0.2, desk))
    cable = [(1.14, -0.02, desk + 0.03), (1.1, 0.3, desk + 0.03), (0.7, 0.48, desk + 0.03), (0.2, 0.45, desk + 0.04)]
    tube(cable, 0.022, paint("ink", 0.5))
    for spot, size, turn in (((-2.45, -0.95), 0.56, 12), ((-1.9, -1.15), 0.44, -14)):
        crate((*spot, top - 0.01), (0, 0, turn), size=size)
    tree((2.85, 0.85, top), 1.35, "conical", 8)
    bush((-2.75, 0.75, top), 0.8, 5)
    bush((3.0, -0.2, top), 0.7, 3)
    rock((2.65, -1.1, top), 0.7, 6)
    far_isles(stage, seed=17)
