"""From renders to the picture: python3 art/kit/finish.py OUT.png A.exr [B.exr --denoise PROGRAM] [--vignette 0] [--cut-out]

Two renders with different seeds are denoised by PROGRAM (denoise.c, compiled); one alone is graded as it is. A picture that is
cut out has alpha, and ends where nothing is seen any more.
Needs numpy and OpenImageIO.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

import numpy as np
import OpenImageIO as oiio

# Of 255: less is a ring's soft edge, which nobody sees.
_SEEN = 6
_MARGIN = 8
_LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


class Render:
    """The passes of one EXR file. Raises OSError when it cannot be read."""

    def __init__(self, path):
        source = oiio.ImageInput.open(path)
        if source is None:
            raise OSError(oiio.geterror())
        spec = source.spec()
        self._names = list(spec.channelnames)
        self._pixels = source.read_image(0, 0, 0, spec.nchannels, "float")
        source.close()

    def layer(self, name, channels="RGB"):
        """One pass as an array (height, width, 3)."""
        return self._pixels[..., [self._names.index(f"ViewLayer.{name}.{c}") for c in channels]]

    def colour(self):
        """The picture, linear."""
        return self.layer("Combined")

    def features(self):
        """What the denoiser keeps edges by: albedo, normal, and light of its own, nine channels."""
        albedo = self.layer("DiffCol") + 0.5 * self.layer("GlossCol")
        shine = np.minimum(self.layer("Emit") + self.layer("Env"), 1.5)
        return np.concatenate([albedo, 0.5 * self.layer("Normal", "XYZ"), shine], -1)


def denoise(first, second, program):
    """The two renders filtered into one, linear, by the compiled denoise.c."""
    height, width = first.colour().shape[:2]
    with tempfile.TemporaryDirectory() as folder:
        planes, result = Path(folder, "planes"), Path(folder, "result")
        with planes.open("wb") as file:
            for part in (first.colour(), second.colour(), first.features(), second.features()):
                channels = np.ascontiguousarray(np.moveaxis(np.clip(part, -4, 6), -1, 0), np.float32)
                file.write(channels.tobytes())
        subprocess.run([program, planes, result, str(width), str(height)], check=True)
        return np.fromfile(result, np.float32).reshape(height, width, 3)


def _box_blur(pixels, radius, axis):
    padding = [(0, 0)] * pixels.ndim
    padding[axis] = (radius + 1, radius)
    sums = np.cumsum(np.pad(pixels, padding, mode="edge"), axis=axis, dtype=np.float64)
    size, length = 2 * radius + 1, pixels.shape[axis]
    upper = np.take(sums, range(size, size + length), axis)
    lower = np.take(sums, range(length), axis)
    return ((upper - lower) / size).astype(np.float32)


def _blur(pixels, width):
    """About a Gaussian of standard deviation `width` pixels: three box blurs."""
    radius = max(1, round(width * 0.87))
    for _ in range(3):
        pixels = _box_blur(_box_blur(pixels, radius, 0), radius, 1)
    return pixels


def _shoulder(pixels, start=0.82):
    """Leaves values up to `start` and rolls higher ones off towards 1."""
    over = 1 - np.exp(-(np.maximum(pixels, start) - start) / (1 - start))
    return np.where(pixels <= start, pixels, start + (1 - start) * over)


def grade(pixels, exposure=1.06, bloom=0.1, saturation=1.1, vignette=0.03, grain=0.004):
    """Linear light to display values (0 to 1, sRGB) with a breath of bloom, and grain against banding."""
    height, width = pixels.shape[:2]
    pixels = pixels * exposure
    bright = np.clip(pixels - 0.78, 0, 2)
    pixels = pixels + bloom * (_blur(bright, width / 137) + _blur(bright, width / 42))
    grey = (pixels @ _LUMINANCE)[..., None]
    pixels = _shoulder(np.clip(grey + (pixels - grey) * saturation, 0, None))
    shown = np.where(pixels <= 0.0031308, 12.92 * pixels, 1.055 * np.maximum(pixels, 1e-6) ** (1 / 2.4) - 0.055)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    corner = 2.2 * ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2)
    shown *= (1 - vignette * corner**1.6)[..., None]
    return shown + np.random.default_rng(7).normal(0, grain, (height, width, 1)) * (1 - 0.5 * shown)


def to_bytes(shown):
    return (np.clip(shown, 0, 1) * 255 + 0.5).astype(np.uint8)


def grade_cut_out(pixels, renders):
    """As grade, for renders with nothing behind the isle: 8 bits with alpha, cut to what is seen."""
    alpha = np.clip(np.mean([render.layer("Combined", "A") for render in renders], axis=0), 0, 1)
    # Renders are multiplied by their alpha; the picture's colours are not.
    shown = grade(pixels / np.maximum(alpha, 1e-3), vignette=0, bloom=0.05)
    whole = to_bytes(np.concatenate([shown, alpha], -1))
    rows, columns = (np.flatnonzero((whole[..., 3] > _SEEN).any(axis=axis)) for axis in (1, 0))
    top, left = max(rows[0] - _MARGIN, 0), max(columns[0] - _MARGIN, 0)
    return whole[top : rows[-1] + _MARGIN, left : columns[-1] + _MARGIN]


def save(path, pixels):
    """Writes bytes, an array (height, width, 3 or 4), as a PNG. Raises OSError when that fails."""
    height, width, channels = pixels.shape
    pixels = np.ascontiguousarray(pixels)
    target = oiio.ImageOutput.create(path)
    if target is None or not target.open(path, oiio.ImageSpec(width, height, channels, "uint8")):
        raise OSError(oiio.geterror())
    target.write_image(pixels)
    target.close()


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("out")
    arguments.add_argument("renders", nargs="+")
    arguments.add_argument("--denoise", metavar="PROGRAM")
    arguments.add_argument("--vignette", type=float, default=0.03, help="how dark the corners are")
    arguments.add_argument("--cut-out", action="store_true")
    given = arguments.parse_args()
    renders = [Render(path) for path in given.renders]
    if given.denoise and len(renders) != 2:
        arguments.error("--denoise takes two renders")
    linear = denoise(*renders, given.denoise) if given.denoise else np.mean([r.colour() for r in renders], axis=0)
    save(given.out, grade_cut_out(linear, renders) if given.cut_out else to_bytes(grade(linear, vignette=given.vignette)))


if __name__ == "__main__":
    main()
