/** What stands on the isle in every picture. Later entries are drawn in front of earlier ones. */
import { C } from './colour';
import { curve, dot, rect, screens, stroke } from './interface';
import { type Ground, isle, type MOODS, palm, pine, rock, tree } from './nature';
import type { Random } from './random';
import { box, drum, ring } from './solids';
import { type Art, place, project, round, type V3 } from './space';
import * as b from './subjects/buildings';
import * as d from './subjects/devices';
import * as m from './subjects/machines';
import * as t from './subjects/trade';
import { text } from './text';

export interface Scene {
  mood?: keyof typeof MOODS;
  ground?: Ground;
  /** No other isles in view. */
  alone?: boolean;
  draw: (art: Art, random: Random) => void;
}

const at = place;
const RUPEE = text('₹', 100, 138, 108, '#9A5B00', 'middle');
const DOLLAR = text('$', 100, 138, 108, '#9A5B00', 'middle');

type Plant = readonly ['palm' | 'pine' | 'tree' | 'rock', right: number, near: number, size: number];

function plants(art: Art, random: Random, list: readonly Plant[]): void {
  for (const [kind, right, near, size] of list) {
    if (kind === 'palm') palm(art, at(right, near), size, random);
    else if (kind === 'pine') pine(art, at(right, near), size, random.pick([C.leaf, '#37957A']));
    else if (kind === 'tree') tree(art, at(right, near), size, random.pick([C.leaf, '#3B9876']));
    else rock(art, at(right, near), size);
  }
}

const rateCard = (art: Art, where: V3, width: number) =>
  d.floating(
    art,
    where,
    width,
    [420, 270],
    text('USD / INR', 28, 46, 19, '#6E868C') +
      text('₹83.1460', 28, 96, 42, C.ink) +
      curve(28, 110, 364, 96, [0, 0.16, 0.1, 0.42, 0.36, 0.66, 0.62, 0.9, 1]) +
      rect(28, 216, 110, 34, '#F1EEE4', 8) +
      rect(154, 216, 110, 34, '#F1EEE4', 8) +
      rect(280, 216, 112, 34, '#D5EFE4', 8) +
      text('EUR 90.4', 83, 239, 16, C.ink, 'middle') +
      text('AED 22.6', 209, 239, 16, C.ink, 'middle') +
      text('+0.42%', 336, 239, 16, '#15896B', 'middle'),
  );

const paidCard = (art: Art, where: V3, width: number) =>
  d.floating(
    art,
    where,
    width,
    [420, 150],
    rect(24, 28, 92, 92, '#17A07C', 24) +
      stroke('M50 76l16 17l28 -34', '#FFFFFF', 9) +
      text('Payment received', 140, 64, 24, '#6E868C') +
      text('₹2,45,000', 140, 110, 40, C.ink),
  );

/** Harbour: crane on the isle, a ship before it. */
function harbour(art: Art, random: Random, sailing = false): void {
  plants(art, random, [
    ['tree', -3.5, -1.6, 0.75],
    ['palm', 4.6, -1.6, 1],
  ]);
  t.stacks(art, at(0.9, -1.7), [2, 3], 1);
  t.gantry(art, at(0.9, -0.3), 1, C.coral, sailing ? null : C.marigold);
  t.stacks(art, at(2.1, 1), sailing ? [1] : [2], 3);
  plants(art, random, [
    ['rock', 4.3, 1.5, 0.3],
    ['tree', -4.2, 0.4, 0.65],
  ]);
  const dock: V3 = [at(-1.8, 6.3)[0], at(-1.8, 6.3)[1], -0.74];
  t.ship(art, dock, 9.4, sailing ? [2, 3, 3, 2] : [2, 3, 2, 1]);
}

function ledger(art: Art, random: Random, withCoin = true): void {
  plants(art, random, [
    [withCoin ? 'palm' : 'rock', -3.9, -1.7, withCoin ? 0.95 : 0.3],
    ['tree', 4.6, -1.3, 0.9],
    ['pine', 3.9, -2.2, 1],
  ]);
  d.coinStack(art, at(-4, 0.6), 6);
  d.laptop(art, at(0.35, 0), 6, 'ledger');
  d.coinStack(art, at(-4.3, 1.5), 3);
  d.coinStack(art, at(-3.2, 1.9), 5);
  if (withCoin) d.coin(art, [at(-4, 0.6)[0], at(-4, 0.6)[1], 1.8], 0.7, RUPEE);
  plants(art, random, [['rock', 4.7, 1.6, 0.28]]);
}

function talk(art: Art, random: Random): void {
  plants(art, random, [
    ['palm', 4.4, -1.5, 1.05],
    ['tree', -4.5, -1.2, 0.9],
    ['pine', -3.7, -2.2, 1],
  ]);
  m.bubble(art, [at(1.9, -0.6)[0], at(1.9, -0.6)[1], 2.9], 3.1, '#F7F8F3', [1, 0.8, 0.55], '#9DB9BC', 'left');
  m.assistant(art, at(-0.9, 0.2), 1.12);
  m.bubble(art, [at(2.5, 0.8)[0], at(2.5, 0.8)[1], 1.1], 2.3, C.teal, [1, 0.6], '#BFE3DE', 'right');
  plants(art, random, [
    ['rock', -4.4, 1.8, 0.3],
    ['tree', 4.5, 1.6, 0.55],
  ]);
}

function layout(art: Art, random: Random): void {
  plants(art, random, [
    ['pine', -4.6, -1.4, 1],
    ['palm', 4.8, -1.2, 0.95],
  ]);
  m.pipeRack(art, at(1.2, -1.9), 5.6);
  m.vessel(art, at(-3.2, -0.6), 0.8, 2.4);
  d.workstation(art, at(0.4, 0.5), 4.2, 'plan');
  plants(art, random, [['rock', 4.6, 1.7, 0.3]]);
}

function greenHouse(art: Art, random: Random): void {
  plants(art, random, [
    ['tree', -3.2, -2.2, 1],
    ['pine', 3.5, -2.3, 1.2],
    ['tree', 4.5, -1.2, 0.95],
  ]);
  b.greenTower(art, at(0.3, -0.4), 6);
  m.vessel(art, at(3.3, 0.9), 0.55, 1.3, C.ring3);
  b.panel(art, at(-3.9, -0.3), 1.3);
  b.panel(art, at(-2.9, 0.9), 1.3);
  b.leafSign(art, at(-3.8, 1.5), 1.25);
  plants(art, random, [
    ['tree', 2.6, 2.1, 0.6],
    ['tree', 4.7, 0.8, 0.75],
    ['rock', 0.2, 3, 0.25],
  ]);
}

