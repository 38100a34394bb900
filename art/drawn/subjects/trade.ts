/** Harbour, road and store: containers, cranes, ships, lorries. */
import { C, lit } from '../colour';
import { dot, rect, screens, stroke } from '../interface';
import { box, drum, extrude, paint, paintSide, ring, tube } from '../solids';
import { type Art, upright, type V3 } from '../space';
import { screen } from './devices';

const BOXES = [C.coral, C.teal, '#EDEFE8', '#1F4A57', C.marigold, C.ring3];

export function container(art: Art, [x, y, z]: V3, colour: string, length = 2.1, ground = 0): void {
  const [d, h] = [0.85, 0.82];
  box(art, [x, y, z], [length, d, h], colour, { ground });
  for (let i = 0; i < length * 5; i++)
    paint(art, x - length / 2 + 0.1 + i * 0.2, y - d / 2, z + 0.09, 0.07, h - 0.18, lit(colour, 0.3));
  for (let i = 0; i < 2; i++)
    paintSide(art, x + length / 2, y - d / 2 + 0.08 + i * 0.37, z + 0.1, 0.32, h - 0.2, lit(colour, 0.34));
}

/** Containers in tidy rows: columns along x, each as high as its figure. */
export function stacks(art: Art, [x, y, z]: V3, heights: readonly number[], offset = 0, length = 2.1): void {
  heights.forEach((count, i) => {
    for (let k = 0; k < count; k++)
      container(
        art,
        [x + i * (length + 0.08), y, z + k * 0.84],
        BOXES[(offset + i * 2 + k * 5) % BOXES.length] as string,
        length,
      );
  });
}

/** A gantry crane that reaches over the water to the left. */
export function gantry(
  art: Art,
  [x, y, z]: V3,
  size = 1,
  colour: string = C.coral,
  load: string | null = C.marigold,
): void {
  const s = size;
  const leg = (dx: number, dy: number) =>
    box(art, [x + dx * s, y + dy * s, z], [0.24 * s, 0.24 * s, 4 * s], colour);
  leg(-1, 1.2);
  leg(1, 1.2);
  box(art, [x, y + 1.2 * s, z + 1.9 * s], [2 * s, 0.2 * s, 0.22 * s], colour, { shadow: false });
  const cable = (from: V3, to: V3) => art.line([from, to], '#D9451F', 0.06 * s);
  leg(-1, -1.2);
  leg(1, -1.2);
  box(art, [x, y - 1.2 * s, z + 1.9 * s], [2 * s, 0.2 * s, 0.22 * s], colour, { shadow: false });
  box(art, [x - 1 * s, y, z + 3.9 * s], [0.26 * s, 2.6 * s, 0.26 * s], colour, { shadow: false });
  box(art, [x + 1 * s, y, z + 3.9 * s], [0.26 * s, 2.6 * s, 0.26 * s], colour, { shadow: false });
  box(art, [x, y - 1.2 * s, z + 3.9 * s], [2.26 * s, 0.26 * s, 0.26 * s], colour, { shadow: false });
  // boom along x, from behind the legs far to the left
  box(art, [x - 1 * s, y, z + 4.16 * s], [6.6 * s, 0.42 * s, 0.34 * s], colour, { shadow: false });
  box(art, [x + 0.7 * s, y, z + 4.5 * s], [0.26 * s, 0.26 * s, 1.5 * s], colour, { shadow: false });
  cable([x + 0.7 * s, y, z + 5.95 * s], [x - 4.1 * s, y, z + 4.5 * s]);
  cable([x + 0.7 * s, y, z + 5.95 * s], [x - 2 * s, y, z + 4.5 * s]);
  cable([x + 0.7 * s, y, z + 5.95 * s], [x + 2.2 * s, y, z + 4.5 * s]);
  box(art, [x + 1.7 * s, y, z + 4.5 * s], [0.9 * s, 0.66 * s, 0.6 * s], '#F4F1E8', { shadow: false });
  box(art, [x - 2.9 * s, y, z + 3.9 * s], [0.7 * s, 0.5 * s, 0.26 * s], C.ink, { shadow: false });
  if (load) {
    for (const dx of [-3.15, -2.65])
      art.line(
        [
          [x + dx * s, y, z + 3.9 * s],
          [x + dx * s, y, z + 3 * s],
        ],
        C.ink,
        0.035,
      );
    box(art, [x - 2.9 * s, y, z + 2.9 * s], [1.5 * s, 0.3 * s, 0.12 * s], C.ink, { shadow: false });
    container(art, [x - 2.9 * s, y, z + 2.08 * s], load, 1.9 * s);
  }
}

