/** Pipes, gears, robots, instruments. */
import { C, lit } from '../colour';
import { dot, rect, stroke } from '../interface';
import { ball, box, drum, extrude, flange, paint, pyramid, ring, rounded, toothed, tube } from '../solids';
import { type Art, lying, place, round, UNIT, upright, type V2, type V3 } from '../space';
import { text } from '../text';

/** An upright vessel with a domed top and a band. */
export function vessel(art: Art, [x, y, z]: V3, r: number, h: number, band: string = C.ring3): void {
  for (const [dx, dy] of [
    [0.6, 0.3],
    [-0.6, 0.3],
    [0, -0.66],
  ] as const)
    box(art, [x + dx * r, y + dy * r, z], [0.14, 0.14, 0.5], '#7D959B', { shadow: false });
  ball(art, [x, y, z + h], r * 0.985, '#E6ECEA', { shadow: false });
  drum(art, [x, y, z + 0.4], r, h - 0.4, '#E6ECEA', { cap: '#E6ECEA' });
  drum(art, [x, y, z + h * 0.55], r * 1.015, 0.2, band, { cap: band, shadow: false });
  drum(art, [x, y, z + h * 0.55 + 0.2], r, h * 0.45 - 0.2, '#E6ECEA', { shadow: false });
  const [cx, cy] = art.at([x, y, z + h]);
  const px = r * UNIT;
  art.raw(
    `<path d="M${round(cx - px)} ${round(cy)}A${round(px)} ${round(px * 0.8)} 0 0 1 ${round(cx + px)} ${round(cy)}A${round(px)} ${round(px * 0.47)} 0 0 1 ${round(cx - px)} ${round(cy)}Z" fill="${art.defs.gradient(
      [
        [0, '#F4F7F5'],
        [0.45, '#E2E9E7'],
        [1, '#93A9AC'],
      ],
      true,
    )}"/>`,
  );
  drum(art, [x, y, z + h + r * 0.72], 0.14, 0.28, '#9DB0B3', { shadow: false });
}

/** Coloured pipes running along x on a steel rack. `done` is how much of them is there. */
export function pipeRack(art: Art, [x, y, z]: V3, length: number, done = 1): void {
  const frames = 4;
  const steel = '#5F7C85';
  const posts = (dy: number) => {
    for (let i = 0; i < frames; i++)
      box(
        art,
        [x - length / 2 + 0.2 + (i * (length - 0.4)) / (frames - 1), y + dy, z],
        [0.15, 0.15, 2.7],
        steel,
      );
  };
  posts(0.75);
  const run = (dy: number, dz: number, colour: string, r: number, share: number) => {
    const end = x - length / 2 - 0.3 + (length + 0.6) * share;
    tube(
      art,
      [
        [x - length / 2 - 0.3, y + dy, z + dz],
        [end, y + dy, z + dz],
      ],
      r,
      colour,
    );
    for (let i = 0; i < 5; i++) {
      const u = x - length / 2 + 0.55 + i * (length / 4.6);
      if (u < end - 0.2)
        flange(art, [u, y + dy, z + dz], [u + 0.13, y + dy, z + dz], r * 1.4, lit(colour, 0.4));
    }
  };
  for (const dz of [1.25, 2.4]) {
    for (let i = 0; i < frames; i++)
      box(
        art,
        [x - length / 2 + 0.2 + (i * (length - 0.4)) / (frames - 1), y, z + dz - 0.16],
        [0.13, 1.6, 0.14],
        steel,
        { shadow: false },
      );
    const list: [number, string, number, number][] =
      dz < 2
        ? [
            [0.45, C.ring3, 0.16, 1],
            [0, C.marigold, 0.15, 1],
            [-0.45, '#57AF84', 0.16, done],
          ]
        : [
            [0.45, '#E6ECEA', 0.15, done],
            [0, C.coral, 0.19, done],
            [-0.48, C.teal, 0.15, done < 1 ? 0 : 1],
          ];
    for (const [dy, colour, r, share] of list) if (share > 0) run(dy, dz + r, colour, r, share);
  }
  posts(-0.75);
}

export function pump(art: Art, [x, y, z]: V3, s: number, colour: string = C.coral): void {
  box(art, [x, y, z], [2 * s, 0.9 * s, 0.16 * s], '#5F7C85');
  tube(
    art,
    [
      [x - 0.75 * s, y, z + 0.58 * s],
      [x + 0.12 * s, y, z + 0.58 * s],
    ],
    0.36 * s,
    C.teal,
  );
  for (let i = 0; i < 5; i++)
    flange(
      art,
      [x - 0.66 * s + i * 0.17 * s, y, z + 0.58 * s],
      [x - 0.62 * s + i * 0.17 * s, y, z + 0.58 * s],
      0.385 * s,
      '#0F5565',
    );
  extrude(art, ring(x + 0.62 * s, z + 0.62 * s, 0.42 * s, 34), 'y', y + 0.3 * s, y - 0.3 * s, colour);
  upright(
    art,
    [x + 0.2 * s, y - 0.3 * s, z + 0.2 * s],
    [0.84 * s, 0.84 * s],
    [84, 84],
    dot(42, 42, 26, lit(colour, 0.3)) + dot(42, 42, 18, '#E6ECEA'),
  );
  tube(
    art,
    [
      [x + 0.62 * s, y, z + 1 * s],
      [x + 0.62 * s, y, z + 1.5 * s],
    ],
    0.16 * s,
    colour,
    { shadow: false },
  );
  flange(art, [x + 0.62 * s, y, z + 1.42 * s], [x + 0.62 * s, y, z + 1.55 * s], 0.27 * s, '#B8431F');
}

/** A process skid: frame, vessel, two pumps, pipework. */
export function skid(art: Art, [x, y, z]: V3): void {
  extrude(
    art,
    [
      [x - 3.4, y - 1.7],
      [x + 3.4, y - 1.7],
      [x + 3.4, y + 1.7],
      [x - 3.4, y + 1.7],
    ],
    'z',
    z,
    z + 0.24,
    C.marigold,
    { cap: '#D9DFDC' },
  );
  const b = z + 0.24;
  vessel(art, [x - 2.2, y + 0.7, b], 0.85, 2.5);
  vessel(art, [x + 2.2, y + 0.7, b], 0.72, 1.9, C.coral);
  tube(
    art,
    [
      [x - 1.5, y + 0.9, b + 1.1],
      [x + 1.5, y + 0.9, b + 1.1],
    ],
    0.14,
    C.ring3,
  );
  tube(
    art,
    [
      [x - 2.2, y + 0.7, b + 3.5],
      [x - 2.2, y + 0.7, b + 3.9],
      [x + 0.1, y + 0.7, b + 3.9],
      [x + 0.1, y + 0.7, b + 1.9],
      [x + 1.6, y + 0.7, b + 1.9],
    ],
    0.15,
    '#E6ECEA',
  );
  flange(art, [x + 0.1, y + 0.7, b + 2.8], [x + 0.1, y + 0.7, b + 2.95], 0.26, C.marigold);
  pump(art, [x - 1.3, y - 0.9, b], 0.85);
  pump(art, [x + 1.3, y - 0.9, b], 0.85);
  tube(
    art,
    [
      [x - 0.77, y - 0.9, b + 1.5],
      [x - 0.77, y - 0.9, b + 1.8],
      [x + 1.83, y - 0.9, b + 1.8],
      [x + 1.83, y - 0.9, b + 1.3],
    ],
    0.13,
    C.coral,
    { shadow: false },
  );
  art.line(
    [
      [x + 3.1, y - 1.4, b],
      [x + 3.1, y - 1.4, b + 3],
    ],
    '#7D959B',
    0.08,
  );
  upright(
    art,
    [x + 3.14, y - 1.4, b + 2.3],
    [1.05, 0.7],
    [105, 70],
    `<path d="M0 4C30 -6 60 16 105 4V58C60 70 30 50 0 60Z" fill="${C.coral}"/>`,
  );
}

