"""Procurement planner, the success: the hospital is open, its rooms lit, its helipad clear, an ambulance at the porch."""

from kit.hospital import finished, plus
from kit.isle import far_isles, isle
from kit.nature import bush, palm, tree
from kit.paint import paint
from kit.props import truck
from kit.solids import box, boxes, rounded_rectangle, slab

SHOTS = {
    "card": {
        "picture": "content/case-studies/procurement-planner-success.jpg",
        "view": "card",
        "mood": "cool",
        "centre": (0, 0, 1.7),
        "size": 6.1,
    },
}


def ambulance(at, turn):
    """A white ambulance with a teal band, a green plus and its lamp."""
    van = truck(at, (0, 0, turn), scale=0.56, cab="white", cargo="white")
    boxes([((1.77, 0.92, 0.15), (-0.42, 0, 0.62))], paint("teal", 0.4), parent=van, bevel=0.01)
    plus(0.34, paint("leaf", 0.4), (-0.42, -0.44, 1.03), van, 0.04)
    box((0.16, 0.5, 0.12), paint("coral", 0.3, coat=0.5), (0.3, 0, 1.34), parent=van, bevel=0.03)


def build(stage):
    top = isle((0, 0.1), 3.1, 99, stretch=(1.12, 0.84), grass="leaf-light")
    turn = (0, 0, -8)
    slab(rounded_rectangle(4.2, 2.2, 0.3), 0.06, paint("mist", 0.6), (-0.02, 0.35, top - 0.02), turn, bevel=0.02)
    slab(rounded_rectangle(4.4, 0.72, 0.3), 0.05, paint("night", 0.65), (-0.2, -1.22, top - 0.02), turn, bevel=0.015)
    finished((0.0, 0.4, top + 0.03), turn)
    ambulance((0.75, -1.4, top + 0.02), -8)
    for x, y, size, shape in ((-2.65, 0.55, 1.3, "round"), (2.65, 0.55, 1.4, "conical"), (2.3, 1.15, 1.1, "round")):
        tree((x, y, top - 0.02), size, shape, int(size * 10))
    palm((-2.4, 1.2, top), 1.7, 5, lean=(-0.3, 0.05))
    for x, y, size in ((-2.65, -0.35, 0.7), (2.6, -0.55, 0.65), (-1.35, -1.8, 0.5)):
        bush((x, y, top - 0.02), size, int(size * 20))
    far_isles(stage, seed=36)