/** A tower crane as on a building site. */
export function towerCrane(
  art: Art,
  [x, y, z]: V3,
  height: number,
  reach: number,
  colour: string = C.marigold,
  load = true,
): void {
  const rungs = Math.round(height / 0.55);
  box(art, [x, y, z], [0.7, 0.7, 0.25], '#B9C4C2');
  art.shadow([
    [x - 0.2, y, 0],
    [x + 0.2, y, 0],
    [x - 0.2, y, height * 0.6],
    [x + 0.2, y, height * 0.6],
  ]);
  for (const dx of [-0.2, 0.2])
    art.line(
      [
        [x + dx, y, z + 0.2],
        [x + dx, y, z + height],
      ],
      lit(colour, dx < 0 ? 0.62 : 0.3),
      0.09,
    );
  for (let i = 0; i < rungs; i++)
    art.line(
      [
        [x + (i % 2 ? -0.2 : 0.2), y, z + 0.25 + (i * height) / rungs],
        [x + (i % 2 ? 0.2 : -0.2), y, z + 0.25 + ((i + 1) * (height - 0.25)) / rungs],
      ],
      lit(colour, 0.4),
      0.05,
    );
  const top = z + height;
  for (const dz of [0, 0.36])
    art.line(
      [
        [x - reach, y, top + dz * 0.4],
        [x + reach * 0.36, y, top + dz],
      ],
      lit(colour, dz ? 0.62 : 0.35),
      0.09,
    );
  const bars = 14;
  for (let i = 0; i < bars; i++) {
    const u = x - reach + (i * reach * 1.3) / bars;
    art.line(
      [
        [u, y, top + (i % 2 ? 0.3 : 0)],
        [u + (reach * 1.3) / bars, y, top + (i % 2 ? 0 : 0.3)],
      ],
      lit(colour, 0.4),
      0.045,
    );
  }
  art.line(
    [
      [x, y, top],
      [x, y, top + 1],
    ],
    colour,
    0.12,
  );
  art.line(
    [
      [x, y, top + 1],
      [x - reach * 0.8, y, top + 0.2],
    ],
    C.ink,
    0.03,
  );
  art.line(
    [
      [x, y, top + 1],
      [x + reach * 0.34, y, top + 0.36],
    ],
    C.ink,
    0.03,
  );
  box(art, [x + reach * 0.32, y, top - 0.5], [0.6, 0.4, 0.5], '#B9C4C2', { shadow: false });
  box(art, [x - 0.35, y - 0.1, top - 0.55], [0.45, 0.45, 0.5], C.shell, { shadow: false });
  if (load) {
    const u = x - reach * 0.72;
    art.line(
      [
        [u, y, top],
        [u, y, top - 1.5],
      ],
      C.ink,
      0.035,
    );
    box(art, [u, y, top - 1.75], [1, 0.2, 0.22], C.ring3, { shadow: false });
  }
}

