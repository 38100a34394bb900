/** Houses: bank, shop, factory, school, hospital, cinema, office, lighthouse and others. */
import { C, lit } from '../colour';
import { dot, rect, stroke } from '../interface';
import { ball, box, drum, extrude, gable, paint, paintSide, pyramid, ring, rounded, tube } from '../solids';
import { type Art, sideways, upright, type V2, type V3 } from '../space';
import { text } from '../text';

const GLASS = '#12495A';

/** Windows in rows on the front and the right side of a block. */
export function windows(
  art: Art,
  [x, y, z]: V3,
  [w, d, h]: V3,
  columns: number,
  floors: number,
  options: { lit?: string; glass?: string; side?: number; size?: number } = {},
): void {
  const { glass = GLASS, lit: warm = '#FFD98A', side = 2, size = 0.62 } = options;
  const high = (h - 0.2) / floors;
  for (let f = 0; f < floors; f++) {
    const low = z + 0.1 + f * high + high * 0.24;
    const room = w / columns;
    for (let c = 0; c < columns; c++)
      paint(
        art,
        x - w / 2 + room * (c + (1 - size) / 2),
        y - d / 2,
        low,
        room * size,
        high * 0.56,
        (f * 5 + c * 3) % 7 === 2 ? warm : glass,
        0.05,
      );
    const deep = d / side;
    for (let c = 0; c < side; c++)
      paintSide(
        art,
        x + w / 2,
        y - d / 2 + deep * (c + (1 - size) / 2),
        low,
        deep * size,
        high * 0.56,
        glass,
      );
  }
}

export function column(art: Art, [x, y, z]: V3, r: number, h: number): void {
  box(art, [x, y, z], [r * 2.7, r * 2.7, 0.14], '#F4F1E8', { shadow: false });
  drum(art, [x, y, z + 0.14], r, h - 0.28, '#FBF8F0', { shadow: false });
  box(art, [x, y, z + h - 0.14], [r * 2.7, r * 2.7, 0.14], '#F4F1E8', { shadow: false });
}

export function bank(art: Art, [x, y, z]: V3, s = 1): void {
  const w = 5.4 * s;
  for (let i = 0; i < 3; i++)
    box(art, [x, y, z + i * 0.18], [w + 0.9 - i * 0.35, 3.7 - i * 0.35, 0.18], '#DDE3DF', { cap: '#F3F4EE' });
  const b = z + 0.54;
  box(art, [x, y + 0.3, b], [w - 0.4, 2.2, 2.5], '#E6E9E2');
  paint(art, x - 0.5, y - 0.8, b, 1, 1.75, '#0F4452', 0.05);
  paint(art, x - 0.03, y - 0.81, b, 0.06, 1.75, C.marigold);
  for (const k of [-1.95, -1.2, 1.2, 1.95]) paint(art, x + k - 0.22, y - 0.8, b + 0.7, 0.44, 1, GLASS, 0.04);
  for (let i = 0; i < 6; i++) column(art, [x - w / 2 + 0.45 + (i * (w - 0.9)) / 5, y - 1.15, b], 0.19, 2.5);
  box(art, [x, y, b + 2.5], [w + 0.1, 3, 0.4], '#F4F1E8');
  paint(art, x - w / 2 + 0.3, y - 1.5, b + 2.6, w - 0.6, 0.08, '#C9D6D6');
  const front = y - 1.5;
  const roof: V2[] = [
    [x - w / 2 - 0.12, b + 2.9],
    [x + w / 2 + 0.12, b + 2.9],
    [x, b + 4.15],
  ];
  extrude(art, roof, 'y', y + 1.5, front, '#1C5867', { cap: '#F7F5EC' });
  const inner: V2[] = [
    [x - w / 2 + 0.6, b + 3.05],
    [x + w / 2 - 0.6, b + 3.05],
    [x, b + 3.95],
  ];
  art.flat(
    inner.map(([u, v]): V3 => [u, front, v]),
    '#DCE5E1',
  );
  upright(
    art,
    [x - 0.42, front, b + 3.02],
    [0.84, 0.84],
    [84, 84],
    dot(42, 44, 27, C.marigold) + text('₹', 42, 58, 40, '#8A5200', 'middle'),
  );
}

export function vault(art: Art, [x, y, z]: V3, s = 1): void {
  extrude(art, rounded(x, z + 0.95 * s, 1.9 * s, 1.9 * s, 0.15), 'y', y + 0.75 * s, y - 0.75 * s, '#2B5A68', {
    cap: '#3C6E7B',
  });
  upright(
    art,
    [x - 0.95 * s, y - 0.75 * s, z],
    [1.9 * s, 1.9 * s],
    [190, 190],
    `<circle cx="95" cy="95" r="72" fill="#C9D6D6"/><circle cx="95" cy="95" r="60" fill="#E6ECEA"/><circle cx="95" cy="95" r="26" fill="#12495A"/>${stroke('M95 57V133M57 95H133M68 68L122 122M122 68L68 122', '#12495A', 8)}${dot(95, 95, 13, C.marigold)}${[0, 1, 2, 3, 4, 5, 6, 7].map((i) => dot(95 + 66 * Math.cos((i * Math.PI) / 4 + 0.39), 95 + 66 * Math.sin((i * Math.PI) / 4 + 0.39), 4, '#8AA2A6')).join('')}`,
  );
}