function web(art: Art, random: Random): void {
  plants(art, random, [
    ['palm', -4.5, -1.4, 1.1],
    ['tree', 4.5, -1.6, 1],
    ['pine', 3.7, -2.4, 1.1],
  ]);
  d.browser(art, [at(0, -0.3)[0], at(0, -0.3)[1], 0], 6.6, 'site');
  d.phone(art, at(3.7, 2.1), 1.3, 'shop');
  plants(art, random, [
    ['rock', -4.3, 1.5, 0.32],
    ['tree', -4.2, 0.7, 0.6],
  ]);
}

function mobile(art: Art, random: Random): void {
  plants(art, random, [
    ['palm', 3.7, -1.7, 1.15],
    ['tree', -4.1, -1.6, 1],
    ['pine', -3.2, -2.3, 1.2],
  ]);
  d.phone(art, at(-0.4, -0.2), 2.8, 'orders');
  b.parcel(art, at(2.8, 0.5), 1.3);
  b.parcel(art, at(2.5, 1.9), 0.85);
  m.bubble(art, [at(3.4, -0.2)[0], at(3.4, -0.2)[1], 3.2], 2.1, C.coral, [1, 0.6], '#FFD9CE', 'left');
  plants(art, random, [
    ['rock', -3.9, 1.7, 0.34],
    ['palm', -4.3, 0.4, 0.7],
  ]);
}

function automate(art: Art, random: Random): void {
  plants(art, random, [
    ['pine', 4.6, -1.5, 1.1],
    ['tree', -4.7, -1.3, 0.9],
  ]);
  m.gear(art, [at(-1.8, -1.9)[0], at(-1.8, -1.9)[1], 2.5], 1.5, 12, C.teal, 0.1);
  m.gear(art, [at(0.35, -1.7)[0], at(0.35, -1.7)[1], 1.15], 1, 9, C.marigold, 0.2);
  m.robotArm(art, at(1.2, -0.8), 1.15, -1, true);
  t.crate(art, at(4.2, 0.2), 1);
  b.conveyor(
    art,
    at(-0.6, 1.3),
    7.4,
    (a, [x, y, z], i) =>
      i === 1
        ? b.parcel(a, [x, y, z], 0.8)
        : m.block(
            a,
            [x, y, z],
            0.66,
            [C.ring3, C.coral, C.marigold, '#F4F1E8', C.leafLight][i % 5] as string,
          ),
    5,
  );
  plants(art, random, [['rock', 4.6, 1.5, 0.28]]);
}

function data(art: Art, random: Random): void {
  plants(art, random, [
    ['pine', 4.5, -1.6, 1.2],
    ['tree', 3.7, -2.3, 0.9],
    ['palm', -4.7, -1.2, 0.95],
  ]);
  m.chart(art, at(0.9, -0.8), [1.3, 2, 1.7, 2.8, 3.6], 4, 0.95);
  m.telescope(art, at(-2.9, 1.2), 1.05);
  d.floating(
    art,
    [at(3.1, 2.4)[0], at(3.1, 2.4)[1], 0.3],
    1.9,
    [300, 190],
    text('Forecast', 22, 40, 20, '#6E868C') +
      text('+18.2%', 22, 88, 40, C.ink) +
      curve(22, 96, 256, 78, [0, 0.22, 0.3, 0.62, 0.74, 1], C.teal, 4),
  );
  plants(art, random, [['rock', -4.6, 1.2, 0.3]]);
}

function secure(art: Art, random: Random): void {
  plants(art, random, [
    ['pine', -4.5, -1.3, 1.1],
    ['pine', 4.7, -1.2, 1],
    ['pine', 3.9, -2.1, 1.25],
  ]);
  d.rack(art, at(-3, -0.5), 6);
  d.rack(art, at(3.3, -0.4), 5);
  drum(art, at(0.1, 0.4), 2.1, 0.22, '#DDE5E2', { cap: '#F3F4EE' });
  drum(art, [at(0.1, 0.4)[0], at(0.1, 0.4)[1], 0.22], 1.7, 0.18, C.teal, { cap: '#1E8896', shadow: false });
  m.shield(art, [at(0.1, 0.3)[0], at(0.1, 0.3)[1], 0.55], 3.4);
  d.rack(art, at(3.9, 1.1), 2, 1.3);
  plants(art, random, [['rock', -4.1, 1.5, 0.32]]);
}

function advise(art: Art, random: Random): void {
  plants(art, random, [
    ['pine', 4.6, -1.4, 1.1],
    ['tree', 3.8, -2.2, 0.9],
    ['tree', -4.6, -0.9, 0.8],
  ]);
  b.lighthouse(art, at(-1.9, -0.9), 5.4);
  m.chartTable(art, at(1.7, 1), 4.3);
  plants(art, random, [
    ['rock', -3.4, 1.3, 0.4],
    ['rock', -2.7, 1.7, 0.24],
  ]);
}

const pictureOfSea = `<rect width="400" height="300" fill="#FFE3B8"/>${dot(270, 120, 44, '#FF8A5C')}<path d="M0 170H400V300H0Z" fill="#1C8C98"/><path d="M60 190C100 150 170 150 210 190Z" fill="#F0D6AE"/><path d="M90 176C115 150 150 150 175 176Z" fill="#57AF84"/>${stroke('M40 226h90M180 250h120M90 276h70', '#A9DDD3', 7)}`;

/** The pictures of the eight services and of the two further capabilities. */
const windowsApps: Scene['draw'] = (art, random) => {
  plants(art, random, [
    ['palm', -4.6, -1.2, 1],
    ['tree', 4.5, -1.5, 0.95],
    ['pine', 3.7, -2.3, 1.1],
  ]);
  box(art, at(3.5, -0.3), [1, 2, 2.6], '#DDE5E2');
  const [px, py] = at(3.5, -0.3);
  art.flat(
    ring(px, 2.15, 0.16, 24).map(([u, v]): V3 => [u, py - 1, v]),
    C.ring3,
  );
  for (let i = 0; i < 4; i++)
    art.flat(
      [
        [px - 0.32, py - 1, 0.4 + i * 0.2],
        [px + 0.32, py - 1, 0.4 + i * 0.2],
        [px + 0.32, py - 1, 0.48 + i * 0.2],
        [px - 0.32, py - 1, 0.48 + i * 0.2],
      ],
      '#9DB0B3',
    );
  d.workstation(art, at(-0.5, 0.2), 5.4, 'desktop');
  plants(art, random, [['rock', -4.5, 1.6, 0.28]]);
};