/** A tilted drawing board with a plan, on two legs. `automatic` draws the finished layout. */
export function draftingTable(art: Art, [x, y, z]: V3, w: number, rolls = 0): void {
  const d = w * 0.62;
  const [low, high] = [z + 1.05, z + 2.15];
  const [n, f] = [y - d / 2, y + d / 2];
  for (const k of [-0.4, 0.4]) {
    art.line(
      [
        [x + k * w, y + d * 0.34, z],
        [x + k * w, y, z + 1.4],
      ],
      '#9A6B43',
      0.15,
    );
    art.line(
      [
        [x + k * w, y - d * 0.34, z],
        [x + k * w, y, z + 1.4],
      ],
      '#B98253',
      0.15,
    );
  }
  art.line(
    [
      [x - 0.4 * w, y, z + 0.7],
      [x + 0.4 * w, y, z + 0.7],
    ],
    '#9A6B43',
    0.12,
  );
  const [l, r] = [x - w / 2, x + w / 2];
  art.shadow([
    [l, n, low],
    [r, n, low],
    [r, f, high],
    [l, f, high],
  ]);
  const t = 0.16;
  art.solid(
    [
      [
        [l, n, low],
        [r, n, low],
        [r, f, high],
        [l, f, high],
      ],
      [
        [l, n, low - t],
        [r, n, low - t],
        [r, n, low],
        [l, n, low],
      ],
      [
        [r, n, low - t],
        [r, f, high - t],
        [r, f, high],
        [r, n, low],
      ],
    ],
    '#D8A56C',
  );
  // the sheet, mapped onto the slope
  const [o, u, v] = [
    art.at([l + 0.15, f - 0.12, high - 0.05]),
    art.at([r - 0.15, f - 0.12, high - 0.05]),
    art.at([l + 0.15, n + 0.12, low + 0.05]),
  ];
  const m = [(u[0] - o[0]) / 600, (u[1] - o[1]) / 600, (v[0] - o[0]) / 400, (v[1] - o[1]) / 400]
    .map((k) => k.toFixed(5))
    .join(' ');
  const sheet =
    rect(0, 0, 600, 400, '#FBF8EE') +
    rect(18, 18, 564, 364, 'none', 0, 'stroke="#7FA3AA" stroke-width="3"') +
    stroke('M60 320H220V250H380V120H520M220 250V130H120V70M380 180H300V80', C.teal, 7) +
    [
      [220, 250],
      [380, 120],
      [220, 130],
      [380, 180],
    ]
      .map(([a = 0, b = 0]) => dot(a, b, 10, C.coral))
      .join('') +
    stroke('M60 350H220M220 340v20M60 340v20', '#7FA3AA', 3) +
    rect(420, 300, 144, 66, 'none', 0, 'stroke="#7FA3AA" stroke-width="3"') +
    rect(432, 314, 90, 9, '#A9BEC0', 4) +
    rect(432, 334, 60, 9, '#A9BEC0', 4);
  art.raw(
    `<g transform="matrix(${m} ${round(o[0])} ${round(o[1])})">${sheet}<path d="M330 210L560 280L550 312L316 240Z" fill="${C.marigold}" opacity=".92"/><path d="M120 330l150 -90l8 14l-150 90z" fill="${C.coral}"/></g>`,
  );
  const ends: V3[] = [
    [x + w * 0.1, n - 0.2, low + 0.2],
    [x - w * 0.26, n + 0.1, low + 0.24],
    [x - w * 0.1, n + 0.5, low + 0.4],
  ];
  ends.slice(0, rolls).forEach(([a, b, c], i) => {
    const e: V3 = [a + w * 0.34, b + 0.3 - i * 0.1, c + 0.14];
    tube(art, [[a, b, c], e], 0.13, '#F3EAD6', { shadow: false });
    const [cx, cy] = art.at(e);
    art.raw(dot(cx, cy, 7, '#FFFFFF') + dot(cx, cy, 3.4, '#B9A888'));
  });
}

/** Rolled drawings standing in a bin. */
export function rollBin(art: Art, [x, y, z]: V3): void {
  for (const [dx, dy, h] of [
    [-0.15, 0.2, 1.7],
    [0.2, 0.15, 1.45],
    [0.02, 0, 1.9],
    [-0.22, -0.08, 1.3],
    [0.24, -0.12, 1.6],
  ] as const) {
    drum(art, [x + dx, y + dy, z + 0.2], 0.13, h, '#F5EEDD', { cap: '#DCCFB2', shadow: false });
  }
  drum(art, [x, y, z], 0.42, 0.85, C.teal, { top: 0.48, cap: '#0D4C5A' });
  for (const [dx, dy, h] of [
    [-0.15, 0.2, 1.7],
    [0.2, 0.15, 1.45],
    [0.02, 0, 1.9],
    [-0.22, -0.08, 1.3],
    [0.24, -0.12, 1.6],
  ] as const)
    drum(art, [x + dx, y + dy, z + 0.82], 0.13, h - 0.62, '#F5EEDD', { cap: '#DCCFB2', shadow: false });
}

export function gear(art: Art, [x, y, z]: V3, r: number, teeth: number, colour: string, turn = 0): void {
  extrude(art, toothed(x, z, r, teeth, turn), 'y', y + 0.45, y, colour);
  upright(
    art,
    [x - r, y, z - r],
    [2 * r, 2 * r],
    [200, 200],
    `<circle cx="100" cy="100" r="62" fill="none" stroke="${lit(colour, 0.3)}" stroke-width="9"/>${dot(100, 100, 30, lit(colour, 0.25))}${dot(100, 100, 19, '#F4F1E8')}${[0, 1, 2, 3, 4, 5].map((i) => dot(100 + 46 * Math.cos((i * Math.PI) / 3), 100 + 46 * Math.sin((i * Math.PI) / 3), 7, lit(colour, 0.2))).join('')}`,
  );
}

/** An industrial arm reaching to the left (dir -1) or right (1). */
export function robotArm(art: Art, [x, y, z]: V3, s: number, dir = 1, grip = true): void {
  drum(art, [x, y, z], 0.85 * s, 0.3 * s, '#2C6373', { cap: '#3B7685' });
  drum(art, [x, y, z + 0.3 * s], 0.6 * s, 0.5 * s, C.coral, { top: 0.5 * s });
  const p: V3[] = [
    [x, y, z + 0.95 * s],
    [x - dir * 0.75 * s, y, z + 2.6 * s],
    [x + dir * 1.25 * s, y, z + 3.55 * s],
    [x + dir * 2.15 * s, y, z + 2.75 * s],
  ];
  tube(art, [p[0] as V3, p[1] as V3], 0.3 * s, C.coral);
  tube(art, [p[1] as V3, p[2] as V3], 0.24 * s, C.coral);
  tube(art, [p[2] as V3, p[3] as V3], 0.17 * s, '#F4F1E8');
  p.slice(0, 3).forEach((joint, i) => {
    const r = [0.42, 0.38, 0.3][i] as number;
    ball(art, joint, r * s, '#1B4654', { shadow: false });
    const [cx, cy] = art.at(joint);
    art.raw(dot(cx, cy, r * s * 26, C.marigold) + dot(cx, cy, r * s * 11, '#1B4654'));
  });
  if (!grip) return;
  const [gx, gy, gz] = p[3] as V3;
  box(art, [gx, gy, gz - 0.22 * s], [0.5 * s, 0.3 * s, 0.2 * s], '#1B4654', { shadow: false });
  for (const k of [-0.22, 0.22])
    box(art, [gx + k * s, gy, gz - 0.6 * s], [0.09 * s, 0.2 * s, 0.4 * s], '#8AA2A6', { shadow: false });
}