export function shop(art: Art, [x, y, z]: V3): void {
  const [w, d, h] = [4.6, 2.8, 2.9];
  box(art, [x, y, z], [w, d, h], '#FBF3E2');
  box(art, [x, y, z + h], [w + 0.2, d + 0.2, 0.22], C.teal);
  const f = y - d / 2;
  paint(art, x - 2, f, z + 0.35, 2.35, 1.35, '#BFE3E0', 0.05);
  paint(art, x - 1.95, f, z + 0.4, 2.25, 0.5, '#F0D6AE');
  upright(
    art,
    [x - 2, f, z + 0.35],
    [2.35, 1.35],
    [235, 135],
    [
      ['#FF5B38', 18, 60],
      ['#147586', 62, 76],
      ['#FFB02E', 108, 56],
      ['#57AF84', 150, 70],
      ['#0B2A35', 194, 50],
    ]
      .map(([c, u, t]) => rect(Number(u), 124 - Number(t), 30, Number(t), String(c), 6))
      .join('') + stroke('M20 20L60 20M20 34L44 34', '#FFFFFF', 5, 'opacity=".8"'),
  );
  paint(art, x + 0.75, f, z, 1.1, 1.85, '#1C5867', 0.06);
  paint(art, x + 0.87, f, z + 0.5, 0.86, 1.2, '#BFE3E0', 0.05);
  paintSide(art, x + w / 2, y - 0.8, z + 0.7, 1.6, 1, '#9CD0D4');
  // striped awning
  const stripes = 10;
  for (let i = 0; i < stripes; i++) {
    const [l, r] = [
      x - w / 2 - 0.1 + (i * (w + 0.2)) / stripes,
      x - w / 2 - 0.1 + ((i + 1) * (w + 0.2)) / stripes,
    ];
    const colour = i % 2 ? C.shell : C.coral;
    art.flat(
      [
        [l, f, z + 2.55],
        [r, f, z + 2.55],
        [r, f - 0.9, z + 1.98],
        [l, f - 0.9, z + 1.98],
      ],
      lit(colour, 0.68),
    );
    const m = (l + r) / 2;
    const lip = Array.from(
      { length: 9 },
      (_, k): V3 => [
        m - ((r - l) / 2) * Math.cos((k * Math.PI) / 8),
        f - 0.9,
        z + 1.98 - 0.24 * Math.sin((k * Math.PI) / 8),
      ],
    );
    art.flat(lip, lit(colour, 0.52));
  }
  art.shadow([
    [x - w / 2, f - 0.9, z + 1.9],
    [x + w / 2, f - 0.9, z + 1.9],
    [x + w / 2, f, z + 1.9],
    [x - w / 2, f, z + 1.9],
  ]);
  box(art, [x - 0.4, f + 0.2, z + h + 0.22], [2.6, 0.2, 0.8], C.ink);
  upright(
    art,
    [x - 1.7, f + 0.1, z + h + 0.22],
    [2.6, 0.8],
    [260, 80],
    `<g transform="translate(130 40)">${stroke('M-30 -6H30L24 22H-24Z', C.marigold, 6)}${stroke('M-16 -6C-16 -30 16 -30 16 -6', C.marigold, 6)}</g>${rect(26, 36, 48, 8, '#3E6670', 4)}${rect(186, 36, 48, 8, '#3E6670', 4)}`,
  );
}

export function parcel(art: Art, [x, y, z]: V3, s: number): void {
  box(art, [x, y, z], [s, s, s * 0.8], '#DDAF78', { cap: '#E6BE8C' });
  paint(art, x - s * 0.1, y - s / 2, z, s * 0.2, s * 0.8, '#F3DDBB');
  art.flat(
    [
      [x - s * 0.1, y - s / 2, z + s * 0.8],
      [x + s * 0.1, y - s / 2, z + s * 0.8],
      [x + s * 0.1, y + s / 2, z + s * 0.8],
      [x - s * 0.1, y + s / 2, z + s * 0.8],
    ],
    '#F8E8CC',
  );
  paint(art, x + s * 0.16, y - s / 2, z + s * 0.12, s * 0.26, s * 0.2, '#FFFFFF');
}

export function bag(art: Art, [x, y, z]: V3, s: number, colour: string = C.teal): void {
  box(art, [x, y, z], [s, s * 0.5, s * 1.15], colour, { cap: lit(colour, 0.1) });
  upright(
    art,
    [x - s / 2, y - s * 0.25, z],
    [s, s * 1.7],
    [100, 170],
    stroke('M30 66V40C30 8 70 8 70 40V66', '#FFF7EC', 7) + dot(50, 118, 18, C.marigold),
  );
}

