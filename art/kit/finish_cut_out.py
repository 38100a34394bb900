"""As finish.py, for renders of render_cut_out.py: a picture with alpha, cut to what is seen."""

import argparse

import numpy as np
import OpenImageIO as oiio
from finish import Render, denoise, grade

# Of 255: less is a ring's soft edge, which nobody sees.
_SEEN = 6
_MARGIN = 8


def _alpha(renders):
    """How much of each pixel the isle covers, 0 to 1: an array (height, width, 1)."""
    return np.clip(np.mean([render.layer("Combined", "A") for render in renders], axis=0), 0, 1)


def _cut(pixels):
    """The part of an 8-bit picture with alpha in which something is seen, and a few pixels round it."""
    rows, columns = (np.flatnonzero((pixels[..., 3] > _SEEN).any(axis=axis)) for axis in (1, 0))
    top, left = max(rows[0] - _MARGIN, 0), max(columns[0] - _MARGIN, 0)
    return np.ascontiguousarray(pixels[top : rows[-1] + _MARGIN, left : columns[-1] + _MARGIN])


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("out")
    arguments.add_argument("renders", nargs="+")
    arguments.add_argument("--denoise", metavar="PROGRAM")
    given = arguments.parse_args()
    renders = [Render(path) for path in given.renders]
    covered = denoise(*renders, given.denoise) if given.denoise else renders[0].colour()
    alpha = _alpha(renders)
    # Renders are multiplied by their alpha; the picture's colours are not.
    shown = grade(covered / np.maximum(alpha, 1e-3), vignette=0, bloom=0.05)
    pixels = _cut((np.clip(np.concatenate([shown, alpha], -1), 0, 1) * 255 + 0.5).astype(np.uint8))
    height, width = pixels.shape[:2]
    target = oiio.ImageOutput.create(given.out)
    if target is None or not target.open(given.out, oiio.ImageSpec(width, height, 4, "uint8")):
        raise OSError(oiio.geterror())
    target.write_image(pixels)
    target.close()


if __name__ == "__main__":
    main()