const film: Scene['draw'] = (art, random) => {
  plants(art, random, [
    ['palm', 4.7, -1.2, 1.05],
    ['tree', -4.6, -1, 0.9],
  ]);
  d.screen(art, [at(-0.5, -1.3)[0], at(-0.5, -1.3)[1], 0.3], 4.6, screens.editor());
  m.easel(art, at(-3.2, 1.3), 2, pictureOfSea);
  m.filmCamera(art, at(3.1, 1), 1);
  plants(art, random, [['rock', -4.4, 1.9, 0.26]]);
};

const skyServers: Scene['draw'] = (art, random) => {
  plants(art, random, [
    ['pine', -4.5, -1.2, 1.05],
    ['palm', 4.6, -1.2, 1],
  ]);
  for (const [r, n, h] of [
    [-2.4, -0.2, 2.3],
    [-0.5, 0.1, 2.7],
    [1.4, 0.4, 2.3],
    [3, 0.7, 1.9],
  ] as const)
    d.cabinet(art, at(r, n), h, 1.5, '#123B48');
  d.cloud(art, [at(0.2, 0)[0], at(0.2, 0)[1], 4.7], 1.25);
  for (const [r, n] of [
    [-1.2, 0],
    [0.5, 0.2],
    [1.9, 0.4],
  ] as const)
    art.line(
      [
        [at(r, n)[0], at(r, n)[1], 3.2],
        [at(r, n)[0], at(r, n)[1], 3.9],
      ],
      C.marigold,
      0.09,
      'stroke-dasharray="2 12"',
    );
  plants(art, random, [
    ['rock', -4, 1.5, 0.3],
    ['tree', 4.5, 1.4, 0.6],
  ]);
};

const deskTop: Scene['draw'] = (art, random) => {
  plants(art, random, [
    ['tree', -4.5, -1.4, 1],
    ['pine', -3.6, -2.3, 1.15],
    ['palm', 4.6, -1.1, 1.05],
  ]);
  d.workstation(art, at(0, 0.1), 5.6, 'code', C.marigold);
  plants(art, random, [['rock', 4.4, 1.7, 0.3]]);
};

