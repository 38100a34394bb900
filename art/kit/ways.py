"""Soft lines, and strips along them: roads, ribbons, causeways."""

import math


def soft(points, steps=12):
    """A soft line (Catmull-Rom) through points of two or three coordinates, `steps` pieces from one to the next."""
    padded, line = [points[0], *points, points[-1]], []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for k in range(steps):
            t = k / steps
            pieces = zip(a, b, c, d)
            line.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3) for p, q, r, s in pieces))
    return [*line, points[-1]]


def strip(line, low, high):
    """Outline of what lies between two distances to the left of a line of (x, y); the right is negative."""
    right, left = [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        long = math.hypot(bx - ax, by - ay)
        for side, reach in ((right, low), (left, high)):
            side.append((x - (by - ay) / long * reach, y + (bx - ax) / long * reach))
    return right + list(reversed(left))