/** A friendly assistant: a head with a face, a small body, two arms. */
export function assistant(art: Art, [x, y, z]: V3, s: number): void {
  drum(art, [x, y, z], 0.75 * s, 0.22 * s, '#2C6373', { cap: '#3B7685' });
  drum(art, [x, y, z + 0.22 * s], 0.32 * s, 0.3 * s, '#8AA2A6', { shadow: false });
  tube(
    art,
    [
      [x + 0.85 * s, y, z + 1.5 * s],
      [x + 1.3 * s, y - 0.1, z + 1.05 * s],
    ],
    0.16 * s,
    '#DDE5E2',
  );
  ball(art, [x + 1.32 * s, y - 0.1, z + 1 * s], 0.24 * s, C.coral, { shadow: false });
  extrude(
    art,
    rounded(x, z + 1.2 * s, 1.8 * s, 1.5 * s, 0.5 * s),
    'y',
    y + 0.55 * s,
    y - 0.55 * s,
    '#E4EAE7',
    { cap: '#F7F8F3' },
  );
  upright(
    art,
    [x - 0.9 * s, y - 0.55 * s, z + 0.45 * s],
    [1.8 * s, 1.5 * s],
    [180, 150],
    rect(48, 40, 84, 58, '#12495A', 14) + stroke('M60 70H78L86 54L98 86L106 70H120', C.ring3, 6),
  );
  drum(art, [x, y, z + 1.95 * s], 0.28 * s, 0.25 * s, '#8AA2A6', { shadow: false });
  for (const k of [-1, 1])
    if (k < 0)
      extrude(art, ring(y, z + 2.95 * s, 0.34 * s, 26), 'x', x - 1.5 * s, x - 1.2 * s, C.coral, {
        shadow: false,
      });
  extrude(
    art,
    rounded(x, z + 2.95 * s, 2.6 * s, 1.8 * s, 0.62 * s),
    'y',
    y + 0.7 * s,
    y - 0.7 * s,
    '#E4EAE7',
    { cap: '#FBFBF7' },
  );
  extrude(art, ring(y - 0.1 * s, z + 2.95 * s, 0.36 * s, 30), 'x', x + 1.28 * s, x + 1.5 * s, C.coral, {
    shadow: false,
  });
  upright(
    art,
    [x - 1.3 * s, y - 0.7 * s, z + 2.05 * s],
    [2.6 * s, 1.8 * s],
    [260, 180],
    rect(28, 34, 204, 116, '#0E3F4D', 48) +
      `<ellipse cx="92" cy="84" rx="15" ry="21" fill="${C.foam}"/><ellipse cx="168" cy="84" rx="15" ry="21" fill="${C.foam}"/>${dot(97, 77, 5, '#fff')}${dot(173, 77, 5, '#fff')}` +
      stroke('M108 120Q130 138 152 120', C.foam, 7),
  );
  art.line(
    [
      [x, y, z + 3.85 * s],
      [x, y, z + 4.35 * s],
    ],
    '#8AA2A6',
    0.09 * s,
  );
  ball(art, [x, y, z + 4.45 * s], 0.2 * s, C.marigold, { shadow: false });
  tube(
    art,
    [
      [x - 0.88 * s, y - 0.3 * s, z + 1.6 * s],
      [x - 1.4 * s, y - 0.4 * s, z + 1.9 * s],
      [x - 1.55 * s, y - 0.4 * s, z + 2.2 * s],
    ],
    0.16 * s,
    '#DDE5E2',
    { shadow: false },
  );
  ball(art, [x - 1.6 * s, y - 0.4 * s, z + 2.32 * s], 0.25 * s, C.coral, { shadow: false });
}

/** A speech bubble that stands in the air. */
export function bubble(
  art: Art,
  [x, y, z]: V3,
  w: number,
  colour: string,
  lines: readonly number[],
  ink: string,
  tail: 'left' | 'right' = 'left',
): void {
  const h = 0.5 + lines.length * 0.34;
  const base = rounded(x, z + h / 2, w, h, Math.min(0.36, h / 2));
  const t = tail === 'left' ? x - w * 0.3 : x + w * 0.3;
  const d = tail === 'left' ? -1 : 1;
  art.shadow([
    [x - w / 2, y, 0.4],
    [x + w / 2, y, 0.4],
    [x + w / 2, y + 0.2, 0.4],
  ]);
  extrude(
    art,
    [
      [t - 0.22, z + 0.1],
      [t + 0.22, z + 0.1],
      [t + d * 0.3, z - 0.36],
    ],
    'y',
    y + 0.16,
    y,
    colour,
    { shadow: false, cap: lit(colour, 0.66) },
  );
  extrude(art, base, 'y', y + 0.16, y, colour, { shadow: false, cap: lit(colour, 0.66) });
  const marks = lines.map((k, i) => rect(28, 32 + i * 34, (w * 100 - 56) * k, 15, ink, 7)).join('');
  upright(art, [x - w / 2, y, z], [w, h], [w * 100, h * 100], marks);
}

/** Columns of a bar chart on a plinth, with a line over them. */
export function chart(art: Art, [x, y, z]: V3, heights: readonly number[], accent: number, w = 0.9): void {
  const n = heights.length;
  const length = n * (w + 0.28) + 0.5;
  extrude(art, rounded(x, y, length, 2, 0.3), 'z', z, z + 0.2, '#E3E9E6', { cap: '#F6F6F0' });
  const u = (i: number) => x - length / 2 + 0.25 + (w + 0.28) * (i + 0.5);
  heights.forEach((h, i) => {
    box(
      art,
      [u(i), y, z + 0.2],
      [w, w, h],
      i === accent ? C.coral : ([C.ring3, C.teal, '#3C98A3', C.teal][i % 4] as string),
    );
  });
  const top = heights.map((h, i): V3 => [u(i), y - w / 2, z + 0.2 + h + 0.55]);
  art.line(top, C.marigold, 0.1);
  for (const p of top) {
    const [cx, cy] = art.at(p);
    art.raw(dot(cx, cy, 9, C.marigold) + dot(cx, cy, 5, '#FFF7EC'));
  }
}

export function telescope(art: Art, [x, y, z]: V3, s: number): void {
  const head: V3 = [x, y, z + 2.1 * s];
  for (const [dx, dy] of [
    [0.5, 0.75],
    [0.85, -0.5],
    [-0.75, -0.35],
  ] as const) {
    art.line([head, [x + dx * s, y + dy * s, z]], '#8A5A3C', 0.15 * s);
    art.line([head, [x + dx * s, y + dy * s, z]], '#B98253', 0.08 * s, 'transform="translate(-2 0)"');
    art.shadow([
      [x + dx * s, y + dy * s, z],
      [x, y, z + 2 * s],
      [x + 0.1, y + 0.1, z + 2 * s],
    ]);
  }
  const at = (k: number): V3 => [x - 1.7 * s * k, y, z + (2.3 + 0.85 * k) * s];
  art.shadow(
    [-0.85, 1.1].flatMap((k) => [-0.2, 0.2].map((side): V3 => [at(k)[0], at(k)[1] + side * s, at(k)[2]])),
  );
  tube(art, [at(-0.85), at(-0.3)], 0.2 * s, C.ink, { shadow: false });
  tube(art, [at(-0.45), at(0.35)], 0.3 * s, C.marigold, { shadow: false });
  tube(art, [at(0.2), at(1)], 0.4 * s, C.teal, { shadow: false });
  flange(art, at(0.97), at(1.12), 0.47 * s, C.marigold);
  ball(art, head, 0.3 * s, C.ink, { shadow: false });
}