const table: Record<string, Scene> = {
  // Services
  'services/web-application': { draw: web },
  'services/mobile-application': { mood: 'dawn', ground: { top: 'sand', rx: 5, ry: 3.8 }, draw: mobile },
  'services/automation': { ground: { top: 'paved' }, draw: automate },
  'services/data-science': { mood: 'dawn', draw: data },
  'services/cyber-security': { mood: 'cool', draw: secure },
  'services/it-consultancy': { mood: 'dawn', draw: advise },
  'services/windows-applications': { ground: { top: 'sand' }, draw: windowsApps },
  'services/video-ui-ux': { mood: 'dawn', draw: film },
  'pages/cloud-computing': { mood: 'cool', ground: { top: 'paved' }, draw: skyServers },
  'pages/desktop-application': { mood: 'dawn', draw: deskTop },

  // Industries
  'industries/banking': {
    mood: 'cool',
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -4.7, -1, 1.1],
        ['pine', -3.9, -2, 1.25],
        ['pine', 4.8, -0.8, 1.1],
        ['pine', 4.1, -1.9, 1.25],
      ]);
      b.bank(art, at(-0.3, -0.6), 1);
      b.vault(art, at(3.6, 1.5), 0.85);
      d.coinStack(art, at(-3.9, 1.4), 5, 0.45);
      d.coinStack(art, at(-3.2, 2), 3, 0.45);
    },
  },
  'industries/retail': {
    mood: 'dawn',
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.4, -1.3, 1.15],
        ['tree', 4.4, -1.6, 1],
        ['pine', 3.6, -2.4, 1],
      ]);
      b.shop(art, at(-0.4, -0.5));
      b.parcel(art, at(3.5, 0.9), 1.15);
      b.parcel(art, [at(3.5, 0.9)[0], at(3.5, 0.9)[1], 0.92], 0.75);
      b.bag(art, at(2.1, 2.2), 0.95, C.teal);
      b.bag(art, at(-3.7, 1.4), 0.75, C.marigold);
    },
  },
  'industries/manufacturing': {
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -4.9, -0.9, 1.1],
        ['tree', 4.9, -0.7, 0.9],
      ]);
      b.factory(art, at(-0.2, -1.3));
      b.conveyor(art, at(0.4, 1.5), 6.4, (a, [x, y, z]) => t.crate(a, [x, y, z], 0.66, null, z), 4);
      m.gear(art, [at(-4.1, 1.1)[0], at(-4.1, 1.1)[1], 0.9], 0.85, 10, C.marigold);
    },
  },
  'industries/education': {
    mood: 'dawn',
    draw: (art, random) => {
      plants(art, random, [
        ['tree', -4.6, -0.9, 1.1],
        ['tree', 4.7, -1, 1],
        ['pine', 3.9, -2.1, 1.2],
        ['pine', -3.9, -2, 1.1],
      ]);
      b.school(art, at(-0.2, -0.9));
      b.books(art, at(2.7, 1.7), 0.95);
      plants(art, random, [
        ['tree', -3.6, 1.4, 0.7],
        ['rock', -2.6, 2.3, 0.26],
      ]);
    },
  },
  'industries/healthcare': {
    mood: 'cool',
    draw: (art, random) => {
      plants(art, random, [
        ['tree', -4.4, -1.2, 1],
        ['pine', 4.6, -1.2, 1.1],
        ['tree', 4, -2.1, 0.95],
      ]);
      b.hospital(art, at(0, -0.7));
      b.heart(art, at(3.2, 1.9), 0.85);
      plants(art, random, [
        ['tree', -4, 0.9, 0.7],
        ['tree', -3.3, 1.7, 0.55],
        ['tree', 4.7, 0.4, 0.6],
      ]);
    },
  },
  'industries/transportation': {
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.8, -0.9, 1],
        ['palm', 4.9, -0.7, 1.05],
      ]);
      t.stacks(art, at(-2.4, -2), [2, 3, 2], 2);
      t.gantry(art, at(1.9, -0.9), 0.95);
      t.stacks(art, at(3.2, 0.3), [2], 4);
      t.lorry(art, at(-0.4, 1.9), 'container', C.coral);
    },
  },
  'industries/entertainment-and-media': {
    mood: 'dawn',
    ground: { top: 'sand' },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.6, -1, 1.15],
        ['palm', 4.7, -0.9, 1],
      ]);
      b.cinema(art, at(0, -0.9));
      b.reel(art, at(-3.4, 1.2), 0.85);
      b.clapper(art, at(2.7, 1.8), 1);
      plants(art, random, [['rock', 4.5, 1.5, 0.28]]);
    },
  },
  'industries/information-technology': {
    mood: 'cool',
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -4.6, -1.1, 1.1],
        ['pine', 4.6, -1.1, 1.15],
      ]);
      for (const [r, n, h] of [
        [-2.9, -0.7, 3],
        [-1.1, -0.4, 3.4],
        [0.7, -0.1, 3],
        [2.5, 0.2, 3.4],
      ] as const)
        d.cabinet(art, at(r, n), h, 1.55, '#123B48');
      m.network(art, [at(-0.2, 0.6)[0], at(-0.2, 0.6)[1], 4.9], 0.95);
      d.laptop(art, at(-0.7, 2.2), 2.4, 'report');
    },
  },

  // Projects
  'projects/impex': {
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.8, -0.8, 1.05],
        ['palm', 4.9, -0.8, 1],
      ]);
      t.stacks(art, at(2.8, -2), [3, 2], 0);
      d.screen(art, [at(-0.5, -0.4)[0], at(-0.5, -0.4)[1], 0.25], 6.6, screens.trade());
      t.stacks(art, at(3.2, 1.1), [1], 4);
      t.crate(art, at(-4, 1.2), 0.8);
      d.coin(art, [at(-3, 2)[0], at(-3, 2)[1], 0.62], 0.6, DOLLAR);
    },
  },
  'projects/zerosbook': { mood: 'dawn', draw: (art, random) => ledger(art, random) },
  'projects/vhuman': {
    draw: (art, random) => {
      plants(art, random, [
        ['tree', 4.6, -1.2, 1],
        ['pine', 3.8, -2.1, 1.1],
        ['palm', -4.7, -0.8, 1],
      ]);
      d.screen(art, [at(0.7, -0.7)[0], at(0.7, -0.7)[1], 0.25], 6.2, screens.chat());
      m.assistant(art, at(-3.1, 1.2), 0.72);
      plants(art, random, [['rock', 4.5, 1.4, 0.3]]);
    },
  },
  'projects/autocad-utility': {
    mood: 'cool',
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -4.8, -0.8, 1],
        ['pine', 4.9, -0.6, 1.05],
      ]);
      m.pipeRack(art, at(0.6, -2.1), 6.6);
      d.screen(art, [at(-0.3, 0.2)[0], at(-0.3, 0.2)[1], 0.25], 5.6, screens.plan());
      m.vessel(art, at(3.6, 0.9), 0.7, 2);
      m.pump(art, at(2.2, 2.1), 0.62);
    },
  },
  'projects/igbc': {
    mood: 'dawn',
    draw: (art, random) => {
      plants(art, random, [
        ['tree', -4.5, -1.2, 1],
        ['pine', 4.6, -1, 1.1],
      ]);
      b.greenTower(art, at(-2.2, -1), 6);
      d.screen(art, [at(1.5, 0.6)[0], at(1.5, 0.6)[1], 0.3], 4.6, screens.credits());
      b.leafSign(art, at(-2.6, 2), 0.9);
      plants(art, random, [
        ['tree', -4.3, 0.8, 0.6],
        ['tree', 4.4, 1.6, 0.55],
      ]);
    },
  },
  'projects/ms-farmbeats-for-janjagran-kendra': {
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.8, -0.8, 1],
        ['tree', 4.9, -0.6, 0.8],
      ]);
      b.waterTower(art, at(3.6, -1.5), 1.8, true);
      d.screen(art, [at(-0.9, -1.2)[0], at(-0.9, -1.2)[1], 0.3], 5.2, screens.field());
      m.orchard(art, at(0.3, 1.6), 5, 2, 'green', (c, l) => c === 3 && l === 1);
      m.sensorPost(art, at(2.2, 2.5), 1.9);
    },
  },
  'projects/project-procurement-planner': {
    mood: 'dawn',
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -4.7, -1, 1.1],
        ['tree', 4.8, -1, 0.9],
      ]);
      t.towerCrane(art, at(3.2, -1.6), 5, 3.2);
      d.screen(art, [at(-0.4, -0.4)[0], at(-0.4, -0.4)[1], 0.25], 6, screens.gantt());
      t.crate(art, at(3.4, 0.8), 1);
      t.crate(art, at(2.9, 1.9), 0.75);
      t.crate(art, [at(3.4, 0.8)[0], at(3.4, 0.8)[1], 0.9], 0.7, null, 0.9);
    },
  },
  'projects/central-repository-system': {
    mood: 'cool',
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -4.8, -0.7, 1],
        ['pine', 4.8, -0.8, 1.1],
      ]);
      m.shelves(art, at(-2.5, -1.7), 2.7, 3.9, 0);
      m.shelves(art, at(0.5, -1.2), 2.7, 3.9, 3);
      m.shelves(art, at(3.3, -0.8), 2.4, 2.9, 5);
      d.laptop(art, at(-1.4, 1.3), 3.3, 'archive');
      t.paperStack(art, at(2.1, 1.8), 6, 0.95);
    },
  },
  'projects/misscall-balance-inquiry-system': {
    mood: 'dawn',
    ground: { top: 'sand', rx: 5, ry: 3.7 },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.3, -1.1, 1.1],
        ['palm', 4.4, -1.2, 1.2],
      ]);
      d.phone(art, at(0, -0.2), 2.7, 'call');
      d.coinStack(art, at(2.9, 0.6), 6);
      d.coinStack(art, at(3.4, 1.6), 3);
      d.coin(art, [at(-3, 1.3)[0], at(-3, 1.3)[1], 0.75], 0.72, RUPEE);
      plants(art, random, [['rock', -4, 1.9, 0.26]]);
    },
  },
  'projects/ibill-system': {
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.7, -0.9, 1.05],
        ['tree', 4.6, -1.2, 0.95],
      ]);
      d.screen(art, [at(1, -1.3)[0], at(1, -1.3)[1], 0.3], 5.4, screens.bill());
      m.printer(art, at(-2.5, 0.6), 0.95, '₹41,260');
      d.coinStack(art, at(2.8, 1.5), 4);
    },
  },
  'projects/meditech': {
    mood: 'cool',
    draw: (art, random) => {
      plants(art, random, [
        ['pine', 4.7, -1, 1.1],
        ['tree', -4.6, -1, 0.95],
      ]);
      b.hospital(art, at(-1.7, -1.6));
      d.screen(art, [at(1.3, 0.8)[0], at(1.3, 0.8)[1], 0.3], 5, screens.records());
      b.heart(art, at(-3.2, 1.5), 0.68);
    },
  },
  'projects/power-platform-demos': {
    mood: 'dawn',
    draw: (art, random) => {
      plants(art, random, [
        ['palm', 4.7, -0.9, 1.1],
        ['pine', -4.7, -0.8, 1],
      ]);
      d.screen(art, [at(0.3, -1)[0], at(0.3, -1)[1], 0.3], 5.8, screens.flow());
      m.tile(art, at(-3.4, 0.9), 1.25, C.coral, m.signs.flow);
      m.tile(art, at(3.2, 1), 1.25, C.teal, m.signs.chart);
      m.tile(art, at(-1.9, 2), 0.95, C.marigold, m.signs.form);
      m.tile(art, at(2, 2.3), 0.95, '#57AF84', m.signs.table);
    },
  },
  'projects/data-and-ai-demos': {
    draw: (art, random) => {
      plants(art, random, [
        ['tree', -4.6, -1, 0.95],
        ['pine', 4.7, -1, 1.1],
      ]);
      d.screen(art, [at(-0.7, -1)[0], at(-0.7, -1)[1], 0.3], 5.4, screens.report());
      m.network(art, [at(3.2, 0)[0], at(3.2, 0)[1], 3.9], 0.72);
      m.chart(art, at(0.6, 1.9), [0.6, 1, 0.8, 1.4], 3, 0.62);
      drum(art, at(3.6, 1.1), 0.72, 0.46, C.teal, { cap: '#3A9AA3' });
      drum(art, [at(3.6, 1.1)[0], at(3.6, 1.1)[1], 0.5], 0.72, 0.46, C.ring3, {
        cap: '#6DC5C2',
        shadow: false,
      });
      drum(art, [at(3.6, 1.1)[0], at(3.6, 1.1)[1], 1], 0.72, 0.46, C.marigold, {
        cap: '#FFC864',
        shadow: false,
      });
    },
  },
  'projects/dream-demo-in-a-box': {
    mood: 'dawn',
    ground: { top: 'sand' },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.5, -1, 1.15],
        ['palm', 4.6, -1, 1],
      ]);
      const c = at(0, 0.5);
      m.openCrate(art, c, 1.35);
      d.screen(art, [c[0] - 0.3, c[1] + 0.5, 1.7], 3.6, screens.report());
      m.tile(art, [c[0] + 1.35, c[1] + 0.2, 1.5], 1.2, C.teal, m.signs.chart);
      m.tile(art, [c[0] - 1.4, c[1] - 0.3, 1.35], 1.05, C.coral, m.signs.chat);
      m.tile(art, [c[0] + 0.35, c[1] - 0.5, 1.35], 0.9, C.marigold, m.signs.form);
      m.crateFront(art, c, 1.35);
      plants(art, random, [
        ['rock', -4, 1.6, 0.3],
        ['rock', 4, 1.9, 0.24],
      ]);
    },
  },

  // Case studies
  'case-studies/autocad-intro': {
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -4.8, -0.9, 1.05],
        ['palm', 4.8, -0.9, 1],
      ]);
      m.vessel(art, at(-3.3, -1.6), 0.85, 2.6);
      m.vessel(art, at(-1.7, -1.9), 0.7, 2, C.coral);
      m.pipeRack(art, at(1.9, -1.3), 4.6);
      m.draftingTable(art, at(-0.6, 1.5), 3.6, 1);
      m.rollBin(art, at(2.7, 1.8));
    },
  },
  'case-studies/autocad-client': {
    mood: 'dawn',
    ground: { top: 'sand' },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.6, -1, 1.05],
        ['palm', 4.8, -0.8, 0.95],
      ]);
      m.pipeRack(art, at(1.3, -1.9), 5.4, 0.55);
      m.draftingTable(art, at(-0.7, 0.8), 4.5, 3);
      m.rollBin(art, at(3, 1.3));
      m.rollBin(art, at(-3.9, 1.5));
    },
  },
  'case-studies/autocad-solution': {
    mood: 'cool',
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -5, -0.5, 0.95],
        ['pine', 4.9, -0.6, 1],
      ]);
      m.vessel(art, at(-3.7, -1.3), 0.85, 2.8);
      m.pipeRack(art, at(-0.3, -1.3), 5.4);
      m.vessel(art, at(3.5, 0.1), 0.8, 2.5, C.coral);
      d.workstation(art, at(-0.9, 1.6), 3.6, 'plan');
    },
  },
  'case-studies/autocad-success': {
    ground: { top: 'sand' },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.6, -1.1, 1.15],
        ['palm', 4.7, -1.1, 1.05],
        ['palm', 3.8, -2, 0.9],
      ]);
      m.skid(art, at(-0.1, 0.1));
      plants(art, random, [['rock', -4.4, 1.6, 0.3]]);
    },
  },
  'case-studies/agriculture-intro': {
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.8, -0.9, 1.05],
        ['tree', 4.8, -0.9, 0.85],
      ]);
      b.waterTower(art, at(3.2, -1.6), 2.2);
      m.orchard(art, at(-0.4, 0.5), 5, 4, 'green', (c, l) => c === 3 && l === 2);
      m.sensorPost(art, at(0.9, 1.2), 2.3);
    },
  },
  'case-studies/agriculture-client': {
    mood: 'dawn',
    ground: { top: 'sand' },
    draw: (art, random) => {
      plants(art, random, [
        ['rock', -4.6, -0.6, 0.5],
        ['rock', -3.9, -1.1, 0.34],
        ['palm', 4.7, -1, 0.85],
      ]);
      m.orchard(art, at(-0.5, 0.1), 5, 4, 'dry', (c, l) => c === 4 && l > 1);
      m.well(art, at(2.9, 0.7));
      m.tap(art, at(-3.4, 2));
    },
  },
  'case-studies/agriculture-solution': {
    draw: (art, random) => {
      plants(art, random, [
        ['tree', -4.8, -0.7, 0.8],
        ['palm', 4.9, -0.8, 0.95],
      ]);
      b.waterTower(art, at(2.4, -1.6), 2.3, true);
      m.orchard(art, at(-0.5, 0.9), 5, 3, 'green', (c, l) => (c === 2 && l === 1) || (c === 2 && l === 2));
      m.sensorPost(art, at(-0.3, 1.2), 3);
      b.waves(art, [at(-0.3, 1.2)[0] + 0.3, at(-0.3, 1.2)[1], 4.2], 0.3);
    },
  },
  'case-studies/agriculture-success': {
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.8, -0.9, 1.1],
        ['palm', 4.9, -0.8, 1],
      ]);
      b.waterTower(art, at(3.5, -1.8), 1.7);
      m.orchard(art, at(-0.5, -0.7), 5, 3, 'fruit');
      t.crateOf(art, at(1.2, 1.3), 1.05, '#D6371F');
      t.crateOf(art, at(2.5, 1.3), 1.05, '#D6371F');
      t.crateOf(art, [at(1.85, 1.3)[0], at(1.85, 1.3)[1], 0.95], 1.0, '#D6371F');
      t.crateOf(art, at(-0.4, 2.2), 0.95, '#D6371F');
      t.crateOf(art, at(3, 2.3), 0.9, '#D6371F');
    },
  },
  'case-studies/impex-intro': { draw: (art, random) => harbour(art, random) },
  'case-studies/impex-client': {
    mood: 'dawn',
    ground: { top: 'sand' },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.5, -1, 1.1],
        ['palm', 4.6, -1, 0.95],
      ]);
      t.container(art, at(-0.9, -0.4), '#F0662F', 4.2);
      t.paperStack(art, at(2.9, 0.1), 22, 1.15);
      t.paperStack(art, at(2, 1.5), 13, 1.1);
      t.paperStack(art, at(3.8, 1.3), 8, 1);
      t.paperStack(art, at(-2.4, 1.8), 10, 1.05);
      plants(art, random, [['rock', -4.3, 1.4, 0.28]]);
    },
  },
  'case-studies/impex-solution': {
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.8, -0.8, 1],
        ['palm', 4.9, -0.9, 1],
      ]);
      t.stacks(art, at(2.6, -2.2), [2, 1], 2);
      d.screen(art, [at(-1.2, -1.3)[0], at(-1.2, -1.3)[1], 0.3], 5, screens.trade());
      t.weighbridge(art, at(0.9, 1.4));
    },
  },
  'case-studies/impex-success': { mood: 'dawn', draw: (art, random) => harbour(art, random, true) },
  'case-studies/procurement-planner-intro': {
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -4.8, -0.8, 1],
        ['palm', 4.9, -0.7, 1],
      ]);
      b.shellBuilding(art, at(-0.9, -1), 3, 2);
      t.towerCrane(art, at(2.9, -0.9), 6, 4.2);
      t.crate(art, at(2.7, 1.2), 1);
      t.crate(art, at(3.8, 1), 0.8);
      t.crate(art, at(1.4, 2), 0.8);
    },
  },
  'case-studies/procurement-planner-client': {
    mood: 'dawn',
    ground: { top: 'sand' },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.8, -0.8, 1.05],
        ['rock', 4.7, -0.5, 0.4],
      ]);
      t.towerCrane(art, at(3.1, -1.6), 5.4, 3.8, C.marigold, false);
      b.shellBuilding(art, at(-0.7, -1.3), 2, 1);
      t.crate(art, at(0.9, 1.5), 1.9);
      t.paperStack(art, at(-2.6, 1.5), 6, 0.9);
    },
  },
  'case-studies/procurement-planner-solution': {
    ground: { top: 'paved' },
    draw: (art, random) => {
      plants(art, random, [
        ['tree', -4.8, -0.9, 0.95],
        ['palm', 4.8, -0.9, 1],
      ]);
      t.board(art, at(0, -1.4), 6, 'gantt');
      t.crate(art, at(-3.6, 0.9), 1);
      t.crate(art, at(-2.4, 1.2), 1);
      t.crate(art, [at(-3, 1.05)[0], at(-3, 1.05)[1], 0.9], 0.9, null, 0.9);
      t.lorry(art, at(1.5, 1.9), 'box', C.coral);
    },
  },
  'case-studies/procurement-planner-success': {
    draw: (art, random) => {
      plants(art, random, [
        ['tree', -4.6, -1, 1.05],
        ['pine', -3.8, -2, 1.2],
        ['tree', 4.6, -1.1, 1],
        ['pine', 3.8, -2.2, 1.2],
      ]);
      b.hospital(art, at(-0.1, -0.4), { lit: true, helipad: true });
      plants(art, random, [
        ['tree', -4, 1, 0.7],
        ['tree', -3.2, 1.8, 0.6],
        ['tree', 3.3, 1.9, 0.65],
        ['tree', 4.4, 1, 0.75],
      ]);
    },
  },

  // Pages
  'pages/about-us': {
    mood: 'dawn',
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -4.6, -0.9, 1.15],
        ['palm', 4.5, -1.3, 1.2],
        ['tree', 3.7, -2.2, 0.95],
      ]);
      b.office(art, at(0, -0.4));
      plants(art, random, [
        ['palm', -3.9, 1.2, 0.8],
        ['tree', 3.6, 1.6, 0.65],
        ['rock', 2.6, 2.4, 0.28],
      ]);
    },
  },
  'pages/contact-us': {
    ground: { top: 'sand', rx: 5, ry: 3.8 },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -3.3, -0.8, 1.3],
        ['palm', 3.4, -1.2, 1.05],
      ]);
      m.letterBox(art, at(-0.1, 0), 1.15);
      m.envelope(art, [at(2.4, 0.9)[0], at(2.4, 0.9)[1], 0.05], 1.5);
      plants(art, random, [
        ['rock', -3, 1.3, 0.34],
        ['rock', -2.4, 1.7, 0.2],
      ]);
    },
  },
  'pages/request-quote': {
    mood: 'dawn',
    ground: { rx: 5.4, ry: 4 },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', 3.9, -1.1, 1.15],
        ['tree', -4.1, -0.9, 0.95],
      ]);
      m.sheet(art, at(-1.5, -0.3), 2.5, '₹18,40,000');
      m.calculator(art, at(1.5, 0.6), 2.1, '18,40,000');
      d.coinStack(art, at(-2.8, 1.4), 4);
      plants(art, random, [['rock', 3.7, 1.5, 0.28]]);
    },
  },
  'pages/case-studies': {
    ground: { rx: 5.4, ry: 4.1, top: 'sand' },
    draw: (art, random) => {
      plants(art, random, [['palm', -4.3, -0.6, 0.95]]);
      m.flagHill(art, at(0.2, -0.3));
      plants(art, random, [
        ['palm', 4.3, 0.7, 0.85],
        ['tree', -3.1, 1.9, 0.6],
        ['rock', 2.9, 2.4, 0.3],
      ]);
    },
  },
  'pages/projects': {
    mood: 'dawn',
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -4.7, -0.9, 1.1],
        ['palm', 4.7, -0.9, 1.05],
      ]);
      t.towerCrane(art, at(2.2, -1.3), 6, 4, C.coral, true);
      m.blocks(art, at(-0.6, 0.5), 1.15);
      plants(art, random, [
        ['tree', 3.7, 1.4, 0.7],
        ['rock', -3.8, 1.9, 0.3],
      ]);
    },
  },
  'pages/privacy': {
    mood: 'cool',
    draw: (art, random) => {
      plants(art, random, [
        ['pine', -3.6, -2, 1.2],
        ['pine', 3.8, -2, 1.25],
        ['tree', -1.4, -2.6, 1],
        ['tree', 1.2, -2.7, 1.1],
      ]);
      m.gate(art, at(0, -0.2));
      m.key(art, at(-2.3, 1.9), 0.95);
      plants(art, random, [
        ['tree', -3.7, 1.8, 0.6],
        ['rock', 2.2, 2.5, 0.26],
      ]);
    },
  },
  'pages/thank-you': {
    mood: 'dawn',
    ground: { top: 'sand', rx: 5, ry: 3.7 },
    draw: (art, random) => {
      plants(art, random, [
        ['palm', -2.9, -1.2, 1.35],
        ['palm', 2.7, -1.6, 1.05],
        ['rock', 3.5, -0.4, 0.42],
      ]);
      m.bottle(art, at(0.2, 1.2), 1.12);
      plants(art, random, [['rock', -3.4, 1.2, 0.28]]);
    },
  },
  'pages/404': {
    mood: 'cool',
    ground: { top: 'sand', rx: 4.4, ry: 3, height: 0.34 },
    draw: (art, random) => {
      m.signpost(art, at(0, -0.1), 3.4);
      plants(art, random, [
        ['rock', -2.1, 0.8, 0.26],
        ['rock', -1.7, 1.1, 0.16],
      ]);
    },
  },
  'pages/home': { alone: true, ground: { rx: 1, ry: 1 }, draw: sevenIsles },
};

