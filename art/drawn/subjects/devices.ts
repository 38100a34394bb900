/** Screens of every size, and what stands beside them. */
import { C, lit, mix } from '../colour';
import { dot, PHONE, phones, rect, SCREEN, screens, stroke } from '../interface';
import { box, drum, extrude, ring, rounded } from '../solids';
import { type Art, lying, upright, type V2, type V3 } from '../space';

export type ScreenName = keyof typeof screens;

/** A plate with a picture on its front; `foot` is the middle of its lower edge. */
export function screen(
  art: Art,
  [x, y, z]: V3,
  width: number,
  svg: string,
  options: { pixels?: V2; bezel?: number; frame?: string; r?: number; ground?: number; thick?: number } = {},
): void {
  const { pixels = SCREEN, bezel = 0.14, frame = C.ink, r = 0.26, thick = 0.22 } = options;
  const height = ((width - 2 * bezel) * pixels[1]) / pixels[0] + 2 * bezel;
  extrude(art, rounded(x, z + height / 2, width, height, r), 'y', y + thick, y, frame, {
    cap: lit(frame, 0.72),
    ground: options.ground ?? 0,
  });
  const id = `c${Math.round(pixels[0])}x${Math.round(pixels[1])}`;
  const corner = ((r - bezel * 0.6) * pixels[0]) / width;
  upright(
    art,
    [x - width / 2 + bezel, y, z + bezel],
    [width - 2 * bezel, height - 2 * bezel],
    pixels,
    `<clipPath id="${id}"><rect width="${pixels[0]}" height="${pixels[1]}" rx="${corner.toFixed(1)}"/></clipPath><g clip-path="url(#${id})">${svg}</g>`,
  );
}

export function laptop(art: Art, [x, y, z]: V3, width: number, name: ScreenName): void {
  const depth = width * 0.5;
  screen(art, [x, y + depth / 2, z + 0.2], width * 0.98, screens[name](), { thick: 0.16 });
  extrude(art, rounded(x, y, width, depth, 0.25), 'z', z, z + 0.2, '#D3DCDC', { cap: '#E4EAE8' });
  const keys = Array.from({ length: 48 }, (_, i) =>
    rect(40 + (i % 12) * 60, 22 + Math.floor(i / 12) * 44, 52, 36, '#17323C', 7),
  ).join('');
  lying(
    art,
    [x - width / 2, y + depth / 2, z + 0.2],
    [width, depth],
    [800, 400],
    `${keys}${rect(300, 226, 200, 130, '#C3CFCE', 12)}`,
  );
}

export function monitor(art: Art, [x, y, z]: V3, width: number, svg: string): void {
  drum(art, [x, y + 0.3, z], width * 0.16, 0.1, '#C3CFCE');
  box(art, [x, y + 0.4, z + 0.1], [width * 0.12, 0.14, width * 0.2], '#AEBDBF');
  screen(art, [x, y, z + width * 0.16], width, svg);
}

/** Monitor, keyboard, mouse and a cup. */
export function workstation(
  art: Art,
  [x, y, z]: V3,
  width: number,
  name: ScreenName,
  accent: string = C.coral,
): void {
  monitor(art, [x, y, z], width, screens[name]());
  const w = width * 0.6;
  extrude(art, rounded(x - width * 0.05, y - 1.35, w, w * 0.34, 0.1), 'z', z, z + 0.12, '#E3E9E6', {
    cap: '#F3F4EE',
  });
  const keys = Array.from({ length: 52 }, (_, i) =>
    rect(
      14 + (i % 13) * 44.5,
      12 + Math.floor(i / 13) * 45,
      38,
      38,
      i === 51 ? accent : i % 13 === 12 ? C.ring3 : '#B9C8C8',
      8,
    ),
  ).join('');
  lying(art, [x - width * 0.05 - w / 2, y - 1.35 + w * 0.17, z + 0.12], [w, w * 0.34], [600, 200], keys);
  extrude(art, rounded(x + width * 0.37, y - 1.45, 0.42, 0.66, 0.2), 'z', z, z + 0.16, '#F3F4EE');
  drum(art, [x + width * 0.62, y - 0.35, z], 0.28, 0.62, accent, { cap: '#7A3A22' });
}

/** A phone that stands upright. */
export function phone(art: Art, [x, y, z]: V3, width: number, name: keyof typeof phones): void {
  screen(art, [x, y, z], width, phones[name](), {
    pixels: PHONE,
    bezel: width * 0.055,
    r: width * 0.15,
    thick: width * 0.12,
  });
}

/** A browser window: a pale plate with a bar on top. */
export function browser(art: Art, [x, y, z]: V3, width: number, name: ScreenName): void {
  const bar =
    rect(0, 0, 900, 64, '#E7EAE4') +
    [C.coral, C.marigold, C.ring3].map((c, i) => dot(34 + i * 34, 32, 10, c)).join('') +
    rect(160, 15, 560, 34, '#FFFFFF', 17) +
    stroke('M182 33v-5a6 6 0 0 1 12 0v5', '#6E868C', 3) +
    rect(178, 31, 20, 13, '#6E868C', 3) +
    rect(212, 27, 190, 10, '#C7D3D2', 5);
  screen(art, [x, y, z], width, `${bar}<g transform="translate(0 64)">${screens[name]()}</g>`, {
    pixels: [900, 664],
    bezel: 0.1,
    frame: '#F4F1E8',
    thick: 0.3,
  });
}

