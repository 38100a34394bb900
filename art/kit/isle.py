"""Sand isles with contour rings: the ground every subject stands on, and the far ones that make seven."""

import math
import random

from .nature import palm, tree
from .solids import slab

_RINGS = ((0.42, "lagoon"), (1.0, "ring"), (1.8, "ring-far"))
_laid = 0


def forget():
    """Starts counting isles anew; the stage calls it when it clears the scene."""
    global _laid
    _laid = 0


def coast(radius, seed, wobble=0.07, stretch=(1.0, 1.0)):
    """A soft closed outline of about `radius`, different for every seed."""
    chance = random.Random(seed)
    waves = [(k, wobble * chance.uniform(0.5, 1) / (k - 1), chance.uniform(0, 2 * math.pi)) for k in (2, 3, 4, 5)]
    outline = []
    for step in range(160):
        angle = 2 * math.pi * step / 160
        r = radius * (1 + sum(size * math.cos(k * angle + phase) for k, size, phase in waves))
        outline.append((r * math.cos(angle) * stretch[0], r * math.sin(angle) * stretch[1]))
    return outline


def isle(at, radius, seed, height=0.5, wobble=0.06, stretch=(1.0, 1.0), grass=None, rings=_RINGS):
    """Lays an isle round at=(x, y) and returns the height (z) of its top, to stand things on.

    `grass` is the paint of a meadow on the sand; `rings` lists (distance from the shore, paint), nearest first.
    """
    global _laid
    # Slabs in one plane would fight for the same pixels where the rings of two isles meet.
    lift = 0.0025 * (_laid % 9)
    _laid += 1
    outline = coast(radius, seed, wobble, stretch)
    x, y = at
    level = lift
    for i, (distance, paint) in enumerate(reversed(rings)):
        level = lift + 0.035 * i
        slab(outline, 0.05, paint, (x, y, level - 0.03), bevel=0.022, grow=distance)
    slab(outline, 0.07, "foam", (x, y, level - 0.005), bevel=0.03, grow=0.14)
    slab(outline, 0.12, "wet-sand", (x, y, level), bevel=0.04, grow=0.015)
    slab(outline, height, "sand", (x, y, level + 0.03), bevel=min(0.13, height * 0.4))
    top = level + 0.03 + height
    if grass:
        slab(outline, 0.09, grass, (x, y, top - 0.01), bevel=0.04, grow=-0.28)
        top += 0.08
    return top


def far_isle(at, radius, seed):
    """A small planted isle for the distance."""
    chance = random.Random(seed)
    meadow = chance.choice(("leaf", "leaf-light"))
    rings = ((0.16 * radius + 0.14, "lagoon"), (0.42 * radius + 0.2, "ring"))
    top = isle(at, radius, seed, height=0.28, wobble=0.08, grass=meadow, rings=rings)
    start = chance.uniform(0, 2 * math.pi)
    for k in range(3):
        angle, reach = start + 2.1 * k, radius * 0.36
        spot = (at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle), top)
        size = radius * chance.uniform(0.42, 0.72)
        if k == 2 and radius < 2.2:
            palm(spot, size * 1.1, seed + k)
        else:
            tree(spot, size, "conical" if (k + seed) % 2 else "round", seed + k)


# (place across the frame from 0 left to 1 right, distance in subject distances, radius in metres). Left of the
# middle only small ones near the horizon, so that the text of a banner stands on calm water.
PLACES = {
    "banner": ((0.07, 6.4, 3.0), (0.25, 9.5, 4.2), (0.405, 4.6, 2.1), (0.56, 8.0, 4.0), (0.87, 3.7, 2.2), (0.945, 6.6, 2.6)),
    "phone": ((0.11, 3.6, 1.7), (0.3, 6.2, 2.6), (0.5, 9.0, 3.8), (0.68, 5.2, 2.4), (0.86, 2.6, 1.7), (0.94, 7.0, 2.6)),
    "card": ((0.085, 3.2, 1.6), (0.22, 5.0, 2.4), (0.4, 8.0, 3.4), (0.66, 6.4, 3.0), (0.8, 4.2, 2.2), (0.93, 2.9, 1.5)),
}


def far_isles(stage, places=None, seed=40):
    """Lays the six other isles where the stage's camera sees them. `places` replaces those of PLACES for this view:
    a list of (place across the frame 0 to 1, distance in subject distances, radius)."""
    for i, (across, distance, radius) in enumerate(places or PLACES[stage.kind]):
        far_isle(stage.on_water(across, distance), radius, seed + i)