export function factory(art: Art, [x, y, z]: V3): void {
  const [d, h] = [3, 2.1];
  for (const [dx, top] of [
    [1.5, 4.6],
    [2.3, 3.9],
  ] as const) {
    drum(art, [x + dx, y + 1.1, z], 0.34, top, '#E9E3D4', { top: 0.26, cap: C.ink });
    drum(art, [x + dx, y + 1.1, z + top - 0.75], 0.285, 0.32, C.coral, { top: 0.275, shadow: false });
    drum(art, [x + dx, y + 1.1, z + top - 0.43], 0.27, 0.43, '#E9E3D4', {
      top: 0.26,
      cap: C.ink,
      shadow: false,
    });
  }
  box(art, [x, y, z], [6, d, h], '#F6EAD2');
  for (let i = 0; i < 4; i++) {
    const l = x - 3 + i * 1.5;
    const saw: V2[] = [
      [l, z + h],
      [l + 1.5, z + h],
      [l + 1.5, z + h + 0.08],
      [l, z + h + 0.95],
    ];
    extrude(art, saw, 'y', y + d / 2, y - d / 2, '#2A7C8B', { cap: '#F6EAD2' });
  }
  for (let i = 0; i < 4; i++)
    paint(art, x - 2.75 + i * 1.5, y - d / 2, z + 1.25, 0.95, 0.55, i === 1 ? '#FFD98A' : GLASS, 0.05);
  paint(art, x + 0.75, y - d / 2, z, 1.6, 1.05, '#1C5867', 0.03);
  for (let i = 0; i < 4; i++) paint(art, x + 0.75, y - d / 2, z + 0.2 + i * 0.22, 1.6, 0.04, '#3E7F8D');
  paint(art, x - 2.6, y - d / 2, z, 0.7, 1, C.coral, 0.03);
  for (let i = 0; i < 3; i++) paintSide(art, x + 3, y - 1.2 + i * 0.85, z + 1.05, 0.6, 0.6, GLASS);
}

/** A conveyor along x with parts on it. */
export function conveyor(
  art: Art,
  [x, y, z]: V3,
  length: number,
  load: (art: Art, at: V3, index: number) => void,
  count: number,
): void {
  for (const k of [-0.42, 0, 0.42]) box(art, [x + k * length, y, z], [0.2, 0.8, 0.6], '#7D959B');
  extrude(art, rounded(x, z + 0.78, length, 0.44, 0.21), 'y', y + 0.5, y - 0.5, '#1B4654', {
    cap: '#2C6373',
  });
  for (let i = 0; i < length / 0.55; i++) {
    const u = x - length / 2 + 0.35 + i * 0.55;
    upright(
      art,
      [u - 0.12, y - 0.5, z + 0.66],
      [0.24, 0.24],
      [24, 24],
      dot(12, 12, 10, '#C9D6D6') + dot(12, 12, 4, '#5B747C'),
    );
  }
  for (let i = 0; i < count; i++) load(art, [x - length / 2 + (length * (i + 0.5)) / count, y, z + 1], i);
}

export function school(art: Art, [x, y, z]: V3): void {
  box(art, [x, y + 0.2, z], [6.2, 2.2, 2], '#F9E9CB');
  windows(art, [x - 2.05, y + 0.2, z], [2.1, 2.2, 2], 3, 2, { side: 1 });
  windows(art, [x + 2.05, y + 0.2, z], [2.1, 2.2, 2], 3, 2, { side: 2 });
  gable(art, [x, y + 0.2, z + 2], [6.5, 2.6, 0.95], '#1F6F80', '#F9E9CB');
  box(art, [x, y - 0.3, z], [1.9, 2.4, 2.7], '#FDF4E0');
  extrude(
    art,
    [
      [x - 1.1, z + 2.7],
      [x + 1.1, z + 2.7],
      [x, z + 3.6],
    ],
    'y',
    y + 0.9,
    y - 1.6,
    C.coral,
    { cap: '#FDF4E0' },
  );
  upright(
    art,
    [x - 0.95, y - 1.5, z],
    [1.9, 2.7],
    [190, 270],
    rect(58, 150, 74, 120, '#1C5867', 6) +
      rect(94, 150, 3, 120, '#0B2A35') +
      `<circle cx="95" cy="86" r="42" fill="#fff" stroke="#1C5867" stroke-width="8"/>${stroke('M95 86V58M95 86L114 96', '#0B2A35', 6)}`,
  );
  for (let i = 0; i < 3; i++)
    box(art, [x, y - 1.75 - i * 0.16, z], [1.5 - 0.1 * i, 0.2, 0.24 - i * 0.08], '#E7E2D4');
  box(art, [x, y - 0.3, z + 3.35], [0.6, 0.6, 0.65], '#FDF4E0', { shadow: false });
  pyramid(art, [x, y - 0.3, z + 4], [0.9, 0.9, 0.7], '#1F6F80');
}