/** A floating card held by nothing: only a soft shadow below it. */
export function floating(art: Art, [x, y, z]: V3, width: number, pixels: V2, svg: string): void {
  screen(art, [x, y, z], width, rect(0, 0, pixels[0], pixels[1], '#FFFDF8') + svg, {
    pixels,
    bezel: 0.06,
    frame: '#EFEBE0',
    r: 0.2,
    thick: 0.12,
  });
}

export function coin(art: Art, [x, y, z]: V3, radius: number, sign: string): void {
  extrude(art, ring(x, z, radius, 44), 'y', y + radius * 0.28, y, '#EE9A1E', { cap: C.marigold });
  upright(
    art,
    [x - radius, y, z - radius],
    [radius * 2, radius * 2],
    [200, 200],
    `<circle cx="100" cy="100" r="78" fill="none" stroke="#F4A11F" stroke-width="9"/><circle cx="100" cy="100" r="98" fill="none" stroke="#FFD98A" stroke-width="4"/>${sign}`,
  );
}

export function coinStack(art: Art, [x, y, z]: V3, count: number, radius = 0.5): void {
  for (let i = 0; i < count; i++)
    drum(
      art,
      [x + ((i * 7) % 3) * 0.03 - 0.03, y, z + i * 0.17],
      radius,
      0.15,
      i % 2 ? '#F6A623' : '#F0991A',
      { cap: '#FFC455', shadow: i === count - 1 },
    );
  const inner = ring(x, y, radius * 0.72, 30).map(([u, v]): V3 => [u, v, z + count * 0.17 - 0.02]);
  art.flat(inner, '#F8AE33');
}

/** A rack of servers. */
export function rack(art: Art, [x, y, z]: V3, count: number, width = 1.5): void {
  for (let i = 0; i < count; i++) {
    const dark = i % 2 === 0;
    const h = 0.5;
    const low = z + i * (h + 0.06);
    extrude(art, rounded(x, y, width, 1.1, 0.1), 'z', low, low + h, dark ? '#173F4C' : '#EDEFE8', {
      ground: z,
      shadow: i === count - 1,
    });
    const lights =
      [C.coral, C.marigold, C.ring3].map((c, k) => dot(26 + k * 30, 50, 9, c)).join('') +
      rect(150, 40, 120, 20, dark ? '#2E8EA0' : '#147586', 10);
    upright(art, [x - width / 2, y - 0.55, low], [width, h], [300, 100], lights);
  }
}

/** A cabinet-sized rack with a door frame. */
export function cabinet(art: Art, [x, y, z]: V3, height: number, width = 1.5, frame: string = C.ink): void {
  box(art, [x, y, z], [width, 1.3, height], frame);
  const units = Math.round(height * 3.1);
  const body = Array.from({ length: units }, (_, i) => {
    const top = 12 + (i * (height * 200 - 24)) / units;
    const h = (height * 200 - 24) / units - 8;
    return (
      rect(18, top, 264, h, i % 4 === 3 ? '#2A5A68' : '#1B4755', 6) +
      dot(40, top + h / 2, 7, [C.ring3, C.marigold, C.ring3, C.coral][(i * 3) % 4] as string) +
      dot(64, top + h / 2, 7, C.foam) +
      rect(170, top + h / 2 - 4, 92, 8, mix('#2E8EA0', C.foam, (i % 3) * 0.3), 4)
    );
  }).join('');
  upright(art, [x - width / 2, y - 0.65, z], [width, height], [300, height * 200], body);
}

export function cloud(art: Art, [x, y, z]: V3, size: number): void {
  art.shadow(ring(x, y, size * 1.4, 20).map(([u, v]): V3 => [u, v, 1.5]));
  const puff: [number, number, number, number][] = [
    [-1.25, 0.3, 0, 0.62],
    [1.3, 0.3, 0.02, 0.66],
    [-0.5, 0.15, 0.42, 0.86],
    [0.55, 0.1, 0.62, 1],
    [0, -0.2, 0.05, 0.74],
    [0.75, -0.3, 0, 0.66],
    [-0.75, -0.3, 0, 0.62],
  ];
  const circles = (shift: number, shrink: number) =>
    puff
      .map(([dx, dy, dz, r]) => {
        const [cx, cy] = art.at([x + dx * size, y + dy * size, z + dz * size]);
        return dot(cx - shift * size, cy - shift * 1.5 * size, r * size * 60 * shrink, 'inherit').replace(
          ' fill="inherit"',
          '',
        );
      })
      .join('');
  for (const [dx, , dz, r] of puff) art.at([x + dx * size, y, z + (dz + r) * size]);
  art.raw(`<g fill="#C3DCDF">${circles(0, 1)}</g><g fill="#F8FBF8">${circles(5, 0.93)}</g>`);
}