export const shieldShape = (cx: number, z: number, w: number, h: number): V2[] => {
  const right = (t: number): V2 =>
    t < 0.45
      ? [w / 2, h * (0.86 - t)]
      : [
          (w / 2) * Math.cos(((t - 0.45) / 0.55) * (Math.PI / 2)) ** 0.8,
          h * 0.41 * (1 - (t - 0.45) / 0.55) ** 1.25,
        ];
  const side = Array.from({ length: 22 }, (_, i) => right(i / 21));
  const crown = Array.from({ length: 9 }, (_, i): V2 => [(w / 2) * (i / 9), h * (1 - 0.14 * (i / 9) ** 1.6)]);
  const half = [...crown, ...side];
  return [
    ...half,
    ...half
      .slice(1)
      .map(([u, v]): V2 => [-u, v])
      .reverse(),
  ].map(([u, v]): V2 => [cx + u, z + v]);
};

export function shield(art: Art, [x, y, z]: V3, w: number): void {
  const h = w * 1.2;
  extrude(art, shieldShape(x, z, w, h), 'y', y + 0.5, y, '#0C5666', { cap: '#15707F' });
  extrude(art, shieldShape(x, z + h * 0.09, w * 0.82, h * 0.83), 'y', y, y - 0.1, '#2A949C', {
    shadow: false,
    cap: '#38A3A8',
  });
  padlock(art, [x, y - 0.14, z + h * 0.36], w * 0.36);
}

export function padlock(art: Art, [x, y, z]: V3, w: number): void {
  const h = w * 0.8;
  const arch = Array.from(
    { length: 17 },
    (_, i): V3 => [
      x - w * 0.3 * Math.cos((i * Math.PI) / 16),
      y - 0.1,
      z + h + w * 0.24 + w * 0.3 * Math.sin((i * Math.PI) / 16),
    ],
  );
  tube(
    art,
    [[x - w * 0.3, y - 0.1, z + h * 0.8], ...arch, [x + w * 0.3, y - 0.1, z + h * 0.8]],
    w * 0.085,
    '#EDF1EE',
    { shadow: false },
  );
  extrude(art, rounded(x, z + h / 2, w, h, w * 0.16), 'y', y, y - w * 0.3, '#F0991A', {
    cap: C.marigold,
    shadow: false,
  });
  upright(
    art,
    [x - w / 2, y - w * 0.3, z],
    [w, h],
    [100, 80],
    `${dot(50, 34, 11, C.ink)}<path d="M46 36h8l4 24H42z" fill="${C.ink}"/>`,
  );
}

export function filmCamera(art: Art, [x, y, z]: V3, s: number): void {
  const head: V3 = [x, y, z + 2 * s];
  for (const [dx, dy] of [
    [0.4, 0.8],
    [0.8, -0.45],
    [-0.8, -0.3],
  ] as const) {
    art.line([head, [x + dx * s, y + dy * s, z]], '#3C5C66', 0.13 * s);
    art.shadow([
      [x + dx * s, y + dy * s, z],
      [x, y, z + 2 * s],
      [x + 0.1, y + 0.1, z + 2 * s],
    ]);
  }
  for (const dx of [-0.5, 0.5]) {
    extrude(art, ring(x + dx * s, z + 3.75 * s, 0.5 * s, 34), 'y', y + 0.3 * s, y, '#1B4654', {
      shadow: false,
    });
    upright(
      art,
      [x + (dx - 0.5) * s, y, z + 3.25 * s],
      [s, s],
      [100, 100],
      dot(50, 50, 34, '#2C6373') +
        [0, 1, 2]
          .map((i) => dot(50 + 19 * Math.cos(i * 2.1), 50 + 19 * Math.sin(i * 2.1), 8, '#0B2A35'))
          .join('') +
        dot(50, 50, 6, C.marigold),
    );
  }
  box(art, [x - 1.25 * s, y + 0.05, z + 2.42 * s], [0.5 * s, 0.5 * s, 0.5 * s], '#3C5C66', { shadow: false });
  box(art, [x, y + 0.05, z + 2.15 * s], [2 * s, 0.8 * s, 1.15 * s], C.coral);
  upright(
    art,
    [x - s, y - 0.35 * s, z + 2.15 * s],
    [2 * s, 1.15 * s],
    [200, 115],
    rect(20, 20, 92, 54, '#0E3F4D', 8) +
      rect(28, 28, 76, 38, '#BFE3E0', 5) +
      dot(150, 34, 10, C.shell) +
      dot(150, 66, 10, C.ink) +
      rect(20, 88, 110, 9, '#C9401F', 4),
  );
  extrude(art, ring(y + 0.05, z + 2.72 * s, 0.36 * s, 28), 'x', x + s, x + 1.35 * s, '#1B4654', {
    shadow: false,
  });
  extrude(art, ring(y + 0.05, z + 2.72 * s, 0.5 * s, 28), 'x', x + 1.35 * s, x + 1.7 * s, '#123B48', {
    shadow: false,
    cap: '#0B2A35',
  });
  art.flat(
    ring(y + 0.05, z + 2.72 * s, 0.34 * s, 26).map(([u, v]): V3 => [x + 1.71 * s, u, v]),
    '#2E8EA0',
  );
}

export function easel(art: Art, [x, y, z]: V3, w: number, svg: string, pixels: V2 = [400, 300]): void {
  const h = (w * pixels[1]) / pixels[0];
  art.line(
    [
      [x, y + 0.9, z],
      [x, y + 0.1, z + 1 + h],
    ],
    '#8A5A3C',
    0.12,
  );
  for (const k of [-1, 1])
    art.line(
      [
        [x + k * w * 0.4, y - 0.1, z],
        [x + k * w * 0.08, y + 0.06, z + 1.3 + h],
      ],
      '#B98253',
      0.14,
    );
  box(art, [x, y - 0.12, z + 0.9], [w * 0.9, 0.3, 0.1], '#A97B4F');
  extrude(
    art,
    [
      [x - w / 2, z + 1],
      [x + w / 2, z + 1],
      [x + w / 2, z + 1 + h],
      [x - w / 2, z + 1 + h],
    ],
    'y',
    y + 0.02,
    y - 0.12,
    '#EDE4D0',
    { cap: '#FFFDF6' },
  );
  upright(art, [x - w / 2, y - 0.12, z + 1], [w, h], pixels, svg);
}

