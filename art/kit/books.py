"""Bound books, for ledgers and schools."""

from .paint import paint
from .solids import box, boxes, cylinder, group


def book(width, depth, thickness, colour, at=(0, 0, 0), turn=(0, 0, 0), parent=None, band=None):
    """A bound book lying on `at`: spine at its left, pages to the front, right and back. `band` is the colour of a
    strap round its covers."""
    holder = group(at, turn, parent)
    board = min(0.045, thickness * 0.2)
    cover = paint(colour, 0.42, coat=0.15)
    for z in (0, thickness - board):
        box((width, depth, board), cover, (0, 0, z), parent=holder, bevel=0.012)
    box((width * 0.95, depth * 0.93, thickness - board), paint("#F6E9D2", 0.7), (0, 0, board / 2), parent=holder, bevel=0.01)
    leaves = [((width * 0.955, depth * 0.935, 0.006), (0, 0, thickness * share)) for share in (0.3, 0.42, 0.54, 0.66)]
    boxes(leaves, paint("stone", 0.7), parent=holder, bevel=0)
    spine = group((-width / 2 + 0.012, depth / 2, thickness / 2), (90, 0, 0), holder)
    ridge = cylinder(thickness / 2, depth, cover, parent=spine, bevel=0.012)
    ridge.scale = (0.28, 1, 1)
    if band:
        box((width * 0.12, depth + 0.012, thickness + 0.012), paint(band, 0.4, coat=0.2), (width * 0.27, 0, -0.006), parent=holder, bevel=0.012)
    return holder
