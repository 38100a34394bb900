/** Sky, sea, isles and what grows on them. */
import { C, lit, mix } from './colour';
import type { Random } from './random';
import { contact, drum, ring } from './solids';
import { type Art, type Defs, outline, place, project, round, UNIT, type V2, type V3 } from './space';

export interface Mood {
  sky: string;
  air: string;
  far: string;
  mid: string;
  deep: string;
  sun: string;
}

/** One world in three hours of the same day. */
export const MOODS = {
  day: { sky: '#E9F5F2', air: '#D2EDE9', far: '#8FCBCB', mid: '#2F97A1', deep: '#0A7386', sun: '#FFF3D9' },
  dawn: { sky: '#E3F2EF', air: '#E6F1E6', far: '#9BD0CB', mid: '#35999F', deep: '#0B7083', sun: '#FFE2B0' },
  cool: { sky: '#E2F0F2', air: '#CBE6E8', far: '#7FBEC4', mid: '#237F8F', deep: '#09586B', sun: '#F4FAF4' },
} as const satisfies Record<string, Mood>;

export function skyAndSea(
  defs: Defs,
  width: number,
  height: number,
  horizon: number,
  sunAt: number,
  mood: Mood,
  random: Random,
): string {
  const out: string[] = [];
  const add = (svg: string) => out.push(svg);
  const sea = height - horizon;
  add(
    `<rect width="${width}" height="${horizon + 2}" fill="${defs.gradient([
      [0, mood.sky],
      [0.6, mix(mood.sky, mood.air, 0.6)],
      [1, mood.air],
    ])}"/>`,
  );
  const [sx, sy, sr] = [sunAt * width, horizon - height * 0.085, height * 0.042];
  const glow = `<circle cx="${round(sx)}" cy="${round(sy)}" r="${round(height * 0.6)}" fill="${defs.glow(mood.sun, 0.8)}"`;
  add(`${glow}/>`);
  add(
    `<circle cx="${round(sx)}" cy="${round(sy)}" r="${round(sr)}" fill="${mix(mood.sun, '#FFFFFF', 0.45)}"/>`,
  );
  // Clouds: low, flat banks
  for (let i = 0; i < 4; i++) {
    const x = width * ((i + random.between(0.1, 0.7)) / 4);
    const y = horizon * random.between(0.18, 0.72);
    const w = width * random.between(0.05, 0.1);
    const h = w * 0.12;
    const bank = [
      [0, 0, 1],
      [-0.34, -0.85, 0.5],
      [0.22, -1.5, 0.42],
    ].map(
      ([dx = 0, dy = 0, k = 1]) =>
        `<rect x="${round(x + dx * w - (w * k) / 1)}" y="${round(y + dy * h)}" width="${round(w * 2 * k)}" height="${round(h * 1.15)}" rx="${round(h * 0.57)}"/>`,
    );
    add(`<g fill="#fff" opacity="${i % 2 ? 0.34 : 0.46}">${bank.join('')}</g>`);
  }
  add(
    `<rect y="${round(horizon)}" width="${width}" height="${round(sea)}" fill="${defs.gradient([
      [0, mood.air],
      [0.06, mix(mood.air, mood.far, 0.55)],
      [0.2, mood.far],
      [0.5, mood.mid],
      [1, mood.deep],
    ])}"/>`,
  );
  add(
    `<clipPath id="sea"><rect y="${round(horizon)}" width="${width}" height="${round(sea)}"/></clipPath><g clip-path="url(#sea)" opacity=".38">${glow}/></g>`,
  );
  // The sun's road and the swell, finer towards the horizon
  for (let i = 0; i < 260; i++) {
    const depth = random.next() ** 1.7;
    const y = horizon + 4 + sea * depth;
    const road = i % 3 === 0;
    const spread = 0.02 + depth * 0.09;
    const x = road ? sx + width * random.between(-spread, spread) : width * random.next();
    const w = (8 + 90 * depth) * random.between(0.5, 1.25) * (height / 1100);
    const h = (0.9 + 3.2 * depth) * (height / 1100);
    const tone = road ? mood.sun : i % 2 ? mood.air : mood.deep;
    const alpha = road ? 0.5 - depth * 0.36 : i % 2 ? 0.2 : 0.16;
    add(
      `<path d="M${round(x - w)} ${round(y)}q${round(w / 2)} ${round(-h * 1.4)} ${round(w)} ${round(-h * 0.2)}t${round(w)} ${round(h * 0.2)}q${round(-w / 2)} ${round(h * 1.1)} ${round(-w)} ${round(h * 0.5)}t${round(-w)} ${round(-h * 0.5)}Z" fill="${tone}" opacity="${round(alpha)}"/>`,
    );
  }
  return out.join('');
}