export function books(art: Art, [x, y, z]: V3, s = 1): void {
  const list: [string, number, number][] = [
    [C.teal, 1.9, 0],
    [C.coral, 1.7, 0.08],
    [C.marigold, 1.75, -0.06],
  ];
  list.forEach(([colour, w, dx], i) => {
    const low = z + i * 0.36 * s;
    box(art, [x + dx, y, low], [w * s, 1.25 * s, 0.34 * s], colour, { shadow: i === 0 || i === 2 });
    paintSide(art, x + dx + (w * s) / 2, y - 0.56 * s, low + 0.06 * s, 1.12 * s, 0.22 * s, '#FFFFFF');
    paint(art, x + dx - w * 0.36 * s, y - 0.625 * s, low + 0.12 * s, w * 0.3 * s, 0.1 * s, '#FFF1D6');
  });
  const top = z + 1.08 * s;
  drum(art, [x, y, top], 0.42 * s, 0.28 * s, C.ink, { shadow: false });
  const b = 0.86 * s;
  art.solid(
    [
      [
        [x - b, y, top + 0.3 * s],
        [x, y - b, top + 0.3 * s],
        [x + b, y, top + 0.3 * s],
        [x, y + b, top + 0.3 * s],
      ],
    ],
    '#17404D',
  );
  art.line(
    [
      [x, y, top + 0.32 * s],
      [x + 0.62 * s, y - 0.2 * s, top + 0.32 * s],
      [x + 0.66 * s, y - 0.26 * s, top - 0.2 * s],
    ],
    C.marigold,
    0.06 * s,
  );
  ball(art, [x + 0.66 * s, y - 0.26 * s, top - 0.26 * s], 0.1 * s, C.marigold, { shadow: false });
}

export function hospital(art: Art, [x, y, z]: V3, options: { lit?: boolean; helipad?: boolean } = {}): void {
  const warm = options.lit ? '#FFD98A' : '#BFE3E4';
  const glass = options.lit ? '#F6C766' : '#2E8094';
  box(art, [x + 1.7, y + 0.5, z], [2.6, 2.4, 2.4], '#F2F4F0');
  windows(art, [x + 1.7, y + 0.5, z], [2.6, 2.4, 2.4], 4, 3, { glass, lit: warm });
  box(art, [x + 1.7, y + 0.5, z + 2.4], [2.75, 2.55, 0.16], '#1C7F8D', { shadow: false });
  box(art, [x - 1.2, y, z], [3.4, 2.8, 3.9], '#FBFBF6');
  windows(art, [x - 1.2, y, z + 1.05], [3.4, 2.8, 2.8], 5, 4, { glass, lit: warm, side: 3 });
  box(art, [x - 1.2, y, z + 3.9], [3.55, 2.95, 0.18], '#1C7F8D', { shadow: false });
  if (options.helipad) {
    drum(art, [x - 1.2, y, z + 4.08], 1.15, 0.12, '#DDE5E2', { cap: '#5B747C', shadow: false });
    art.flat(
      ring(x - 1.2, y, 0.85).map(([u, v]): V3 => [u, v, z + 4.21]),
      '#F2F4F0',
    );
    art.flat(
      ring(x - 1.2, y, 0.74).map(([u, v]): V3 => [u, v, z + 4.21]),
      '#5B747C',
    );
    for (const [dx, w, dy, d] of [
      [-0.3, 0.14, 0, 0.8],
      [0.3, 0.14, 0, 0.8],
      [0, 0.6, 0, 0.14],
    ] as const)
      art.flat(
        [
          [x - 1.2 + dx - w / 2, y + dy - d / 2, z + 4.22],
          [x - 1.2 + dx + w / 2, y + dy - d / 2, z + 4.22],
          [x - 1.2 + dx + w / 2, y + dy + d / 2, z + 4.22],
          [x - 1.2 + dx - w / 2, y + dy + d / 2, z + 4.22],
        ],
        '#FFFFFF',
      );
  }
  upright(
    art,
    [x - 2.9, y - 1.4, z],
    [3.4, 1.1],
    [340, 110],
    rect(118, 14, 104, 96, '#12495A', 5) +
      rect(168, 14, 4, 96, '#BFE3E4') +
      rect(24, 30, 66, 46, '#2E8094', 5) +
      rect(250, 30, 66, 46, '#2E8094', 5),
  );
  box(art, [x - 1.2, y - 1.75, z + 1], [1.9, 0.8, 0.14], C.coral);
  for (const k of [-0.8, 0.8])
    box(art, [x - 1.2 + k, y - 2.05, z], [0.1, 0.1, 1], '#DDE5E2', { shadow: false });
  if (!options.helipad) {
    extrude(art, rounded(x - 1.2, z + 4.75, 1.3, 1.3, 0.2), 'y', y + 0.1, y - 0.15, '#F2F4F0', {
      cap: '#FFFFFF',
    });
    upright(
      art,
      [x - 1.85, y - 0.15, z + 4.1],
      [1.3, 1.3],
      [130, 130],
      rect(54, 26, 22, 78, C.coral, 4) + rect(26, 54, 78, 22, C.coral, 4),
    );
  }
}