/** Home: the seven isles close together, joined by bridges. */
function sevenIsles(art: Art, random: Random): void {
  art.ground.length = 0;
  art.box = { left: 1e9, right: -1e9, top: 1e9, bottom: -1e9 };
  const spots: [number, number, number][] = [
    [-4, -6.8, 0.88],
    [3, -7.4, 0.84],
    [8.2, -3.4, 0.88],
    [-8, -0.4, 0.92],
    [0, 0, 1.25],
    [6.2, 4.9, 1.02],
    [-3.6, 6.4, 1],
  ];
  const bridge = (a: number, c: number) => {
    const [p, q] = [spots[a] as [number, number, number], spots[c] as [number, number, number]];
    const span = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const shore = (spot: [number, number, number]) => (1.75 * spot[2]) / span;
    const line = Array.from({ length: 25 }, (_, i): V3 => {
      const k = shore(p) + ((1 - shore(p) - shore(q)) * i) / 24;
      const [x, y] = at(p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k);
      return [x, y, 0.02 + 0.5 * Math.sin((Math.PI * i) / 24)];
    });
    art.line(
      line.map(([x, y]): V3 => [x + 0.3, y, -0.62]),
      '#06323f',
      0.34,
      'opacity=".2"',
    );
    art.line(line, '#B98253', 0.42);
    art.line(
      line.map(([x, y, z]): V3 => [x, y, z + 0.1]),
      '#E3B37C',
      0.34,
    );
    art.line(
      line.map(([x, y, z]): V3 => [x, y, z + 0.1]),
      '#B98253',
      0.34,
      'stroke-dasharray="2 11" style="stroke-linecap:butt"',
    );
  };
  const stand: ((a: Art) => void)[] = [
    (a) =>
      plants(a, random, [
        ['pine', -1, -0.5, 0.9],
        ['pine', 0.1, -0.2, 1.15],
        ['tree', 1, 0.3, 0.8],
      ]),
    (a) => {
      plants(a, random, [['palm', -1.2, 0, 0.75]]);
      b.waterTower(a, at(0.5, 0), 1.1);
    },
    (a) => {
      plants(a, random, [['tree', 1.3, -0.4, 0.8]]);
      m.chart(a, at(-0.1, 0), [0.7, 1.2, 1.8], 2, 0.6);
    },
    (a) => {
      plants(a, random, [['palm', 1.4, -0.3, 0.8]]);
      b.lighthouse(a, at(-0.3, 0), 3.4, false);
    },
    (a) => {
      plants(a, random, [
        ['palm', -2, -0.2, 0.9],
        ['tree', 2, -0.4, 0.8],
      ]);
      d.screen(a, [at(0, 0)[0], at(0, 0)[1], 0.1], 3.3, screens.ledger());
      plants(a, random, [['rock', 1.7, 1, 0.2]]);
    },
    (a) => {
      plants(a, random, [['palm', 1.6, -0.4, 0.8]]);
      t.stacks(a, at(-0.9, 0.1), [1, 2], 0, 1.5);
    },
    (a) => {
      plants(a, random, [
        ['tree', -1.5, -0.3, 0.8],
        ['pine', 1.6, -0.4, 0.9],
      ]);
      m.assistant(a, at(0, 0.3), 0.5);
    },
  ];
  const order: (number | [number, number])[] = [
    0,
    1,
    [0, 4],
    [1, 4],
    2,
    3,
    [2, 4],
    [3, 4],
    4,
    [4, 5],
    [4, 6],
    5,
    6,
  ];
  // isles first, bridges over their shores, then what stands on them
  for (const step of order) {
    if (typeof step !== 'number') continue;
    const [r, n, k] = spots[step] as [number, number, number];
    const own = new Artlet(art);
    isle(own.art, random, {
      rx: 3.1 * k,
      ry: 2.3 * k,
      top: step === 3 || step === 5 ? 'sand' : 'grass',
      rings: step === 4 ? 3 : 2,
      height: 0.5,
    });
    own.join(r, n, 'ground');
  }
  for (const step of order) if (typeof step !== 'number') bridge(step[0], step[1]);
  for (const step of order) {
    if (typeof step !== 'number') continue;
    const [r, n] = spots[step] as [number, number, number];
    const own = new Artlet(art);
    stand[step]?.(own.art);
    own.join(r, n, 'all');
  }
}

