/** Bodies to build with. `at` is the middle of a body's foot unless said otherwise. */
import { C, lit, mix } from './colour';
import { type Art, round, UNIT, type V2, type V3 } from './space';

const clockwise = (points: readonly V2[]) =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as V2;
    return sum + (x * v - u * y);
  }, 0) < 0;

/** A flat shape given thickness: along z (a slab), y (a plate facing the viewer) or x (facing right), from one coordinate to another. */
export function extrude(
  art: Art,
  shape: readonly V2[],
  axis: 'x' | 'y' | 'z',
  from: number,
  to: number,
  colour: string,
  options: { cap?: string; shadow?: boolean; ground?: number } = {},
): void {
  const points = clockwise(shape) ? [...shape].reverse() : shape;
  const put = ([u, v]: V2, depth: number): V3 =>
    axis === 'z' ? [u, v, depth] : axis === 'y' ? [u, depth, v] : [depth, u, v];
  const sides = points.map((p, i) => {
    const q = points[(i + 1) % points.length] as V2;
    return [put(p, from), put(q, from), put(q, to), put(p, to)];
  });
  if (options.shadow !== false)
    art.shadow([...points.map((p) => put(p, from)), ...points.map((p) => put(p, to))], options.ground ?? 0);
  art.solid(sides, colour);
  art.solid([points.map((p) => put(p, to))], options.cap ?? colour);
}

export function box(
  art: Art,
  [x, y, z]: V3,
  [w, d, h]: V3,
  colour: string,
  options: { cap?: string; shadow?: boolean; ground?: number } = {},
): void {
  extrude(
    art,
    [
      [x - w / 2, y - d / 2],
      [x + w / 2, y - d / 2],
      [x + w / 2, y + d / 2],
      [x - w / 2, y + d / 2],
    ],
    'z',
    z,
    z + h,
    colour,
    options,
  );
}

export function rounded(cx: number, cy: number, w: number, h: number, r: number): V2[] {
  const corner = (x: number, y: number, from: number) =>
    Array.from({ length: 7 }, (_, i): V2 => {
      const t = ((from + i * 15) * Math.PI) / 180;
      return [x + r * Math.cos(t), y + r * Math.sin(t)];
    });
  const [x, y] = [w / 2 - r, h / 2 - r];
  return [
    ...corner(cx + x, cy + y, 0),
    ...corner(cx - x, cy + y, 90),
    ...corner(cx - x, cy - y, 180),
    ...corner(cx + x, cy - y, 270),
  ];
}

export const ring = (cx: number, cy: number, r: number, count = 40): V2[] =>
  Array.from(
    { length: count },
    (_, i): V2 => [
      cx + r * Math.cos((2 * Math.PI * i) / count),
      cy + r * Math.sin((2 * Math.PI * i) / count),
    ],
  );

export function toothed(cx: number, cy: number, r: number, teeth: number, turn = 0): V2[] {
  const depth = r * 0.2;
  return Array.from({ length: teeth }, (_, i) =>
    (
      [
        [-0.36, r - depth],
        [-0.2, r],
        [0.2, r],
        [0.36, r - depth],
      ] as V2[]
    ).map(([part, radius]): V2 => {
      const t = turn + ((i + part) * 2 * Math.PI) / teeth;
      return [cx + radius * Math.cos(t), cy + radius * Math.sin(t)];
    }),
  ).flat();
}

/** An upright drum or, with another radius at the top, a cone or a cup. */
export function drum(
  art: Art,
  [x, y, z]: V3,
  radius: number,
  height: number,
  colour: string,
  options: { top?: number; cap?: string; shadow?: boolean; ground?: number } = {},
): void {
  const top = options.top ?? radius;
  const [cx, cy] = art.at([x, y, z]);
  const [, ty] = art.at([x, y, z + height]);
  const flat = FLAT;
  const [r, t] = [radius * UNIT, top * UNIT];
  for (const [rr, yy] of [
    [r, cy],
    [t, ty],
  ] as V2[]) {
    art.box.left = Math.min(art.box.left, cx - rr);
    art.box.right = Math.max(art.box.right, cx + rr);
    art.box.top = Math.min(art.box.top, yy - rr * flat);
    art.box.bottom = Math.max(art.box.bottom, yy + rr * flat);
  }
  if (options.shadow !== false)
    art.shadow(
      [
        ...ring(x, y, radius, 24).map(([u, v]): V3 => [u, v, z]),
        ...ring(x, y, top, 24).map(([u, v]): V3 => [u, v, z + height]),
      ],
      options.ground ?? 0,
    );
  const fill = art.defs.gradient(
    [
      [0, art.colour(lit(colour, 0.66))],
      [0.3, art.colour(lit(colour, 0.7))],
      [0.7, art.colour(lit(colour, 0.3))],
      [1, art.colour(lit(colour, 0.1))],
    ],
    true,
  );
  art.raw(
    `<path d="M${round(cx - r)} ${round(cy)}A${round(r)} ${round(r * flat)} 0 0 0 ${round(cx + r)} ${round(cy)}L${round(cx + t)} ${round(ty)}A${round(t)} ${round(t * flat)} 0 0 0 ${round(cx - t)} ${round(ty)}Z" fill="${fill}"/>`,
  );
  if (top > 0)
    art.raw(
      `<ellipse cx="${round(cx)}" cy="${round(ty)}" rx="${round(t)}" ry="${round(t * flat)}" fill="${art.colour(lit(options.cap ?? colour, 0.75))}"/>`,
    );
}

/** How flat a level circle looks. */
const FLAT = Math.sin((28 * Math.PI) / 180);