/** A hospital shell under construction: floors and pillars, part of a wall. */
export function shellBuilding(art: Art, [x, y, z]: V3, floors = 3, walled = 1): void {
  const [w, d, h] = [4.6, 2.8, 1.15];
  for (let f = 0; f < floors; f++) {
    const low = z + f * h;
    box(art, [x, y, low], [w, d, 0.16], '#D5D3C7', { shadow: f === floors - 1 });
    for (const dy of [d / 2 - 0.2, -d / 2 + 0.2])
      for (const k of [-0.46, -0.155, 0.155, 0.46])
        box(art, [x + k * w, y + dy, low + 0.16], [0.18, 0.18, h - 0.16], '#BFC2BA', {
          shadow: f === floors - 1,
        });
    if (f < walled) {
      box(art, [x + w * 0.155, y - d / 2 + 0.2, low + 0.16], [w * 0.61, 0.14, h - 0.16], '#F7F5EC', {
        shadow: false,
      });
      for (const k of [-0.05, 0.15, 0.35])
        paint(art, x + k * w - 0.2, y - d / 2 + 0.12, low + 0.5, 0.5, 0.42, '#2E8094');
    }
  }
  box(art, [x, y, z + floors * h], [w, d, 0.16], '#E2E0D5');
  for (const k of [-0.46, -0.155, 0.155, 0.46])
    for (const dy of [0.9, -1.1])
      art.line(
        [
          [x + k * w, y + dy, z + floors * h + 0.16],
          [x + k * w, y + dy, z + floors * h + 0.6],
        ],
        '#8A5A3C',
        0.05,
      );
}

/** A heart with a pulse line, upright on a low plinth. */
export function heart(art: Art, [x, y, z]: V3, s: number): void {
  const shape = Array.from({ length: 60 }, (_, i): V2 => {
    const t = (i * 2 * Math.PI) / 60;
    return [
      x + (s * 16 * Math.sin(t) ** 3) / 17,
      z +
        s * 0.9 +
        (s * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t))) / 17,
    ];
  });
  drum(art, [x, y, z], s * 0.62, 0.16, '#F4F1E8');
  extrude(art, shape, 'y', y + 0.28, y - 0.12, '#E2472A', { cap: C.coral });
  upright(
    art,
    [x - s, y - 0.12, z],
    [s * 2, s * 1.8],
    [200, 180],
    stroke('M22 96H68L80 68L100 128L118 82L128 96H178', '#FFFFFF', 10),
  );
}

export function cinema(art: Art, [x, y, z]: V3): void {
  for (const k of [-2.4, 2.4]) box(art, [x + k, y + 0.2, z], [0.26, 0.3, 1.2], '#7D959B');
  box(art, [x, y + 0.2, z], [5.8, 0.8, 0.4], '#1C5867');
  extrude(art, rounded(x, z + 2.35, 6.4, 3.7, 0.22), 'y', y + 0.3, y, C.ink, { cap: '#123B48' });
  upright(
    art,
    [x - 3.04, y, z + 0.66],
    [6.08, 3.38],
    [900, 500],
    `<clipPath id="cine"><rect width="900" height="500" rx="16"/></clipPath><g clip-path="url(#cine)"><rect width="900" height="500" fill="#FFD9A0"/>${dot(620, 250, 110, '#FF8A5C')}<path d="M0 340C150 240 260 250 400 330C520 240 640 250 760 310L900 270V500H0Z" fill="#1C8C98"/><path d="M0 420C220 340 420 380 600 400C720 370 820 380 900 400V500H0Z" fill="#0A5868"/><path d="M180 392l150 0l-26 36h-100z" fill="#0B2A35"/><path d="M250 250V384H190Z" fill="#FFF7EC"/><path d="M258 270V384H310Z" fill="#FF5B38"/>${rect(0, 0, 900, 44, '#0B2A35')}${rect(0, 456, 900, 44, '#0B2A35')}${rect(40, 470, 820, 10, '#3E6670', 5)}${rect(40, 470, 330, 10, '#FF5B38', 5)}${dot(370, 475, 12, '#FFFFFF')}</g>`,
  );
}

export function reel(art: Art, [x, y, z]: V3, r: number): void {
  const hole = [0, 1, 2, 3, 4]
    .map((i) =>
      dot(
        100 + 54 * Math.cos((i * 2 * Math.PI) / 5 - 1.57),
        100 + 54 * Math.sin((i * 2 * Math.PI) / 5 - 1.57),
        24,
        '#0B2A35',
      ),
    )
    .join('');
  extrude(art, ring(x, z + r, r, 44), 'y', y + 0.4, y, '#7E9298', { cap: '#C9D6D6' });
  upright(
    art,
    [x - r, y, z],
    [2 * r, 2 * r],
    [200, 200],
    `${dot(100, 100, 92, '#DDE5E2')}${hole}${dot(100, 100, 14, '#0B2A35')}`,
  );
}

