/** The one camera and the one sun: world coordinates (x right, y away, z up) become SVG. */
import { lit, mix } from './colour';

export type V3 = readonly [number, number, number];
export type V2 = readonly [number, number];

/** Pixels to one unit of the world. */
export const UNIT = 60;
const TURN = (24 * Math.PI) / 180;
const PITCH = (28 * Math.PI) / 180;
const [ca, sa, cp, sp] = [Math.cos(TURN), Math.sin(TURN), Math.cos(PITCH), Math.sin(PITCH)];
/** From a point to the camera. */
const CAMERA: V3 = [sa * cp, -ca * cp, sp];
const SUN: V3 = [-0.5, -0.5, Math.SQRT1_2];
/** How far and where a shadow falls for each unit of height. */
const CAST: V2 = [0.62, 0.16];

export const round = (value: number): string => String(Math.round(value * 100) / 100);

export function project([x, y, z]: V3): V2 {
  return [UNIT * (x * ca + y * sa), UNIT * (x * sa * sp - y * ca * sp - z * cp)];
}

/** A place on the ground as the viewer sees it: `right` and `near` instead of x and y. */
export function place(right: number, near: number, z = 0): V3 {
  return [right * ca + near * sa, right * sa - near * ca, z];
}

const dot = (a: V3, b: V3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function normal(points: readonly V3[]): V3 {
  const n: [number, number, number] = [0, 0, 0];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] as V3;
    n[0] += (p[1] - q[1]) * (p[2] + q[2]);
    n[1] += (p[2] - q[2]) * (p[0] + q[0]);
    n[2] += (p[0] - q[0]) * (p[1] + q[1]);
  });
  const length = Math.hypot(...n) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}