/** A closed, gently irregular outline on the ground. */
function coast(rx: number, ry: number, wobble: readonly V2[], scale: number, z: number): V3[] {
  return Array.from({ length: 110 }, (_, i) => {
    const t = (2 * Math.PI * i) / 110;
    // a superellipse: fuller shoulders than an ellipse, like a worn pebble
    const [c, s] = [Math.cos(t), Math.sin(t)];
    const pebble = (Math.abs(c) ** 2.5 + Math.abs(s) ** 2.5) ** (-1 / 2.5);
    const r =
      pebble * (1 + wobble.reduce((sum, [size, phase], k) => sum + size * Math.cos((k + 2) * t + phase), 0));
    return place(rx * r * c * scale, ry * r * s * scale, z);
  });
}

export interface Ground {
  rx?: number;
  ry?: number;
  /** What lies on top: grass over sand, bare sand, or paving. */
  top?: 'grass' | 'sand' | 'paved';
  height?: number;
  rings?: number;
}

/** Contour rings in the water, a foam line, a sand pebble and, if wanted, grass; the top is z = 0. */
export function isle(
  art: Art,
  random: Random,
  { rx = 5.6, ry = 4, top = 'grass', height = 0.62, rings = 3 }: Ground = {},
): void {
  const wobble: V2[] = [0.05, 0.03, 0.016].map((size) => [
    size * random.between(0.6, 1.2),
    random.between(0, 6.28),
  ]);
  const loose = (k: number): V2[] =>
    wobble.map(([size, phase], i) => [size * (1 + k * 0.5), phase + k * 0.22 * (i + 1)]);
  const stack = top === 'sand' ? 0 : 0.15;
  const sea = -height - stack;
  const contour: [number, string, number][] = [
    [1.52, C.ring1, 0.5],
    [1.33, C.ring2, 0.72],
    [1.165, C.ring3, 0.88],
  ];
  const layer = art.ground;
  for (const [scale, colour, alpha] of contour.slice(3 - rings)) {
    const d = outline(coast(rx, ry, loose((scale - 1) * 2), scale, sea).map(project));
    layer.push(
      `<path d="${d}" fill="${art.colour(mix(colour, C.ink, 0.18))}" opacity="${alpha * 0.5}" transform="translate(0 ${round(0.075 * UNIT)})"/><path d="${d}" fill="${art.defs.gradient(
        [
          [0, art.colour(mix(colour, '#8FCBCB', 0.42))],
          [0.55, art.colour(colour)],
        ],
      )}" opacity="${alpha}"/><path d="${d}" fill="none" stroke="${art.colour(C.foam)}" stroke-width="1.6" opacity="${alpha * 0.38}"/>`,
    );
  }
  const foam = coast(rx, ry, loose(0.25), 1.065, sea);
  layer.push(`<path d="${outline(foam.map((p) => art.at(p)))}" fill="${art.colour('#C4EBE2')}"/>`);
  step(art, coast(rx, ry, wobble, 1, 0), sea, -stack, C.sand, mix(C.sand, C.shell, 0.35));
  if (top === 'grass') step(art, coast(rx, ry, loose(0.3), 0.9, 0), -stack, 0, C.leafLight, '#6ABC8F');
  if (top === 'paved') step(art, coast(rx, ry, loose(0.2), 0.9, 0), -stack, 0, '#E9E6DA', '#F6F1E4');
}