/** A drawing made about its own origin and then set down somewhere on another. */
class Artlet {
  readonly art: Art;

  constructor(private readonly parent: Art) {
    this.art = parent.sibling();
  }

  join(right: number, near: number, what: 'ground' | 'all'): void {
    const [x, y] = project(at(right, near));
    const { box: own } = this.art;
    const { box: all } = this.parent;
    all.left = Math.min(all.left, own.left + x);
    all.right = Math.max(all.right, own.right + x);
    all.top = Math.min(all.top, own.top + y);
    all.bottom = Math.max(all.bottom, own.bottom + y);
    const svg = what === 'ground' ? this.art.ground.join('') : this.art.toString();
    (what === 'ground' ? this.parent.ground : this.parent.parts).push(
      `<g transform="translate(${round(x)} ${round(y)})">${svg}</g>`,
    );
  }
}

/** Banners: the same subjects, each with a card or a coin in the air. */
const banners: Record<string, Scene> = {
  impex: {
    draw: (art, random) => {
      harbour(art, random);
      rateCard(art, [at(-5.3, -0.2)[0], at(-5.3, -0.2)[1], 1.7], 2.7);
    },
  },
  zerosbook: {
    mood: 'dawn',
    draw: (art, random) => {
      ledger(art, random, false);
      paidCard(art, [at(-4.4, 0.3)[0], at(-4.4, 0.3)[1], 2], 2.5);
    },
  },
  vhuman: { draw: talk },
  'autocad-utility': { mood: 'cool', ground: { top: 'paved' }, draw: layout },
  igbc: { mood: 'dawn', draw: greenHouse },
  'web-application': { draw: web },
  'mobile-application': { mood: 'dawn', ground: { top: 'sand', rx: 5, ry: 3.8 }, draw: mobile },
  automation: { ground: { top: 'paved' }, draw: automate },
  'data-science': { mood: 'dawn', draw: data },
  'cyber-security': { mood: 'cool', draw: secure },
  'it-consultancy': { draw: advise },
};