function hull(points: V2[]): V2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: V2[]) => {
    const out: V2[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = [out[out.length - 2] as V2, out[out.length - 1] as V2];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export const outline = (points: readonly V2[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** Gradients and the like that a picture shares between its parts. */
export class Defs {
  private readonly made = new Map<string, string>();

  gradient(stops: readonly (readonly [number, string, number?])[], horizontal = false): string {
    const key = JSON.stringify([stops, horizontal]);
    const id = this.made.get(key)?.match(/id="(\w+)"/)?.[1] ?? `g${this.made.size}`;
    const body = stops
      .map(
        ([at, colour, alpha = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`,
      )
      .join('');
    this.made.set(
      key,
      `<linearGradient id="${id}" x1="0" y1="0" ${horizontal ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}>${body}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  glow(colour: string, alpha: number): string {
    const key = `glow ${colour} ${alpha}`;
    const id = this.made.get(key)?.match(/id="(\w+)"/)?.[1] ?? `g${this.made.size}`;
    this.made.set(
      key,
      `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${alpha}"/><stop offset=".18" stop-color="${colour}" stop-opacity="${alpha * 0.72}"/><stop offset=".42" stop-color="${colour}" stop-opacity="${alpha * 0.34}"/><stop offset=".7" stop-color="${colour}" stop-opacity="${alpha * 0.1}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
    return `url(#${id})`;
  }

  toString(): string {
    return `<defs>${[...this.made.values()].join('')}</defs>`;
  }
}

/** Collects the drawing of one isle: the ground, then shadows on it, then what stands there, in the order it is added. */
export class Art {
  readonly ground: string[] = [];
  readonly parts: string[] = [];
  private readonly shades: string[] = [];
  box = { left: 1e9, right: -1e9, top: 1e9, bottom: -1e9 };

  /** `haze` greys the colours of what is far away: the colour of the air and its share. */
  constructor(
    readonly defs: Defs,
    private readonly haze: readonly [string, number] = ['#D2EDE9', 0],
  ) {}

  colour(value: string): string {
    return this.haze[1] > 0 ? mix(value, this.haze[0], this.haze[1]) : value;
  }

  at(point: V3): V2 {
    const p = project(point);
    this.box.left = Math.min(this.box.left, p[0]);
    this.box.right = Math.max(this.box.right, p[0]);
    this.box.top = Math.min(this.box.top, p[1]);
    this.box.bottom = Math.max(this.box.bottom, p[1]);
    return p;
  }

  /** An empty drawing that shares this one's gradients and air. */
  sibling(): Art {
    return new Art(this.defs, this.haze);
  }

  raw(svg: string): void {
    this.parts.push(svg);
  }

  /** A polygon in space in one plain colour. */
  flat(points: readonly V3[], colour: string, attributes = '', layer = this.parts): void {
    layer.push(
      `<path d="${outline(points.map((p) => this.at(p)))}" fill="${this.colour(colour)}" ${attributes}/>`,
    );
  }

  /** A line through space, `width` in units. */
  line(points: readonly V3[], colour: string, width: number, attributes = ''): void {
    const d = `M${points.map((p) => this.at(p).map(round).join(' ')).join('L')}`;
    this.raw(
      `<path d="${d}" fill="none" stroke="${this.colour(colour)}" stroke-width="${round(width * UNIT)}" stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`,
    );
  }

  /** The visible faces of a body, each with the light it gets; `tall` faces darken a little towards the ground. */
  solid(faces: readonly (readonly V3[])[], colour: string, layer = this.parts): void {
    const seen = faces
      .map((face) => ({
        face,
        n: normal(face),
        depth: face.reduce((sum, p) => sum + dot(p, CAMERA), 0) / face.length,
      }))
      .filter(({ n }) => dot(n, CAMERA) > 0.001)
      .sort((a, b) => a.depth - b.depth);
    for (const { face, n } of seen) {
      const shade = this.colour(lit(colour, Math.max(0, dot(n, SUN))));
      const tall = Math.abs(n[2]) < 0.3 && face.length === 4;
      const fill = tall
        ? this.defs.gradient([
            [0, shade],
            [1, mix(shade, this.colour('#0A4A5A'), 0.13)],
          ])
        : shade;
      layer.push(
        `<path d="${outline(face.map((p) => this.at(p)))}" fill="${fill}" stroke="${shade}" stroke-width=".7" stroke-linejoin="round"/>`,
      );
    }
  }

  /** The shadow that the body spanned by these points throws on the ground. */
  shadow(points: readonly V3[], ground = 0): void {
    const cast = points.map(
      ([x, y, z]): V2 => project([x + (z - ground) * CAST[0], y + (z - ground) * CAST[1], ground]),
    );
    this.shades.push(outline(hull(cast)));
  }

  toString(): string {
    const shade = this.shades.length
      ? `<path d="${this.shades.join('')}" fill="#06323f" opacity="${this.haze[1] > 0 ? 0.12 : 0.22}"/>`
      : '';
    return this.ground.join('') + shade + this.parts.join('');
  }
}

/** Puts a flat drawing of `width` x `height` pixels upright into the world, facing the viewer; (x, y, z) is its lower left corner. */
export function upright(art: Art, [x, y, z]: V3, size: V2, pixels: V2, svg: string): void {
  for (const corner of [
    [x, y, z],
    [x + size[0], y, z + size[1]],
  ] as V3[])
    art.at(corner);
  const o = project([x, y, z + size[1]]);
  const k = size[0] / pixels[0];
  const l = size[1] / pixels[1];
  const u = project([k, 0, 0]);
  const v = project([0, 0, -l]);
  art.raw(
    `<g transform="matrix(${[u[0], u[1], v[0], v[1]].map((n) => n.toFixed(5)).join(' ')} ${round(o[0])} ${round(o[1])})">${svg}</g>`,
  );
}

/** The same, lying on the ground or a table; (x, y, z) is the corner at the left and the far side. */
export function lying(art: Art, [x, y, z]: V3, size: V2, pixels: V2, svg: string): void {
  const o = project([x, y, z]);
  const u = project([size[0] / pixels[0], 0, 0]);
  const v = project([0, -size[1] / pixels[1], 0]);
  art.raw(
    `<g transform="matrix(${[u[0], u[1], v[0], v[1]].map((n) => n.toFixed(5)).join(' ')} ${round(o[0])} ${round(o[1])})">${svg}</g>`,
  );
}

/** The same, on a side that faces right; (x, y, z) is its lower near corner. */
export function sideways(art: Art, [x, y, z]: V3, size: V2, pixels: V2, svg: string): void {
  const o = project([x, y, z + size[1]]);
  const u = project([0, size[0] / pixels[0], 0]);
  const v = project([0, 0, -size[1] / pixels[1]]);
  art.raw(
    `<g transform="matrix(${[u[0], u[1], v[0], v[1]].map((n) => n.toFixed(5)).join(' ')} ${round(o[0])} ${round(o[1])})">${svg}</g>`,
  );
}