export function clapper(art: Art, [x, y, z]: V3, s: number): void {
  extrude(art, rounded(x, z + 0.62 * s, 1.9 * s, 1.24 * s, 0.08), 'y', y + 0.14, y, '#123B48', {
    cap: '#1B4654',
  });
  upright(
    art,
    [x - 0.95 * s, y, z],
    [1.9 * s, 1.7 * s],
    [190, 170],
    rect(16, 92, 158, 3, '#7FA3AA') +
      rect(16, 122, 158, 3, '#7FA3AA') +
      rect(22, 104, 60, 10, '#DDE5E2', 5) +
      rect(100, 104, 40, 10, C.marigold, 5) +
      rect(22, 134, 90, 10, '#DDE5E2', 5) +
      `<g transform="translate(4 48) rotate(-16)"><rect width="184" height="28" rx="4" fill="#FFF7EC"/>${[0, 1, 2, 3].map((i) => `<path d="M${14 + i * 46} 0h22l-14 28h-22z" fill="#0B2A35"/>`).join('')}</g><rect x="0" y="48" width="190" height="24" rx="3" fill="#FFF7EC"/>${[0, 1, 2, 3].map((i) => `<path d="M${12 + i * 48} 48h22l14 24h-22z" fill="#0B2A35"/>`).join('')}`,
  );
}

/** Planters round one floor: shrubs, then the parapet before them. */
function balconies(art: Art, [x, y, z]: V3, w: number, d: number, floor: number): void {
  for (let i = 2; i >= 0; i--)
    if ((i + floor) % 3 !== 1)
      shrub(art, [x + w / 2 + 0.16, y - d / 2 + 0.5 + i * 0.75, z + 0.12], 0.19, '#2A7A61');
  for (let i = 0; i < 5; i++) {
    if ((i * 2 + floor) % 5 === 2) continue;
    const odd = (i + floor) % 2;
    shrub(
      art,
      [x - w / 2 + 0.12 + i * 0.66, y - d / 2 - 0.16, z + 0.12],
      0.19 + odd * 0.03,
      odd ? C.leaf : C.leafLight,
    );
  }
  box(art, [x + w / 2 + 0.28, y, z], [0.06, d + 0.62, 0.17], '#FBF9F0', { shadow: false });
  box(art, [x, y - d / 2 - 0.28, z], [w + 0.62, 0.06, 0.17], '#FBF9F0', { shadow: false });
}

/** An apartment tower with planted balconies and a roof garden. */
export function greenTower(art: Art, [x, y, z]: V3, floors = 6): void {
  const [w, d, h] = [2.9, 2.5, 0.78];
  for (let f = 0; f < floors; f++) {
    const low = z + f * h;
    box(art, [x, y, low], [w, d, h], '#F3F1E4', { shadow: f === floors - 1 });
    windows(art, [x, y, low], [w, d, h], 4, 1, { glass: '#2A7F90', side: 3, size: 0.7 });
    if (f > 0) balconies(art, [x, y, low], w, d, f);
    box(art, [x, y, low + h - 0.1], [w + 0.62, d + 0.62, 0.1], '#FBF9F0', { shadow: false });
  }
  const top = z + floors * h;
  art.flat(
    [
      [x - 1.3, y - 1.1, top + 0.01],
      [x + 1.3, y - 1.1, top + 0.01],
      [x + 1.3, y + 1.1, top + 0.01],
      [x - 1.3, y + 1.1, top + 0.01],
    ],
    '#7CC79C',
  );
  shrub(art, [x - 0.8, y + 0.7, top + 0.35], 0.42, C.leaf);
  shrub(art, [x + 0.1, y + 0.8, top + 0.3], 0.34, C.leafLight);
  panel(art, [x - 0.5, y - 0.4, top], 0.95);
  panel(art, [x + 0.6, y - 0.4, top], 0.95);
}

export function shrub(art: Art, at: V3, r: number, colour: string): void {
  ball(art, at, r, colour, { shadow: false });
}

/** A solar panel tilted to the sun. */
export function panel(art: Art, [x, y, z]: V3, s: number): void {
  const corner: V3[] = [
    [x - s / 2, y - s * 0.4, z + 0.1],
    [x + s / 2, y - s * 0.4, z + 0.1],
    [x + s / 2, y + s * 0.4, z + s * 0.5],
    [x - s / 2, y + s * 0.4, z + s * 0.5],
  ];
  art.line(
    [
      [x + s * 0.4, y + s * 0.36, z],
      [x + s * 0.4, y + s * 0.36, z + s * 0.45],
    ],
    '#9DB0B3',
    0.06,
  );
  art.flat(corner, '#155E86');
  const on = (u: number, v: number): V3 => [
    x - s / 2 + u * s,
    y - s * 0.4 + v * s * 0.8,
    z + 0.1 + v * (s * 0.5 - 0.1),
  ];
  for (const k of [1 / 3, 2 / 3]) art.line([on(k, 0), on(k, 1)], '#8CC6DC', 0.025);
  art.line([on(0, 0.5), on(1, 0.5)], '#8CC6DC', 0.025);
  art.line([on(0, 0), on(1, 0), on(1, 1), on(0, 1), on(0, 0)], '#E6ECEA', 0.04);
}