export function ball(
  art: Art,
  [x, y, z]: V3,
  radius: number,
  colour: string,
  options: { shadow?: boolean } = {},
): void {
  const [cx, cy] = art.at([x, y, z]);
  const r = radius * UNIT;
  art.box.left = Math.min(art.box.left, cx - r);
  art.box.right = Math.max(art.box.right, cx + r);
  art.box.top = Math.min(art.box.top, cy - r);
  if (options.shadow !== false) art.shadow(ring(x, y, radius * 0.95, 20).map(([u, v]): V3 => [u, v, z]));
  const dark = art.colour(lit(colour, 0.12));
  art.raw(
    `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${art.defs.gradient(
      [
        [0, art.colour(lit(colour, 0.72))],
        [0.55, art.colour(lit(colour, 0.5))],
        [1, dark],
      ],
      true,
    )}"/>`,
  );
  art.raw(
    `<ellipse cx="${round(cx - r * 0.3)}" cy="${round(cy - r * 0.36)}" rx="${round(r * 0.46)}" ry="${round(r * 0.38)}" fill="${art.colour(lit(colour, 0.85))}" opacity=".55" transform="rotate(-28 ${round(cx)} ${round(cy)})"/>`,
  );
}

/** A round pipe through the points. */
export function tube(
  art: Art,
  points: readonly V3[],
  radius: number,
  colour: string,
  options: { shadow?: boolean } = {},
): void {
  if (options.shadow !== false)
    points.slice(1).forEach((q, i) => {
      const p = points[i] as V3;
      art.shadow(
        [p, q].flatMap(
          ([x, y, z]) =>
            [
              [x - radius, y, z],
              [x + radius, y, z],
              [x, y - radius, z],
              [x, y + radius, z],
            ] as V3[],
        ),
      );
    });
  art.line(points, lit(colour, 0.12), radius * 2);
  const shift = (k: number) =>
    `transform="translate(${round(-radius * UNIT * k * 0.7)} ${round(-radius * UNIT * k)})"`;
  art.line(points, colour, radius * 1.55, shift(0.2));
  art.line(points, lit(colour, 0.9), radius * 0.42, `${shift(0.42)} opacity=".75"`);
}

/** A flange: a short, wider piece of pipe between two points. */
export function flange(art: Art, from: V3, to: V3, radius: number, colour: string): void {
  const [a, b] = [art.at(from), art.at(to)];
  const w = round(radius * 2 * UNIT);
  art.raw(
    `<path d="M${a.map(round).join(' ')}L${b.map(round).join(' ')}" stroke="${art.colour(lit(colour, 0.2))}" stroke-width="${w}"/>`,
  );
  art.raw(
    `<path d="M${a.map(round).join(' ')}L${b.map(round).join(' ')}" stroke="${art.colour(colour)}" stroke-width="${round(radius * 1.5 * UNIT)}" transform="translate(-1.5 -2)"/>`,
  );
}

/** A gabled roof over a rectangle; the ridge runs along x. */
export function gable(
  art: Art,
  [x, y, z]: V3,
  [w, d, h]: V3,
  colour: string,
  end: string = C.shell,
  shadow = true,
): void {
  const [l, r, n, f] = [x - w / 2, x + w / 2, y - d / 2, y + d / 2];
  const [a, b]: V3[] = [
    [l, y, z + h],
    [r, y, z + h],
  ] as V3[] as [V3, V3];
  if (shadow) art.shadow([[l, n, z], [r, n, z], [r, f, z], [l, f, z], a as V3, b as V3]);
  art.solid([[[r, n, z], [r, f, z], b as V3]], end);
  art.solid(
    [
      [[l, n, z], [r, n, z], b as V3, a as V3],
      [[r, f, z], [l, f, z], a as V3, b as V3],
    ],
    colour,
  );
}

export function pyramid(art: Art, [x, y, z]: V3, [w, d, h]: V3, colour: string): void {
  const c: V3[] = [
    [x - w / 2, y - d / 2, z],
    [x + w / 2, y - d / 2, z],
    [x + w / 2, y + d / 2, z],
    [x - w / 2, y + d / 2, z],
  ];
  const tip: V3 = [x, y, z + h];
  art.shadow([...c, tip]);
  art.solid(
    c.map((p, i) => [p, c[(i + 1) % 4] as V3, tip]),
    colour,
  );
}

/** Something flat painted on the front of a body: windows, doors, signs. Corner at lower left. */
export function paint(
  art: Art,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  colour: string,
  r = 0,
): void {
  const shape =
    r > 0
      ? rounded(x + w / 2, z + h / 2, w, h, r)
      : ([
          [x, z],
          [x + w, z],
          [x + w, z + h],
          [x, z + h],
        ] as V2[]);
  art.flat(
    shape.map(([u, v]): V3 => [u, y, v]),
    colour,
  );
}

/** The same on a side that faces right; y is the near edge. */
export function paintSide(
  art: Art,
  x: number,
  y: number,
  z: number,
  d: number,
  h: number,
  colour: string,
): void {
  art.flat(
    [
      [x, y, z],
      [x, y + d, z],
      [x, y + d, z + h],
      [x, y, z + h],
    ],
    lit(colour, 0.2),
  );
}

/** A soft dark patch where something touches the ground. */
export function contact(art: Art, [x, y, z]: V3, radius: number): void {
  art.flat(
    ring(x, y, radius).map(([u, v]): V3 => [u, v, z]),
    mix(C.ink, C.teal, 0.2),
    'opacity=".16"',
  );
}