/** A cargo ship lying along x. Its foot is at the waterline. */
export function ship(
  art: Art,
  [x, y, z]: V3,
  length: number,
  heights: readonly number[] = [3, 4, 3, 2],
  full = true,
): void {
  const [half, beam, depth] = [length / 2, 0.95, 0.95];
  const deck = (k: number, bow: number): [number, number][] => [
    [x - half * k, y - beam * 0.9],
    [x - half * k, y + beam * 0.9],
    [x + half - 1.2, y + beam],
    [x + half + bow, y],
    [x + half - 1.2, y - beam],
  ];
  const level = (k: number, bow: number, h: number): V3[] => deck(k, bow).map(([u, v]) => [u, v, h]);
  const water = ring(0, 0, 1, 60).map(
    ([u, v]): V3 => [x + 0.15 + u * (half + 0.9), y - 0.1 + v * (beam + 0.75), z],
  );
  art.flat(water, C.ring3, 'opacity=".7"');
  art.flat(
    ring(0, 0, 1, 60).map(([u, v]): V3 => [x + 0.1 + u * (half + 0.45), y - 0.06 + v * (beam + 0.35), z]),
    C.foam,
    'opacity=".9"',
  );
  const hull = (low: V3[], high: V3[], colour: string) => {
    art.solid(
      low.map((p, i) => {
        const j = (i + 1) % low.length;
        return [p, high[i] as V3, high[j] as V3, low[j] as V3];
      }),
      colour,
    );
  };
  const at = [
    level(0.95, -0.35, z),
    level(0.955, -0.28, z + 0.16),
    level(0.96, -0.22, z + 0.24),
    level(1, 0.2, z + depth),
  ];
  hull(at[0] as V3[], at[1] as V3[], '#D9451F');
  hull(at[1] as V3[], at[2] as V3[], C.shell);
  hull(at[2] as V3[], at[3] as V3[], '#123B48');
  art.flat(at[3] as V3[], '#F0E9DA');
  const top = z + depth;
  drum(art, [x - half + 0.25, y + 0.45, top], 0.24, 2.5, C.coral, { cap: C.ink, shadow: false });
  box(art, [x - half + 0.85, y, top], [1.1, 1.3, 1.5], '#F4F1E8', { ground: z });
  for (const row of [0.3, 0.8])
    for (const col of [0.15, 0.5, 0.8])
      paint(art, x - half + 0.3 + col, y - 0.65, top + row, 0.2, 0.24, '#12404D', 0.04);
  box(art, [x - half + 0.85, y, top + 1.5], [1.35, 1.5, 0.16], C.coral, { shadow: false });
  box(art, [x - half + 0.85, y, top + 1.66], [0.8, 0.9, 0.5], '#F4F1E8', { shadow: false });
  paint(art, x - half + 0.5, y - 0.45, top + 1.8, 0.7, 0.24, '#12404D', 0.05);
  box(art, [x - half + 0.85, y, top + 2.16], [0.95, 1.05, 0.1], C.coral, { shadow: false });
  if (!full) return;
  const room = (length - 3) / heights.length;
  for (const dy of [0.44, -0.44])
    heights.forEach((count, i) => {
      for (let k = 0; k < count; k++)
        container(
          art,
          [x - half + 1.75 + room / 2 + i * room, y + dy, top + k * 0.84],
          BOXES[(i * 2 + k * 5 + (dy > 0 ? 3 : 0)) % BOXES.length] as string,
          room - 0.06,
          z,
        );
    });
}

/** A lorry that drives along x, to the right. */
export function lorry(
  art: Art,
  [x, y, z]: V3,
  load: 'box' | 'container' | 'flat' = 'box',
  colour: string = C.coral,
): void {
  const wheel = (dx: number, near: boolean) => {
    const wy = near ? y - 0.52 : y + 0.34;
    extrude(art, ring(x + dx, z + 0.3, 0.3, 24), 'y', wy + 0.18, wy, '#16323C', { shadow: false });
    if (near) upright(art, [x + dx - 0.14, wy, z + 0.16], [0.28, 0.28], [20, 20], dot(10, 10, 9, '#C9D6D6'));
  };
  for (const dx of [-1.5, -0.8, 1.25]) wheel(dx, false);
  box(art, [x - 0.1, y, z + 0.34], [3.9, 0.8, 0.2], '#1F3F4A');
  if (load === 'box') {
    box(art, [x - 0.65, y, z + 0.54], [2.7, 1, 1.5], '#F7F3E8');
    upright(
      art,
      [x - 2, y - 0.5, z + 0.54],
      [2.7, 1.5],
      [270, 150],
      rect(0, 104, 270, 16, C.ring3) + stroke('M30 66h76m-26 -22l26 22l-26 22', C.teal, 12),
    );
  } else if (load === 'container') container(art, [x - 0.75, y, z + 0.54], C.marigold, 2.5);
  box(art, [x + 1.3, y, z + 0.44], [1, 0.96, 0.75], colour);
  box(art, [x + 1.24, y, z + 1.19], [0.86, 0.92, 0.52], colour);
  paint(art, x + 1.02, y - 0.47, z + 1.22, 0.56, 0.38, '#BFE3E4', 0.06);
  paintSide(art, x + 1.68, y - 0.4, z + 1.22, 0.8, 0.38, '#9CD0D4');
  paintSide(art, x + 1.81, y - 0.44, z + 0.5, 0.14, 0.16, C.marigold);
  paintSide(art, x + 1.81, y + 0.28, z + 0.5, 0.14, 0.16, C.marigold);
  for (const dx of [-1.5, -0.8, 1.25]) wheel(dx, true);
}