/** A big leaf standing on its stem, a sign of a green building. */
export function leafSign(art: Art, [x, y, z]: V3, s: number): void {
  drum(art, [x, y, z], s * 0.5, 0.16, '#F4F1E8');
  const side = (sign: number, t: number): V2 => [
    x + s * 0.28 * (1 - t) * 0 + sign * s * 0.56 * Math.sin(Math.PI * t) ** 0.85 + s * 0.32 * (t - 0.4),
    z + 0.3 + s * 1.75 * t,
  ];
  const steps = Array.from({ length: 24 }, (_, i) => i / 24);
  const shape = [...steps.map((t) => side(1, t)), ...steps.map((t) => side(-1, 1 - t))];
  extrude(art, shape, 'y', y + 0.22, y, '#237558', { cap: '#3FA377' });
  const mid = (t: number): V3 => [x + s * 0.32 * (t - 0.4), y, z + 0.3 + s * 1.75 * t];
  art.line([mid(-0.14), mid(0.9)], '#D5EFE4', 0.09);
  for (const t of [0.25, 0.43, 0.61])
    for (const sign of [1, -1])
      art.line(
        [mid(t), [mid(t)[0] + sign * s * 0.34 * (1.1 - t * 0.6), y, mid(t)[2] + s * 0.26]],
        '#D5EFE4',
        0.055,
      );
}

export function lighthouse(art: Art, [x, y, z]: V3, h = 5, beam = true): void {
  drum(art, [x, y, z], 1.15, 0.3, '#DAD5C6', { cap: '#F1ECDD' });
  if (beam) {
    const top = z + h + 0.75;
    const [lx, ly] = art.at([x, y, top]);
    const light = art.defs.gradient(
      [
        [0, '#FFF3C9', 0],
        [1, '#FFF3C9', 0.85],
      ],
      true,
    );
    art.raw(
      `<path d="M${lx} ${ly - 8}L${lx - 480} ${ly - 92}L${lx - 480} ${ly + 44}L${lx} ${ly + 8}Z" fill="${light}"/>`,
    );
  }
  const bands = 5;
  const r = (t: number) => 0.92 - 0.36 * t;
  for (let i = 0; i < bands; i++)
    drum(
      art,
      [x, y, z + 0.3 + (i * (h - 0.3)) / bands],
      r(i / bands),
      (h - 0.3) / bands + 0.01,
      i % 2 ? C.coral : '#FBF8F0',
      { top: r((i + 1) / bands), shadow: i === bands - 1 || i === 0 },
    );
  for (const [t, dx] of [
    [0.42, -0.06],
    [0.7, 0.05],
  ] as const)
    paint(art, x + dx - 0.14, y - r(t) + 0.02, z + h * t, 0.26, 0.46, '#12495A', 0.12);
  paint(art, x - 0.28, y - 0.98, z + 0.3, 0.5, 0.86, '#12495A', 0.2);
  const top = z + h;
  drum(art, [x, y, top], 0.8, 0.16, '#1C5867');
  drum(art, [x, y, top + 0.16], 0.42, 0.78, '#FFE3A1', { cap: '#FFE3A1', shadow: false });
  for (const [dx, dy] of [
    [-0.4, -0.1],
    [0, -0.42],
    [0.4, -0.1],
  ] as const)
    art.line(
      [
        [x + dx, y + dy, top + 0.16],
        [x + dx, y + dy, top + 0.94],
      ],
      C.ink,
      0.06,
    );
  for (const dz of [0.34, 0.56])
    art.line(
      ring(x, y, 0.76, 30)
        .filter(([u, v]) => 0.4 * (u - x) - 0.9 * (v - y) > -0.3)
        .map(([u, v]): V3 => [u, v, top + dz])
        .sort((a, b) => 0.9 * a[0] + 0.4 * a[1] - 0.9 * b[0] - 0.4 * b[1]),
      C.ink,
      0.035,
    );
  drum(art, [x, y, top + 0.94], 0.62, 0.56, C.coral, { top: 0.04, shadow: false });
  ball(art, [x, y, top + 1.54], 0.1, C.marigold, { shadow: false });
}