/** A table with a sea chart, a compass and dividers. */
export function chartTable(art: Art, [x, y, z]: V3, w: number): void {
  const d = w * 0.62;
  for (const [dx, dy] of [
    [-0.44, 0.4],
    [0.44, 0.4],
    [-0.44, -0.4],
    [0.44, -0.4],
  ] as const)
    box(art, [x + dx * w, y + dy * d, z], [0.2, 0.2, 1.1], '#9A6B43', { shadow: false });
  extrude(art, rounded(x, y, w, d, 0.12), 'z', z + 1.1, z + 1.28, '#C48B56', { cap: '#D8A56C' });
  const isles = [
    [140, 110, 34],
    [230, 82, 22],
    [300, 140, 40],
    [404, 90, 26],
    [430, 210, 36],
    [250, 236, 30],
    [120, 240, 24],
  ]
    .map(
      ([a = 0, b = 0, r = 0]) =>
        `<ellipse cx="${a}" cy="${b}" rx="${r * 1.5}" ry="${r * 1.2}" fill="#BFE3DE"/><ellipse cx="${a}" cy="${b}" rx="${r}" ry="${r * 0.75}" fill="#F0D6AE"/><ellipse cx="${a}" cy="${b}" rx="${r * 0.6}" ry="${r * 0.42}" fill="#57AF84"/>`,
    )
    .join('');
  lying(
    art,
    [x - w * 0.44, y + d * 0.42, z + 1.285],
    [w * 0.88, d * 0.84],
    [560, 340],
    rect(0, 0, 560, 340, '#FFF9EB') +
      rect(14, 14, 532, 312, '#DDF1EC', 0, 'stroke="#7FA3AA" stroke-width="2"') +
      isles +
      stroke(
        'M140 110L230 82L300 140L404 90L430 210L250 236L120 240',
        C.coral,
        5,
        'stroke-dasharray="3 13"',
      ) +
      [1, 2, 3].map((i) => rect(14 + i * 133, 14, 1.5, 312, '#A9CFCB')).join('') +
      rect(14, 170, 532, 1.5, '#A9CFCB'),
  );
  drum(art, [x + w * 0.3, y - d * 0.26, z + 1.28], 0.5, 0.16, '#E29A1F', { cap: C.marigold, shadow: false });
  art.flat(
    ring(x + w * 0.3, y - d * 0.26, 0.4).map(([u, v]): V3 => [u, v, z + 1.445]),
    '#FFFDF6',
  );
  const [cx, cy, cz] = [x + w * 0.3, y - d * 0.26, z + 1.45];
  art.flat(
    [
      [cx - 0.3, cy + 0.2, cz],
      [cx + 0.05, cy + 0.07, cz],
      [cx - 0.05, cy - 0.07, cz],
    ],
    C.coral,
  );
  art.flat(
    [
      [cx + 0.3, cy - 0.2, cz],
      [cx + 0.05, cy + 0.07, cz],
      [cx - 0.05, cy - 0.07, cz],
    ],
    C.ink,
  );
  const hinge: V3 = [x - w * 0.12, y + 0.05, z + 2.35];
  for (const [dx, dy] of [
    [-0.42, -0.2],
    [0.42, 0.1],
  ] as const)
    art.line([hinge, [hinge[0] + dx, hinge[1] + dy, z + 1.29]], '#8AA2A6', 0.09);
  ball(art, hinge, 0.14, C.marigold, { shadow: false });
}

export function sensorPost(art: Art, [x, y, z]: V3, h = 2.4, live = true): void {
  art.shadow([
    [x, y, z],
    [x + 0.08, y, z],
    [x, y, z + h],
    [x + 0.1, y, z + h],
  ]);
  art.line(
    [
      [x, y, z],
      [x, y, z + h],
    ],
    '#E6ECEA',
    0.13,
  );
  box(art, [x, y - 0.08, z + h * 0.52], [0.52, 0.26, 0.6], '#F7F8F3', { shadow: false });
  paint(art, x - 0.16, y - 0.21, z + h * 0.52 + 0.3, 0.32, 0.18, '#12495A', 0.04);
  paint(art, x - 0.06, y - 0.21, z + h * 0.52 + 0.1, 0.12, 0.1, C.ring3, 0.04);
  art.flat(
    [
      [x - 0.55, y - 0.3, z + h * 0.95],
      [x + 0.55, y - 0.3, z + h * 0.95],
      [x + 0.55, y + 0.3, z + h * 1.16],
      [x - 0.55, y + 0.3, z + h * 1.16],
    ],
    '#155E86',
  );
  art.line(
    [
      [x - 0.55, y - 0.3, z + h * 0.95],
      [x + 0.55, y - 0.3, z + h * 0.95],
      [x + 0.55, y + 0.3, z + h * 1.16],
      [x - 0.55, y + 0.3, z + h * 1.16],
      [x - 0.55, y - 0.3, z + h * 0.95],
    ],
    '#E6ECEA',
    0.05,
  );
  art.line(
    [
      [x + 0.3, y, z + h * 1.1],
      [x + 0.3, y, z + h * 1.38],
    ],
    C.ink,
    0.05,
  );
  if (live) ball(art, [x + 0.3, y, z + h * 1.4], 0.09, C.coral, { shadow: false });
}

/** Small fruit trees in rows. */
export function orchard(
  art: Art,
  [x, y, z]: V3,
  columns: number,
  lines: number,
  state: 'green' | 'dry' | 'fruit',
  skip: (c: number, l: number) => boolean = () => false,
): void {
  for (let l = 0; l < lines; l++) {
    const v = y + (lines - 1 - 2 * l) * 0.62;
    const half = columns * 0.6 + 0.2;
    art.flat(
      [
        [x - half, v - 0.32, z + 0.005],
        [x + half, v - 0.32, z + 0.005],
        [x + half, v + 0.32, z + 0.005],
        [x - half, v + 0.32, z + 0.005],
      ],
      state === 'dry' ? '#C89F6C' : '#A97B4F',
      'opacity=".75"',
    );
    for (let c = 0; c < columns; c++) {
      if (skip(c, l)) continue;
      const u = x + (c - (columns - 1) / 2) * 1.2;
      const [k, colour] = state === 'dry' ? [0.3, '#B5A25A'] : [0.44, (c + l) % 2 ? C.leaf : '#3B9876'];
      drum(art, [u, v, z], 0.06, 0.5, C.bark, { shadow: false });
      ball(art, [u, v, z + 0.72], k, colour);
      if (state === 'fruit')
        for (const [a, b] of [
          [-0.2, 0.1],
          [0.14, 0.2],
          [0.05, -0.14],
        ] as const) {
          const [px, py] = art.at([u + a, v - 0.25, z + 0.72 + b]);
          art.raw(dot(px, py, 5, '#D6371F'));
        }
    }
  }
}

export function well(art: Art, [x, y, z]: V3): void {
  drum(art, [x, y, z], 1, 0.85, '#B9B3A2', { cap: '#CFC9B8' });
  art.flat(
    ring(x, y, 0.78).map(([u, v]): V3 => [u, v, z + 0.86]),
    '#2C4A50',
  );
  for (let i = 0; i < 7; i++)
    paint(
      art,
      x - 0.75 + i * 0.22,
      y - 0.9 + Math.abs(i - 3) * 0.06,
      z + 0.2 + (i % 2) * 0.3,
      0.16,
      0.12,
      '#9A9585',
      0.03,
    );
  for (const k of [-0.85, 0.85]) box(art, [x + k, y, z + 0.6], [0.15, 0.15, 1.7], '#8A5A3C');
  tube(
    art,
    [
      [x - 0.85, y, z + 1.8],
      [x + 0.85, y, z + 1.8],
    ],
    0.09,
    '#B98253',
    { shadow: false },
  );
  art.line(
    [
      [x, y, z + 1.8],
      [x, y, z + 1],
    ],
    '#E3D3B0',
    0.05,
  );
  drum(art, [x, y, z + 0.8], 0.2, 0.34, '#7D959B', { top: 0.26, shadow: false });
  art.line(
    [
      [x, y, z + 1.12],
      [x, y, z + 1.3],
    ],
    '#E3D3B0',
    0.04,
  );
}

export function tap(art: Art, [x, y, z]: V3): void {
  tube(
    art,
    [
      [x, y, z],
      [x, y, z + 1.3],
    ],
    0.1,
    '#8AA2A6',
  );
  tube(
    art,
    [
      [x, y, z + 1.25],
      [x - 0.5, y, z + 1.25],
      [x - 0.5, y, z + 1],
    ],
    0.1,
    '#8AA2A6',
  );
  art.line(
    [
      [x - 0.22, y, z + 1.6],
      [x + 0.22, y, z + 1.6],
    ],
    C.coral,
    0.12,
  );
  art.line(
    [
      [x, y, z + 1.3],
      [x, y, z + 1.6],
    ],
    C.coral,
    0.08,
  );
  drum(art, [x - 0.5, y, z], 0.3, 0.5, C.teal, { top: 0.36, cap: '#0D4C5A' });
}