/** One level of an isle: a wall from one height to another, a top, and a bright rim where the sun catches the edge. */
function step(art: Art, line: V3[], from: number, to: number, colour: string, top: string): void {
  const lower = line.map(([x, y]): V3 => [x, y, from]);
  const upper = line.map(([x, y]): V3 => [x, y, to]);
  const wall = art.defs.gradient(
    [
      [0, art.colour(lit(colour, 0.66))],
      [0.45, art.colour(lit(colour, 0.52))],
      [1, art.colour(lit(colour, 0.2))],
    ],
    true,
  );
  let d = '';
  lower.forEach((p, i) => {
    const j = (i + 1) % lower.length;
    d += outline([p, lower[j] as V3, upper[j] as V3, upper[i] as V3].map((q) => art.at(q)));
  });
  const edge = outline(upper.map((p) => project(p)));
  art.ground.push(
    `<path d="${d}" fill="${wall}" fill-rule="nonzero"/><path d="${edge}" fill="${art.colour(top)}"/><path d="${edge}" fill="none" stroke="${art.colour(mix(top, '#FFFFFF', 0.5))}" stroke-width="2.4" opacity=".75"/>`,
  );
}

export function palm(art: Art, [x, y, z]: V3, size: number, random: Random): void {
  const lean = random.between(-0.28, 0.28);
  const [bx, by] = art.at([x, y, z]);
  const h = size * 2.5 * UNIT;
  const [tx, ty] = [bx + lean * h, by - h];
  art.box.top = Math.min(art.box.top, ty - 0.6 * size * UNIT);
  art.shadow(
    ring(x, y, 0.75 * size, 36).map(([u, v]): V3 => [u, v, z + 1.6 * size]),
    z,
  );
  art.shadow(
    [
      [x - 0.07, y, z],
      [x + 0.07, y, z],
      [x - 0.05, y, z + 1.6 * size],
      [x + 0.05, y, z + 1.6 * size],
    ],
    z,
  );
  const w = 0.135 * size * UNIT;
  const trunk = `M${round(bx - w)} ${round(by)}Q${round(bx - w * 0.3)} ${round(by - h * 0.5)} ${round(tx - w * 0.5)} ${round(ty)}L${round(tx + w * 0.5)} ${round(ty)}Q${round(bx + w * 1.2)} ${round(by - h * 0.45)} ${round(bx + w)} ${round(by)}Q${round(bx)} ${round(by + w * 0.9)} ${round(bx - w)} ${round(by)}Z`;
  art.raw(
    `<path d="${trunk}" fill="${art.defs.gradient(
      [
        [0, art.colour('#C08055')],
        [1, art.colour('#8A5236')],
      ],
      true,
    )}"/>`,
  );
  const leaf = (angle: number, length: number, colour: string) => {
    const l = length * size * UNIT;
    const [ex, ey] = [Math.cos(angle) * l, Math.sin(angle) * l * 0.62 + l * 0.42];
    const [mx, my] = [Math.cos(angle) * l * 0.62, Math.sin(angle) * l * 0.5 - l * 0.26];
    const fat = 0.17 * l;
    art.raw(
      `<path d="M${round(tx)} ${round(ty)}Q${round(tx + mx)} ${round(ty + my - fat)} ${round(tx + ex)} ${round(ty + ey)}Q${round(tx + mx * 0.9)} ${round(ty + my + fat * 1.2)} ${round(tx)} ${round(ty)}Z" fill="${art.colour(colour)}"/>`,
    );
  };
  const start = random.between(0, 0.5);
  for (let i = 0; i < 4; i++) leaf(Math.PI + 0.35 + start + i * 0.72, 1.05, i % 2 ? '#1F7A5E' : '#257F64');
  for (let i = 0; i < 5; i++)
    leaf(
      -0.05 - start * 0.4 + i * 0.8,
      1.15,
      ['#2E8B6F', '#4DA67E', '#3B9876', '#57AF84', '#3B9876'][i] as string,
    );
}