/** Products: the large picture shows the thing at work, the small one its sign alone. */
const products: Record<string, [Scene, Scene]> = {
  impex: [
    table['case-studies/impex-intro'] as Scene,
    {
      draw: (art, random) => {
        plants(art, random, [['palm', -4.2, -0.9, 1.2]]);
        t.gantry(art, at(1.8, -0.4), 1, C.coral, C.marigold);
        t.stacks(art, at(1.6, 1.7), [2, 1], 1);
      },
    },
  ],
  zerosbook: [
    banners.zerosbook as Scene,
    {
      mood: 'dawn',
      draw: (art, random) => {
        plants(art, random, [['palm', -4.2, -1, 1.2]]);
        d.laptop(art, at(0.4, 0), 6.2, 'ledger');
        d.coinStack(art, at(-3.7, 1.5), 6, 0.6);
      },
    },
  ],
  vhuman: [
    { draw: talk },
    {
      draw: (art, random) => {
        plants(art, random, [
          ['palm', 3.9, -1, 1.2],
          ['tree', -3.9, -0.8, 1.1],
        ]);
        m.assistant(art, at(0, 0.3), 1.4);
      },
    },
  ],
  'autocad-utility': [
    banners['autocad-utility'] as Scene,
    {
      mood: 'cool',
      ground: { top: 'paved' },
      draw: (art) => {
        m.pipeRack(art, at(0.4, -1.7), 6);
        d.screen(art, [at(-0.4, 0.6)[0], at(-0.4, 0.6)[1], 0.3], 5.4, screens.plan());
        m.vessel(art, at(3.2, 1.2), 0.9, 2.2, C.coral);
      },
    },
  ],
  igbc: [
    { mood: 'dawn', draw: greenHouse },
    {
      mood: 'dawn',
      draw: (art, random) => {
        plants(art, random, [['pine', 3.4, -1.2, 1.3]]);
        b.greenTower(art, at(0.6, -0.6), 5);
        b.leafSign(art, at(-2.6, 1.2), 1.5);
        plants(art, random, [['tree', 3.4, 1.2, 0.85]]);
      },
    },
  ],
};

export type Shape = 'card' | 'desktop' | 'mobile' | 'product' | 'thumbnail';
export const pictures: { file: string; shape: Shape; scene: Scene }[] = [
  ...Object.entries(banners).flatMap(([name, scene]) => [
    { file: `hero-slides/${name}-desktop`, shape: 'desktop' as const, scene },
    { file: `hero-slides/${name}-mobile`, shape: 'mobile' as const, scene },
  ]),
  ...Object.entries(table).map(([file, scene]) => ({ file, shape: 'card' as const, scene })),
  ...Object.entries(products).flatMap(([name, [large, small]]) => [
    { file: `products/${name}`, shape: 'product' as const, scene: large },
    { file: `products/${name}-thumbnail`, shape: 'thumbnail' as const, scene: small },
  ]),
];