/** The company's house: old harbour front below, offices above. */
export function office(art: Art, [x, y, z]: V3): void {
  box(art, [x - 0.4, y, z], [4.6, 2.8, 1.5], '#F2DDBB');
  upright(
    art,
    [x - 2.7, y - 1.4, z],
    [4.6, 1.5],
    [460, 150],
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M${26 + i * 108} 150V66a32 32 0 0 1 64 0V150z" fill="${i === 1 ? '#FFD98A' : '#12495A'}"/>`,
      )
      .join('') + rect(0, 0, 460, 14, '#E0C497'),
  );
  sideways(
    art,
    [x + 1.9, y - 1.4, z],
    [2.8, 1.5],
    [280, 150],
    [0, 1].map((i) => `<path d="M${44 + i * 110} 150V66a32 32 0 0 1 64 0V150z" fill="#0F3D4B"/>`).join(''),
  );
  box(art, [x - 0.4, y, z + 1.5], [4.8, 3, 0.14], C.teal);
  box(art, [x - 0.4, y + 0.1, z + 1.64], [4.3, 2.5, 2.4], '#FBF3E2');
  windows(art, [x - 0.4, y + 0.1, z + 1.64], [4.3, 2.5, 2.4], 6, 3, { side: 3 });
  box(art, [x - 0.4, y + 0.1, z + 4.04], [4.5, 2.7, 0.16], C.teal);
  box(art, [x + 0.6, y + 0.4, z + 4.2], [1.4, 1.2, 0.7], '#F2DDBB');
  // seven isles on the roof: the house sign
  extrude(art, ring(x - 1.35, z + 5.05, 0.78, 44), 'y', y - 0.7, y - 0.85, '#0A5C6C', { cap: C.sea });
  const seven: V2[] = [
    [10.5, -15.9],
    [-4.7, -19.7],
    [-12.4, -8.3],
    [0, 0],
    [12.4, 8.3],
    [4.7, 19.7],
    [-10.5, 15.9],
  ];
  const spots = seven.map(([u, v]): V2 => [50 + u * 1.35, 50 + v * 1.35]);
  const mark =
    stroke(`M${spots.map((p) => p.join(' ')).join('L')}`, C.shell, 12) +
    spots.map(([u, v]) => dot(u, v, 9, C.shell)).join('') +
    dot(50, 50, 7.4, C.coral);
  upright(art, [x - 2.13, y - 0.85, z + 4.27], [1.56, 1.56], [100, 100], mark);
}

export function waterTower(art: Art, [x, y, z]: V3, h = 2.6, aerial = false): void {
  for (const [dx, dy] of [
    [0.45, 0.45],
    [-0.45, 0.45],
    [-0.45, -0.45],
    [0.45, -0.45],
  ] as const)
    tube(
      art,
      [
        [x + dx * 1.2, y + dy * 1.2, z],
        [x + dx, y + dy, z + h],
      ],
      0.07,
      '#8AA2A6',
    );
  art.line(
    [
      [x - 0.5, y - 0.5, z + 0.3],
      [x + 0.45, y - 0.45, z + h - 0.3],
    ],
    '#8AA2A6',
    0.05,
  );
  art.line(
    [
      [x + 0.52, y - 0.52, z + 0.3],
      [x - 0.45, y - 0.45, z + h - 0.3],
    ],
    '#8AA2A6',
    0.05,
  );
  drum(art, [x, y, z + h], 0.95, 1.25, C.ring3, { cap: C.teal });
  drum(art, [x, y, z + h + 0.5], 0.96, 0.16, C.shell, { shadow: false });
  drum(art, [x, y, z + h + 0.66], 0.95, 0.59, C.ring3, { cap: C.teal, shadow: false });
  drum(art, [x, y, z + h + 1.25], 1.05, 0.5, C.teal, { top: 0.08 });
  if (aerial) {
    art.line(
      [
        [x, y, z + h + 1.7],
        [x, y, z + h + 3.1],
      ],
      C.ink,
      0.07,
    );
    for (const [k, w] of [
      [2.3, 0.42],
      [2.65, 0.3],
      [2.95, 0.18],
    ] as const)
      art.line(
        [
          [x - w, y, z + h + k],
          [x + w, y, z + h + k],
        ],
        C.ink,
        0.05,
      );
    ball(art, [x, y, z + h + 3.15], 0.12, C.coral, { shadow: false });
    waves(art, [x, y, z + h + 3.15], 0.4);
  }
}

/** Three arcs of a radio signal on both sides. */
export function waves(art: Art, at: V3, s: number, colour: string = C.coral): void {
  const [cx, cy] = art.at(at);
  for (const k of [1, 1.7, 2.4])
    for (const side of [-1, 1]) {
      const r = k * s * 60;
      art.raw(
        stroke(
          `M${(cx + side * r * 0.72).toFixed(1)} ${(cy - r * 0.62).toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 ${side > 0 ? 1 : 0} ${(cx + side * r * 0.72).toFixed(1)} ${(cy + r * 0.62).toFixed(1)}`,
          colour,
          5,
          `opacity="${(1.15 - k * 0.3).toFixed(2)}"`,
        ),
      );
    }
}