export function printer(art: Art, [x, y, z]: V3, s: number, figure: string): void {
  box(art, [x, y, z], [3 * s, 2 * s, 1.3 * s], '#E9EDE9', { cap: '#F7F8F3' });
  box(art, [x, y + 0.25 * s, z + 1.3 * s], [2.6 * s, 1.3 * s, 0.3 * s], '#1C5867');
  upright(
    art,
    [x - 1.5 * s, y - s, z],
    [3 * s, 1.3 * s],
    [300, 130],
    rect(34, 60, 190, 16, '#0B2A35', 8) +
      dot(252, 36, 9, C.ring3) +
      dot(252, 68, 9, C.coral) +
      rect(34, 22, 76, 22, '#12495A', 6) +
      rect(42, 29, 40, 8, C.foam, 4),
  );
  // the bill curls out and down to the ground
  const bill = (u0: number, v: number, wz: number): V3 => [x - 0.88 * s + u0 * 1.55 * s, v, wz];
  const front = y - s - 0.02;
  const curl: [number, number][] = [
    [front, z + 0.68 * s],
    [front - 0.3 * s, z + 0.62 * s],
    [front - 0.5 * s, z + 0.38 * s],
    [front - 0.7 * s, z + 0.1 * s],
    [front - 1.1 * s, z + 0.02 * s],
    [front - 1.9 * s, z + 0.02 * s],
  ];
  curl.slice(1).forEach(([v, wz], i) => {
    const [pv, pz] = curl[i] as [number, number];
    art.flat(
      [bill(0, pv, pz), bill(1, pv, pz), bill(1, v, wz), bill(0, v, wz)],
      (['#E9E5D8', '#F4F1E6', '#FBF9F1', '#FFFDF8', '#FFFDF8'] as const)[i] ?? '#FFFDF8',
    );
  });
  lying(
    art,
    [x - 0.88 * s, front - 1.08 * s, z + 0.03 * s],
    [1.55 * s, 0.8 * s],
    [155, 80],
    rect(14, 10, 90, 8, '#8AA2A6', 4) +
      rect(14, 26, 60, 8, '#C7D3D2', 4) +
      text(figure, 142, 62, 26, C.ink, 'end'),
  );
}

export function bottle(art: Art, [x, y, z]: V3, s: number): void {
  const [cx, cy] = art.at([x, y, z]);
  for (const [r, n] of [
    [-2.1, -0.6],
    [2.1, 0.6],
    [0, 0.9],
  ] as const)
    art.at([x + place(r * s, n * s)[0], y + place(r * s, n * s)[1], z]);
  const k = s * UNIT;
  art.at([x, y, z + 1.9 * s]);
  const glass =
    'M-1.75 .34C-1.95 .1 -1.95 -.36 -1.75 -.6C-1.5 -.82 .2 -.82 .62 -.7C.95 -.6 1.05 -.42 1.4 -.4L2 -.4V.14L1.4 .14C1.05 .16 .95 .34 .62 .44C.2 .56 -1.5 .58 -1.75 .34Z';
  art.raw(
    `<g transform="translate(${round(cx)} ${round(cy)}) scale(${round(k)})"><ellipse cx=".35" cy=".5" rx="2.1" ry=".34" fill="#7a5a30" opacity=".3"/><g transform="translate(0 -.12) rotate(-13)"><path d="M2 -.34h.34q.08 0 .08 .08v.26q0 .08 -.08 .08H2z" fill="#C48B56"/><path d="${glass}" fill="#BFE3DE" opacity=".72"/><g transform="rotate(2)"><path d="M-1.35 -.46H.5V.2H-1.35Z" fill="#FFF7E4"/><path d="M-1.15 -.26H.2M-1.15 -.08H0M-1.15 .08H.25" stroke="#B9A888" stroke-width=".055" stroke-linecap="round"/><ellipse cx=".5" cy="-.13" rx=".13" ry=".34" fill="#EAD9B4"/><ellipse cx=".5" cy="-.13" rx=".06" ry=".18" fill="#C9B48A"/><path d="M-.52 -.47h.17V.21h-.17z" fill="${C.coral}"/></g><path d="${glass}" fill="#35A9AC" opacity=".2"/><path d="M-1.6 -.42C-1.2 -.66 .1 -.66 .5 -.56" fill="none" stroke="#fff" stroke-width=".1" stroke-linecap="round" opacity=".85"/><path d="M1.5 -.28H1.86" stroke="#fff" stroke-width=".07" stroke-linecap="round" opacity=".8"/><path d="${glass}" fill="none" stroke="#1C8C98" stroke-width=".045" opacity=".7"/></g></g>`,
  );
}

export function signpost(art: Art, [x, y, z]: V3, h = 3): void {
  art.shadow([
    [x - 0.08, y, z],
    [x + 0.08, y, z],
    [x - 0.08, y, z + h],
    [x + 0.08, y, z + h],
  ]);
  box(art, [x, y, z], [0.22, 0.22, h], '#A97B4F');
  pyramid(art, [x, y, z + h], [0.28, 0.28, 0.16], '#8A5A3C');
  const plank = (low: number, dir: number, w: number, colour: string) => {
    const shape: V2[] =
      dir > 0
        ? [
            [x - w * 0.3, low],
            [x + w * 0.6, low],
            [x + w * 0.6 + 0.32, low + 0.28],
            [x + w * 0.6, low + 0.56],
            [x - w * 0.3, low + 0.56],
          ]
        : [
            [x + w * 0.3, low],
            [x - w * 0.6, low],
            [x - w * 0.6 - 0.32, low + 0.28],
            [x - w * 0.6, low + 0.56],
            [x + w * 0.3, low + 0.56],
          ];
    extrude(art, shape, 'y', y - 0.1, y - 0.24, colour);
    upright(
      art,
      [x + (dir > 0 ? -w * 0.2 : -w * 0.5), y - 0.24, low],
      [w * 0.7, 0.56],
      [100, 56],
      rect(4, 21, 66, 13, '#FFF7EC', 6, 'opacity=".9"') + dot(86, 27.5, 6.5, '#FFF7EC'),
    );
  };
  plank(z + h - 0.8, 1, 1.6, C.coral);
  plank(z + h - 1.52, -1, 1.5, C.teal);
}

export function letterBox(art: Art, [x, y, z]: V3, s = 1): void {
  drum(art, [x, y, z], 0.86 * s, 0.24 * s, C.ink, { cap: '#17404D' });
  drum(art, [x, y, z + 0.24 * s], 0.74 * s, 2.6 * s, '#F04E2C', { cap: '#F04E2C' });
  drum(art, [x, y, z + 2.84 * s], 0.84 * s, 0.16 * s, '#E2472A', { cap: '#F4694B', shadow: false });
  drum(art, [x, y, z + 3 * s], 0.84 * s, 0.34 * s, C.coral, { top: 0.36 * s, cap: '#FF7C5E', shadow: false });
  ball(art, [x, y, z + 3.42 * s], 0.14 * s, C.marigold, { shadow: false });
  const f = y - 0.74 * s;
  const [dx] = [-0.06 * s];
  upright(
    art,
    [x + dx - 0.6 * s, f, z + 0.6 * s],
    [1.1 * s, 2.1 * s],
    [110, 210],
    rect(8, 14, 94, 20, '#8E2410', 8) +
      rect(12, 18, 86, 11, C.ink, 5) +
      rect(24, 52, 62, 50, '#FFF7EC', 6) +
      [0, 1, 2].map((i) => rect(32, 62 + i * 12, 46 - i * 9, 5, '#8AA2A6', 2.5)).join('') +
      rect(16, 122, 78, 80, 'none', 8, 'stroke="#C23716" stroke-width="4"') +
      dot(78, 160, 6, C.marigold),
  );
}