export function pine(art: Art, [x, y, z]: V3, size: number, colour: string = C.leaf): void {
  contact(art, [x, y, z], 0.32 * size);
  drum(art, [x, y, z], 0.1 * size, 0.4 * size, C.bark, { shadow: false });
  drum(art, [x, y, z + 0.34 * size], 0.56 * size, 1.75 * size, colour, { top: 0.03 });
}

export function tree(art: Art, [x, y, z]: V3, size: number, colour: string = C.leafLight): void {
  contact(art, [x, y, z], 0.3 * size);
  drum(art, [x, y, z], 0.09 * size, 0.7 * size, C.bark, { shadow: false });
  const [cx, cy] = art.at([x, y, z + 1.15 * size]);
  const r = 0.58 * size * UNIT;
  art.box.top = Math.min(art.box.top, cy - r);
  art.shadow(
    ring(x, y, 0.5 * size, 32).map(([u, v]): V3 => [u, v, z + 0.9 * size]),
    z,
  );
  const fill = art.defs.gradient(
    [
      [0, art.colour(lit(colour, 0.75))],
      [0.5, art.colour(lit(colour, 0.5))],
      [1, art.colour(lit(colour, 0.02))],
    ],
    true,
  );
  art.raw(
    `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"/><ellipse cx="${round(cx - r * 0.28)}" cy="${round(cy - r * 0.36)}" rx="${round(r * 0.5)}" ry="${round(r * 0.4)}" fill="${art.colour(lit(colour, 0.95))}" opacity=".4"/>`,
  );
}

export function rock(art: Art, [x, y, z]: V3, size: number): void {
  const [cx, cy] = art.at([x, y, z]);
  const r = size * UNIT;
  art.shadow(
    ring(x, y, size * 0.9, 12).map(([u, v]): V3 => [u, v, z + size * 0.4]),
    z,
  );
  art.raw(
    `<path d="M${round(cx - r)} ${round(cy)}C${round(cx - r)} ${round(cy - r * 0.9)} ${round(cx - r * 0.2)} ${round(cy - r * 1.15)} ${round(cx + r * 0.3)} ${round(cy - r * 0.9)}C${round(cx + r * 0.95)} ${round(cy - r * 0.7)} ${round(cx + r * 1.05)} ${round(cy)} ${round(cx + r * 0.9)} ${round(cy + r * 0.1)}C${round(cx + r * 0.4)} ${round(cy + r * 0.42)} ${round(cx - r * 0.7)} ${round(cy + r * 0.38)} ${round(cx - r)} ${round(cy)}Z" fill="${art.defs.gradient(
      [
        [0, art.colour('#E8DCC6')],
        [1, art.colour('#9AA59C')],
      ],
      true,
    )}"/>`,
  );
}

/** A small isle for the distance: `kind` picks what grows there. */
export function islet(art: Art, random: Random, kind: number): void {
  const bare = kind % 4 === 2;
  isle(art, random, { rx: 3, ry: 2.1, top: bare ? 'sand' : 'grass', height: 0.5, rings: 2 });
  if (bare) {
    palm(art, place(-0.5, -0.1), 0.85, random);
    palm(art, place(0.6, 0.3), 0.62, random);
    return;
  }
  const greens = [C.leaf, '#37957A', C.leafLight];
  const plants = Array.from(
    { length: 4 + (kind % 3) },
    () => [random.between(-1.7, 1.7), random.between(-0.8, 0.8), random.between(0.65, 1.05)] as const,
  ).sort((a, b) => a[1] - b[1]);
  for (const [r, n, size] of plants) {
    if (kind % 4 === 1 || random.next() < 0.45) pine(art, place(r, n), size, random.pick(greens));
    else tree(art, place(r, n), size, random.pick(greens));
  }
}