export function crate(art: Art, [x, y, z]: V3, s: number, fill: string | null = null, ground = 0): void {
  box(art, [x, y, z], [s, s, s * 0.9], '#D9A469', { cap: fill ?? '#E0B27C', ground });
  const board =
    rect(0, 0, 100, 90, '#C48B50') +
    [0, 1, 2].map((i) => rect(4, 4 + i * 29, 92, 25, '#DFAE74')).join('') +
    rect(4, 4, 12, 82, '#B87E45') +
    rect(84, 4, 12, 82, '#B87E45');
  upright(art, [x - s / 2, y - s / 2, z], [s, s * 0.9], [100, 90], board);
}

export function crateOf(art: Art, at: V3, s: number, colour: string): void {
  crate(art, at, s, '#9C6B38');
  const [x, y, z] = at;
  for (const [dx, dy] of [
    [-0.26, 0.26],
    [0, 0.28],
    [0.26, 0.26],
    [-0.26, 0],
    [0, 0.02],
    [0.26, 0],
    [-0.26, -0.26],
    [0, -0.24],
    [0.26, -0.26],
  ] as const)
    drumFruit(art, [x + dx * s, y + dy * s, z + s * 0.95], s * 0.17, colour);
}

function drumFruit(art: Art, at: V3, r: number, colour: string): void {
  const [cx, cy] = art.at(at);
  const px = r * 60;
  art.raw(
    `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${px.toFixed(1)}" fill="${lit(colour, 0.45)}"/><circle cx="${(cx - px * 0.25).toFixed(1)}" cy="${(cy - px * 0.28).toFixed(1)}" r="${(px * 0.62).toFixed(1)}" fill="${lit(colour, 0.68)}"/>`,
  );
}

export function paperStack(art: Art, [x, y, z]: V3, sheets: number, size = 1): void {
  for (let i = 0; i < sheets; i++)
    box(
      art,
      [x + (((i * 7) % 5) - 2) * 0.025, y + (((i * 3) % 5) - 2) * 0.02, z + i * 0.09],
      [size, size * 0.76, 0.085],
      i % 6 === 4 ? '#F3D9B4' : '#FBF8F0',
      { shadow: i === sheets - 1 },
    );
}

/** A road bridge along x on piers. */
export function bridge(art: Art, [x, y, z]: V3, length: number, height: number): void {
  for (const k of [-0.34, 0, 0.34]) box(art, [x + k * length, y, z - 1], [0.35, 1.1, height + 1], '#DAD5C6');
  box(art, [x, y, z + height], [length, 1.6, 0.22], '#3B5862', { cap: '#4C6973' });
  for (let i = 0; i < length / 0.8; i++)
    art.flat(
      [
        [x - length / 2 + 0.2 + i * 0.8, y - 0.03, z + height + 0.22],
        [x - length / 2 + 0.6 + i * 0.8, y - 0.03, z + height + 0.22],
        [x - length / 2 + 0.6 + i * 0.8, y + 0.03, z + height + 0.22],
        [x - length / 2 + 0.2 + i * 0.8, y + 0.03, z + height + 0.22],
      ],
      C.shell,
    );
  tube(
    art,
    [
      [x - length / 2, y - 0.78, z + height + 0.4],
      [x + length / 2, y - 0.78, z + height + 0.4],
    ],
    0.05,
    '#EDEFE8',
    { shadow: false },
  );
}

/** A weighbridge: a plate in the ground, a container on it, a small hut with figures. */
export function weighbridge(art: Art, [x, y, z]: V3): void {
  extrude(
    art,
    [
      [x - 2, y - 0.9],
      [x + 2, y - 0.9],
      [x + 2, y + 0.9],
      [x - 2, y + 0.9],
    ],
    'z',
    z,
    z + 0.18,
    '#5B747C',
    { cap: '#7C949A' },
  );
  container(art, [x, y, z + 0.18], C.coral, 2.9);
  upright(
    art,
    [x - 1.9, y - 0.9, z + 0.02],
    [3.8, 0.14],
    [380, 14],
    Array.from({ length: 19 }, (_, i) => rect(i * 20, 0, 10, 14, C.marigold)).join(''),
  );
}

/** A wall planner on two posts. */
export function board(art: Art, [x, y, z]: V3, width: number, name: keyof typeof screens): void {
  for (const k of [-0.36, 0.36]) box(art, [x + k * width, y + 0.1, z], [0.18, 0.18, 1.2], '#A97B4F');
  screen(art, [x, y, z + 0.7], width, screens[name](), {
    frame: '#B98857',
    bezel: 0.16,
    thick: 0.16,
    r: 0.12,
  });
}