export function envelope(art: Art, [x, y, z]: V3, w: number): void {
  const h = w * 0.66;
  extrude(art, rounded(x, z + h / 2, w, h, 0.08), 'y', y + 0.1, y, '#EADFC6', { cap: '#FFFDF6' });
  upright(
    art,
    [x - w / 2, y, z],
    [w, h],
    [150, 100],
    stroke('M6 8L75 58L144 8', '#C9B48A', 4) + dot(75, 58, 12, C.coral),
  );
}

export function gate(art: Art, [x, y, z]: V3): void {
  box(art, [x - 3.2, y, z], [1.8, 0.5, 1.05], '#E9E3D2');
  box(art, [x - 3.2, y, z + 1.05], [1.86, 0.66, 0.14], '#C9C2AE', { shadow: false });
  for (const k of [-1.9, 1.9]) {
    box(art, [x + k, y, z], [0.8, 0.8, 2.9], '#E9E3D2');
    box(art, [x + k, y, z + 2.9], [1, 1, 0.2], '#C9C2AE');
    ball(art, [x + k, y, z + 3.36], 0.3, C.marigold);
  }
  for (const side of [-1, 1]) {
    const half: V3[] = Array.from({ length: 6 }, (_, i) => [
      x + side * (0.16 + i * 0.26),
      y,
      z + 2.5 - 0.5 * ((i + 0.5) / 6) ** 2,
    ]);
    for (const p of half) {
      art.line([[p[0], y, z + 0.12], p], '#12495A', 0.1);
      ball(art, p, 0.09, '#12495A', { shadow: false });
    }
    art.line(
      [
        [x + side * 0.08, y, z + 0.4],
        [x + side * 1.5, y, z + 0.4],
      ],
      '#12495A',
      0.11,
    );
    art.line(
      [
        [x + side * 0.08, y, z + 1.7],
        [x + side * 1.5, y, z + 1.7],
      ],
      '#12495A',
      0.11,
    );
  }
  art.shadow([
    [x - 1.5, y, z],
    [x + 1.5, y, z],
    [x + 1.5, y, z + 2],
    [x - 1.5, y, z + 2],
  ]);
  extrude(art, ring(x, z + 1.15, 0.46, 30), 'y', y - 0.06, y - 0.18, '#0E3F4D', {
    shadow: false,
    cap: '#1C5867',
  });
  upright(
    art,
    [x - 0.46, y - 0.18, z + 0.69],
    [0.92, 0.92],
    [92, 92],
    `${dot(46, 40, 11, C.marigold)}<path d="M42 42h8l5 24H37z" fill="${C.marigold}"/>`,
  );
  box(art, [x + 3.2, y, z], [1.8, 0.5, 1.05], '#E9E3D2');
  box(art, [x + 3.2, y, z + 1.05], [1.86, 0.66, 0.14], '#C9C2AE', { shadow: false });
}

/** A large key leaning on a stone. */
export function key(art: Art, [x, y, z]: V3, s: number): void {
  const h = 1.9 * s;
  drum(art, [x, y, z], 0.5 * s, 0.2 * s, '#CFC9B8', { cap: '#E5E0D2' });
  extrude(
    art,
    [
      [x - 0.11 * s, z + 0.16],
      [x + 0.11 * s, z + 0.16],
      [x + 0.11 * s, z + h],
      [x - 0.11 * s, z + h],
    ],
    'y',
    y + 0.12,
    y - 0.06,
    '#E9971B',
    { cap: C.marigold },
  );
  for (const [dz, w] of [
    [0.3, 0.46],
    [0.62, 0.34],
  ] as const)
    extrude(
      art,
      [
        [x + 0.1 * s, z + dz * s],
        [x + w * s + 0.1 * s, z + dz * s],
        [x + w * s + 0.1 * s, z + (dz + 0.2) * s],
        [x + 0.1 * s, z + (dz + 0.2) * s],
      ],
      'y',
      y + 0.12,
      y - 0.06,
      '#E9971B',
      { cap: C.marigold, shadow: false },
    );
  extrude(art, ring(x, z + h + 0.42 * s, 0.56 * s, 36), 'y', y + 0.12, y - 0.06, '#E9971B', {
    cap: C.marigold,
  });
  art.flat(
    ring(x, z + h + 0.42 * s, 0.27 * s, 30).map(([u, v]): V3 => [u, y - 0.06, v]),
    '#7C9F90',
  );
}

export function calculator(art: Art, [x, y, z]: V3, w: number, figure: string): void {
  const h = w * 1.35;
  extrude(art, rounded(x, z + h / 2, w, h, 0.26), 'y', y + 0.5, y, '#1C5867', { cap: '#236677' });
  const keys = Array.from({ length: 20 }, (_, i) => {
    const [c, r] = [i % 4, Math.floor(i / 4)];
    const colour = c === 3 ? (r === 4 ? C.coral : C.marigold) : '#F4F1E8';
    const sign = [
      '7',
      '8',
      '9',
      '÷',
      '4',
      '5',
      '6',
      '×',
      '1',
      '2',
      '3',
      '–',
      '0',
      '.',
      '%',
      '+',
      'C',
      '(',
      ')',
      '=',
    ][i] as string;
    return (
      rect(26 + c * 64, 122 + r * 52, 52, 41, colour, 9) +
      text(sign === '÷' ? '/' : sign === '=' ? '' : sign, 52 + c * 64, 151 + r * 52, 25, C.ink, 'middle') +
      (sign === '='
        ? rect(38 + 3 * 64, 136 + r * 52, 28, 5, '#fff') + rect(38 + 3 * 64, 146 + r * 52, 28, 5, '#fff')
        : '')
    );
  }).join('');
  upright(
    art,
    [x - w / 2, y, z],
    [w, h],
    [300, 405],
    rect(24, 26, 252, 76, '#CDE7DD', 12) + text(figure, 262, 80, 44, C.ink, 'end') + keys,
  );
}

/** A tall sheet with lines of figures, standing. */
export function sheet(art: Art, [x, y, z]: V3, w: number, total: string): void {
  const h = w * 1.36;
  extrude(art, rounded(x, z + h / 2, w, h, 0.08), 'y', y + 0.1, y, '#E6DFCC', { cap: '#FFFDF8' });
  upright(
    art,
    [x - w / 2, y, z],
    [w, h],
    [300, 408],
    rect(28, 30, 120, 18, C.teal, 9) +
      rect(28, 62, 80, 10, '#C7D3D2', 5) +
      dot(250, 48, 22, C.coral) +
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            rect(28, 112 + i * 40, 110 + ((i * 37) % 50), 11, '#C7D3D2', 5) +
            rect(222, 112 + i * 40, 50, 11, '#8AA2A6', 5) +
            rect(28, 134 + i * 40, 244, 1.5, '#E3E9E6'),
        )
        .join('') +
      rect(28, 326, 244, 54, '#FFEBC4', 10) +
      text(total, 258, 364, 32, C.ink, 'end'),
  );
}

/** A hill in contour steps with a signal flag on its summit. */
export function flagHill(art: Art, [x, y, z]: V3): void {
  const steps: [number, number, string][] = [
    [3.4, 0.6, '#57AF84'],
    [2.6, 0.65, '#4BA57D'],
    [1.8, 0.7, '#3C9873'],
    [1.05, 0.7, C.leaf],
  ];
  let low = z;
  for (const [r, h, colour] of steps) {
    drum(art, [x, y, low], r, h, colour, { top: r * 0.94, cap: lit(colour, 0.72) });
    low += h;
  }
  art.line(
    [
      [x, y, low],
      [x, y, low + 3.2],
    ],
    '#F4F1E8',
    0.13,
  );
  ball(art, [x, y, low + 3.25], 0.14, C.marigold, { shadow: false });
  upright(
    art,
    [x + 0.06, y, low + 1.75],
    [2.3, 1.4],
    [230, 140],
    `<path d="M0 6C60 -10 120 26 222 4L176 66L222 126C120 146 60 112 0 128Z" fill="${C.coral}"/>${dot(78, 66, 30, C.shell)}`,
  );
}

/** Building blocks in a stair, as a product that grows. */
export function blocks(art: Art, [x, y, z]: V3, s = 1): void {
  const list: [number, number, number, string][] = [
    [0, 1, 0, C.teal],
    [1, 1, 0, C.marigold],
    [2, 1, 0, C.ring3],
    [0, 1, 1, C.coral],
    [1, 1, 1, '#F4F1E8'],
    [0, 1, 2, C.ring3],
    [0, 0, 0, '#F4F1E8'],
    [1, 0, 0, C.ring3],
    [2, 0, 0, C.coral],
    [0, 0, 1, C.marigold],
    [3, 0, 0, C.leafLight],
  ];
  for (const [i, j, k, colour] of list)
    block(art, [x + (i - 1.4) * 1.12 * s, y + (j - 0.5) * 1.12 * s, z + k * 1.0 * s], 1.1 * s, colour);
}

export function block(art: Art, [x, y, z]: V3, s: number, colour: string): void {
  box(art, [x, y, z], [s, s, s * 0.9], colour);
  for (const [dx, dy] of [
    [-0.24, 0.24],
    [0.24, 0.24],
    [-0.24, -0.24],
    [0.24, -0.24],
  ] as const)
    drum(art, [x + dx * s, y + dy * s, z + s * 0.9], s * 0.15, s * 0.1, colour, { shadow: false });
}

/** Shelves with binders and boxes, open to the front. */
export function shelves(art: Art, [x, y, z]: V3, w: number, h: number, seed = 0): void {
  box(art, [x, y, z], [w, 1.1, h], '#2C6373');
  const floors = Math.round(h / 0.95);
  const high = (h * 100 - 10) / floors;
  const tones = [C.coral, C.marigold, '#F4F1E8', C.ring3, C.foam, '#57AF84', C.sand];
  const inner = Array.from({ length: floors }, (_, f) => {
    const top = 10 + f * high;
    let u = 16;
    let out = rect(10, top, w * 100 - 20, high - 10, '#0E3F4D');
    for (let i = 0; u < w * 100 - 40; i++) {
      const n = f * 7 + i * 3 + seed;
      const bw = 17 + (n % 3) * 4;
      const bh = high - 18 - (n % 4) * 5;
      if ((n * 5) % 17 === 3) {
        u += 20;
        continue;
      }
      out +=
        rect(u, top + high - 10 - bh, bw, bh, tones[(n * 3 + f) % tones.length] as string, 2) +
        rect(u + bw * 0.25, top + high - bh + 2, bw * 0.5, bh * 0.28, '#FFFFFF', 1, 'opacity=".75"');
      u += bw + 3;
    }
    return out;
  }).join('');
  upright(art, [x - w / 2, y - 0.55, z], [w, h], [w * 100, h * 100], inner);
}

/** Balls joined by lines: a network. */
export function network(art: Art, [x, y, z]: V3, s: number): void {
  const p: V3[] = (
    [
      [0, 0, 0],
      [-1.3, 0, 0.5],
      [-0.8, 0, -0.9],
      [0.9, 0, -0.8],
      [1.4, 0, 0.4],
      [0.2, 0, 1.25],
      [-1.9, 0, -0.5],
    ] as V3[]
  ).map(([a, b, c]) => [x + a * s, y + b * s, z + c * s]);
  for (const [a, b] of [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [1, 5],
    [4, 5],
    [1, 6],
    [2, 6],
    [2, 3],
  ] as const)
    art.line([p[a] as V3, p[b] as V3], '#FFF7EC', 0.07 * s, 'opacity=".9"');
  p.forEach((q, i) => {
    ball(
      art,
      q,
      (i === 0 ? 0.46 : 0.27) * s,
      i === 0 ? C.coral : ([C.marigold, C.ring3, '#F4F1E8'][i % 3] as string),
    );
  });
}

/** An open crate out of which something rises. */
export function openCrate(art: Art, [x, y, z]: V3, s: number): void {
  const h = 1.5 * s;
  const w = 3.2 * s;
  const d = 2.2 * s;
  const wood = '#D9A469';
  box(art, [x, y + d / 2, z], [w, 0.14, h], lit(wood, 0.3));
  box(art, [x - w / 2, y, z], [0.14, d, h], lit(wood, 0.3), { shadow: false });
  art.flat(
    [
      [x - w / 2, y - d / 2, z + 0.4],
      [x + w / 2, y - d / 2, z + 0.4],
      [x + w / 2, y + d / 2, z + 0.4],
      [x - w / 2, y + d / 2, z + 0.4],
    ],
    '#8A5A35',
  );
}

export function crateFront(art: Art, [x, y, z]: V3, s: number): void {
  const [h, w, d] = [1.5 * s, 3.2 * s, 2.2 * s];
  box(art, [x + w / 2, y, z], [0.14, d, h], '#D9A469', { shadow: false });
  box(art, [x, y - d / 2, z], [w + 0.14, 0.14, h], '#D9A469');
  upright(
    art,
    [x - w / 2 - 0.07, y - d / 2 - 0.07, z],
    [w + 0.14, h],
    [334, 150],
    [0, 1, 2].map((i) => rect(4, 4 + i * 49, 326, 44, '#DFAE74', 2)).join('') +
      rect(4, 4, 30, 142, '#C48B50', 2) +
      rect(300, 4, 30, 142, '#C48B50', 2) +
      stroke('M148 112V52M148 52l-20 22M148 52l20 22M186 112V52M186 52l-20 22M186 52l20 22', '#A06A34', 8),
  );
}

/** A loose power-platform tile: an app square with a sign. */
export function tile(art: Art, [x, y, z]: V3, s: number, colour: string, sign: string): void {
  extrude(art, rounded(x, z + s / 2, s, s, s * 0.2), 'y', y + s * 0.24, y, colour);
  upright(art, [x - s / 2, y, z], [s, s], [100, 100], sign);
}

export const signs = {
  flow: stroke('M24 34H50V66H76M64 54L76 66L64 78', '#FFFFFF', 9),
  form:
    rect(28, 26, 44, 10, '#FFFFFF', 5) +
    rect(28, 46, 44, 10, '#FFFFFF', 5) +
    rect(28, 66, 26, 10, '#FFFFFF', 5),
  chart:
    rect(26, 54, 12, 22, '#FFFFFF', 4) +
    rect(44, 38, 12, 38, '#FFFFFF', 4) +
    rect(62, 24, 12, 52, '#FFFFFF', 4),
  chat: `<path d="M24 28h52a6 6 0 0 1 6 6v28a6 6 0 0 1 -6 6H46L32 80V68h-8a6 6 0 0 1 -6 -6V34a6 6 0 0 1 6 -6z" fill="#fff"/>`,
  table:
    rect(24, 26, 52, 48, 'none', 6, 'stroke="#fff" stroke-width="8"') +
    stroke('M24 44H76M48 44V74', '#FFFFFF', 7),
} as const;
