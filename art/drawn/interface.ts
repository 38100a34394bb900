/** Small believable interfaces, drawn flat on W x H pixels. */
import { C, mix } from './colour';
import { Random } from './random';
import { round } from './space';
import { text } from './text';

export const GREY = '#6E868C';
const LINE = '#E3E9E6';
const GOOD = '#15896B';

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}" fill="${fill}" ${extra}/>`;
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
export const stroke = (d: string, colour: string, width: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const card = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, '#FFFFFF', 12, `stroke="${LINE}"`);
const tick = (x: number, y: number, s: number, colour: string, width = 4) =>
  stroke(`M${x - s} ${y}l${s * 0.7} ${s * 0.7}l${s * 1.3} ${-s * 1.4}`, colour, width);

/** Window with a dark side bar; the first entry of the menu is the open one. */
export function frame(w: number, h: number, name: string, menu: readonly string[], title: string): string {
  const items = menu.map(
    (entry, i) =>
      (i === 0 ? rect(12, 70, 146, 34, '#17505C', 8) : '') +
      rect(24, 81 + i * 40, 12, 12, i === 0 ? C.coral : '#5B7F88', 3) +
      text(entry, 46, 92 + i * 40, 14, i === 0 ? '#FFFFFF' : '#A9C3C7'),
  );
  return (
    rect(0, 0, w, h, '#F5F3EE') +
    rect(0, 0, 170, h, C.ink) +
    dot(32, 36, 13, C.coral) +
    text(name, 54, 42, 18, '#FFFFFF') +
    items.join('') +
    text(title, 194, 46, 23, C.ink) +
    rect(w - 130, 22, 108, 34, C.coral, 8) +
    text('New', w - 76, 44, 14, '#FFFFFF', 'middle')
  );
}

export function kpi(
  x: number,
  y: number,
  w: number,
  label: string,
  value: string,
  note: string,
  good = true,
): string {
  return (
    card(x, y, w, 92) +
    text(label, x + 16, y + 26, 13, GREY) +
    text(value, x + 16, y + 56, 25, C.ink) +
    text(note, x + 16, y + 78, 12, good ? GOOD : '#C8401F')
  );
}

export function bars(
  x: number,
  y: number,
  w: number,
  h: number,
  values: readonly number[],
  accent = -1,
): string {
  const step = w / values.length;
  const grid = [0, 1, 2, 3].map((i) => rect(x, y + (h * i) / 3, w, 1, LINE)).join('');
  return (
    grid +
    values
      .map(
        (v, i) =>
          rect(
            x + i * step + step * 0.18,
            y + h - h * v,
            step * 0.36,
            h * v,
            i === accent ? C.coral : C.teal,
            4,
          ) + rect(x + i * step + step * 0.58, y + h - h * v * 0.62, step * 0.26, h * v * 0.62, '#BFDDD9', 4),
      )
      .join('')
  );
}

export function curve(
  x: number,
  y: number,
  w: number,
  h: number,
  values: readonly number[],
  colour: string = C.coral,
  mark = values.length - 3,
): string {
  const p = values.map((v, i) => [x + (w * i) / (values.length - 1), y + h - h * v] as const);
  let d = `M${p[0]?.map(round).join(' ')}`;
  p.slice(1).forEach(([px, py], i) => {
    const [ox, oy] = p[i] as readonly [number, number];
    const m = (ox + px) / 2;
    d += `C${round(m)} ${round(oy)} ${round(m)} ${round(py)} ${round(px)} ${round(py)}`;
  });
  const [mx, my] = p[mark] as readonly [number, number];
  return (
    [0, 1, 2].map((i) => rect(x, y + (h * i) / 2, w, 1, LINE)).join('') +
    `<path d="${d}L${x + w} ${y + h}L${x} ${y + h}Z" fill="${colour}" opacity=".13"/>` +
    stroke(d, colour, 3.5) +
    dot(mx, my, 8, colour) +
    dot(mx, my, 4.5, '#FFFFFF')
  );
}

export function donut(
  cx: number,
  cy: number,
  r: number,
  shares: readonly (readonly [number, string])[],
  label: string,
): string {
  let from = 0;
  const arc = ([share, colour]: readonly [number, string]) => {
    const at = (t: number) =>
      `${round(cx + r * Math.sin(t * 2 * Math.PI))} ${round(cy - r * Math.cos(t * 2 * Math.PI))}`;
    const d = `M${at(from + 0.02)}A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${at(from + share - 0.02)}`;
    from += share;
    return stroke(d, colour, r * 0.28);
  };
  return (
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="#EEF1EE" stroke-width="${round(r * 0.28)}"/>` +
    shares.map(arc).join('') +
    text(label, cx, cy + r * 0.13, r * 0.38, C.ink, 'middle')
  );
}

export type Row = readonly [string, string, string, ('ok' | 'wait' | 'bad')?];

export function rows(x: number, y: number, w: number, list: readonly Row[], height = 38): string {
  const chip = {
    ok: ['#D5EFE4', GOOD, 'Done'],
    wait: ['#FFEBC4', '#8A5A00', 'Open'],
    bad: ['#FFDDD3', '#B93A17', 'Late'],
  } as const;
  return list
    .map(([a, b, c, state], i) => {
      const top = y + i * height;
      const [back, ink, word] = chip[state ?? 'ok'];
      return (
        (i ? rect(x, top, w, 1, LINE) : '') +
        text(a, x, top + height * 0.62, 14, C.ink) +
        text(b, x + w * 0.24, top + height * 0.62, 14, GREY) +
        text(c, x + w - 82, top + height * 0.62, 14, C.ink, 'end') +
        (state
          ? rect(x + w - 62, top + height * 0.2, 62, height * 0.6, back, height * 0.3) +
            text(word, x + w - 31, top + height * 0.62, 12, ink, 'middle')
          : '')
      );
    })
    .join('');
}

/** The standing screens: all 900 x 600. */
export const SCREEN = [900, 600] as const;
const [W, H] = SCREEN;

export const screens = {
  ledger: () =>
    frame(
      W,
      H,
      'ZerosBook',
      ['Overview', 'Invoices', 'Purchases', 'Banking', 'GST returns', 'Inventory', 'Reports'],
      'Overview',
    ) +
    kpi(194, 78, 216, 'Revenue', '₹84,62,300', '+12.4% on last year') +
    kpi(424, 78, 216, 'Receivables', '₹11,08,450', '6 invoices overdue', false) +
    kpi(654, 78, 224, 'Cash in bank', '₹32,71,900', '+4.1% this month') +
    card(194, 184, 446, 212) +
    text('Cash flow', 212, 214, 16, C.ink) +
    bars(212, 232, 410, 142, [0.42, 0.5, 0.46, 0.62, 0.55, 0.7, 0.66, 0.82, 0.72, 0.86, 0.78, 0.96], 11) +
    card(654, 184, 224, 212) +
    text('GST', 672, 214, 16, C.ink) +
    donut(
      766,
      304,
      58,
      [
        [0.66, C.teal],
        [0.34, C.marigold],
      ],
      '₹4.2 L',
    ) +
    card(194, 410, 684, 172) +
    rows(212, 420, 648, [
      ['INV-2081', 'Konkan Textiles', '₹2,45,000', 'ok'],
      ['INV-2080', 'Harbour Foods', '₹1,18,400', 'wait'],
      ['INV-2079', 'Sahyadri Works', '₹96,250', 'bad'],
      ['INV-2078', 'Deccan Pharma', '₹3,02,750', 'ok'],
    ]),
  trade: () =>
    frame(
      W,
      H,
      'Impex',
      ['Shipments', 'Contracts', 'Documents', 'Rates', 'Letters of credit', 'Costing', 'Reports'],
      'Shipments',
    ) +
    card(194, 78, 420, 240) +
    text('USD / INR', 214, 108, 14, GREY) +
    text('₹83.1460', 214, 144, 30, C.ink) +
    curve(214, 164, 380, 134, [0.02, 0.16, 0.12, 0.4, 0.32, 0.6, 0.56, 0.86, 1]) +
    kpi(630, 78, 248, 'At sea', '14 containers', '3 arrive this week') +
    card(630, 186, 248, 132) +
    rows(648, 194, 296, [
      ['EUR', '90.42', ''],
      ['AED', '22.64', ''],
      ['GBP', '105.18', ''],
    ]) +
    card(194, 334, 684, 248) +
    rows(212, 344, 648, [
      ['MSKU 408121', 'JNPT – Rotterdam', 'USD 48,200', 'ok'],
      ['TCLU 771930', 'JNPT – Jebel Ali', 'AED 91,640', 'wait'],
      ['GESU 334018', 'Mundra – Newark', 'USD 36,900', 'ok'],
      ['OOLU 190277', 'JNPT – Hamburg', 'EUR 52,315', 'bad'],
      ['CMAU 552604', 'Kochi – Felixstowe', 'GBP 27,480', 'wait'],
      ['HLXU 880341', 'JNPT – Mombasa', 'USD 19,750', 'ok'],
    ]),
  plan: (automatic = true) => {
    const floor = stroke('M60 90H620V520H60Z M330 90V280 M60 330H250 M420 520V380H620', '#3E7480', 3);
    const main = automatic
      ? 'M90 470H300V400H520V180H590 M300 400V200H120V130 M520 300H380V140'
      : 'M90 470H300V400H520';
    const marks = [
      [300, 400],
      [520, 400],
      [300, 200],
      [520, 300],
      [120, 200],
      [380, 300],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 9, '#0B2A35') + dot(x, y, 6, C.marigold))
      .join('');
    const sizes = [
      [200, 460, 'DN 80'],
      [410, 390, 'DN 65'],
      [210, 190, 'DN 50'],
      [450, 290, 'DN 40'],
    ]
      .map(([x, y, label]) => text(String(label), Number(x), Number(y), 15, '#BFE3DE', 'middle'))
      .join('');
    const grid =
      Array.from({ length: 16 }, (_, i) => rect(i * 42, 0, 1, H, '#14414D')).join('') +
      Array.from({ length: 15 }, (_, i) => rect(0, i * 42, 660, 1, '#14414D')).join('');
    return (
      rect(0, 0, W, H, '#0E323D') +
      grid +
      floor +
      stroke(main, C.coral, 7) +
      (automatic ? marks + sizes : dot(520, 400, 9, C.marigold)) +
      rect(660, 0, 240, H, '#F5F3EE') +
      text('Bill of material', 684, 46, 19, C.ink) +
      rows(
        684,
        64,
        276,
        [
          ['DN 80', '18.4 m', ''],
          ['DN 65', '22.0 m', ''],
          ['DN 50', '31.6 m', ''],
          ['DN 40', '12.2 m', ''],
          ['Tees', '6', ''],
          ['Elbows', '14', ''],
        ],
        44,
      ) +
      rect(684, 356, 192, 2, LINE) +
      text('Layouts found', 684, 396, 15, GREY) +
      text('12', 684, 446, 44, C.ink) +
      rect(684, 492, 192, 48, C.coral, 10) +
      text('Draw best', 780, 522, 17, '#FFFFFF', 'middle')
    );
  },
  credits: () =>
    frame(W, H, 'IGBC', ['Credits', 'Evidence', 'Energy', 'Water', 'Materials', 'Site', 'Audit'], 'Tower B') +
    card(194, 78, 270, 300) +
    text('Points', 214, 110, 16, C.ink) +
    donut(
      329,
      238,
      92,
      [
        [0.72, '#2E8B6F'],
        [0.14, C.marigold],
        [0.14, '#DDE7E2'],
      ],
      '72 / 100',
    ) +
    card(480, 78, 398, 300) +
    text('By credit', 500, 110, 16, C.ink) +
    [
      ['Energy', 0.82],
      ['Water', 0.94],
      ['Materials', 0.56],
      ['Indoor air', 0.7],
      ['Site', 0.88],
    ]
      .map(
        ([name, v], i) =>
          text(String(name), 500, 150 + i * 46, 14, GREY) +
          rect(600, 138 + i * 46, 258, 14, '#E6EEE9', 7) +
          rect(600, 138 + i * 46, 258 * Number(v), 14, i === 2 ? C.marigold : '#2E8B6F', 7),
      )
      .join('') +
    card(194, 394, 684, 188) +
    rows(
      212,
      406,
      648,
      [
        ['EA 1', 'Energy model, Tower B', '18 pts', 'ok'],
        ['WE 2', 'Rainwater, 38 kL tank', '6 pts', 'ok'],
        ['MR 3', 'Fly-ash brick invoices', '4 pts', 'wait'],
        ['IEQ 1', 'CO2 sensors, floors 1–9', '5 pts', 'ok'],
      ],
      42,
    ),
  chat: () => {
    const bubble = (x: number, y: number, w: number, lines: readonly string[], mine: boolean) =>
      rect(x, y, w, 26 + lines.length * 26, mine ? C.teal : '#FFFFFF', 16, mine ? '' : `stroke="${LINE}"`) +
      lines.map((l, i) => text(l, x + 18, y + 33 + i * 26, 17, mine ? '#FFFFFF' : C.ink)).join('');
    return (
      rect(0, 0, W, H, '#F1F4F0') +
      rect(0, 0, 240, H, C.ink) +
      dot(36, 40, 14, C.coral) +
      text('vHuman', 60, 47, 20, '#FFFFFF') +
      ['Leave balance', 'Order status', 'Fee receipt', 'New address', 'Policy renewal']
        .map(
          (name, i) =>
            (i === 1 ? rect(14, 128, 212, 52, '#17505C', 12) : '') +
            dot(42, 102 + i * 52, 14, [C.ring3, C.marigold, C.foam, '#57AF84', C.steel][i] as string) +
            text(name, 66, 107 + i * 52, 16, i === 1 ? '#FFFFFF' : '#A9C3C7'),
        )
        .join('') +
      bubble(520, 50, 340, ['Where is order 40182?'], true) +
      bubble(280, 130, 420, ['It left Bhiwandi at 09:40 and', 'reaches Pune today by 16:00.'], false) +
      bubble(540, 236, 320, ['Send it to the Wakad gate.'], true) +
      bubble(280, 316, 400, ['Done. The driver has been told.'], false) +
      rect(280, 396, 180, 44, '#D5EFE4', 22) +
      text('Track order', 370, 424, 16, GOOD, 'middle') +
      rect(474, 396, 170, 44, '#FFEBC4', 22) +
      text('Talk to us', 559, 424, 16, '#8A5A00', 'middle') +
      rect(280, 516, 580, 56, '#FFFFFF', 28, `stroke="${LINE}"`) +
      text('Write a message', 308, 550, 17, '#9DB0B3') +
      dot(830, 544, 20, C.coral) +
      stroke('M822 544h14m-6 -7l7 7l-7 7', '#FFFFFF', 3)
    );
  },
  gantt: () => {
    const line = (i: number, name: string, from: number, to: number, colour: string, done: number) =>
      text(name, 212, 156 + i * 58, 15, C.ink) +
      rect(372 + from * 50, 138 + i * 58, (to - from) * 50, 28, mix(colour, '#FFFFFF', 0.62), 8) +
      rect(372 + from * 50, 138 + i * 58, (to - from) * 50 * done, 28, colour, 8);
    return (
      frame(
        W,
        H,
        'Planner',
        ['Schedule', 'Materials', 'Orders', 'Vendors', 'Site receipts', 'Budget', 'Reports'],
        'Procurement, Tower 3',
      ) +
      card(194, 78, 684, 504) +
      Array.from(
        { length: 10 },
        (_, i) =>
          text(`W${22 + i}`, 394 + i * 50, 108, 13, GREY, 'middle') + rect(372 + i * 50, 122, 1, 440, LINE),
      ).join('') +
      line(0, 'Rebar 16 mm', 0, 3, C.teal, 1) +
      line(1, 'Ready-mix M40', 1, 5.5, C.teal, 0.7) +
      line(2, 'Lifts', 2, 8, C.marigold, 0.4) +
      line(3, 'Facade glass', 3.5, 8.5, C.ring3, 0.25) +
      line(4, 'DG set', 4, 6.5, C.coral, 0.3) +
      line(5, 'Cable trays', 5, 9, C.ring3, 0.1) +
      line(6, 'Tiles', 6.5, 9.8, C.teal, 0) +
      rect(612, 116, 3, 448, C.coral) +
      rect(588, 548, 50, 24, C.coral, 12) +
      text('Today', 613, 565, 13, '#FFFFFF', 'middle')
    );
  },
  records: () =>
    frame(
      W,
      H,
      'Meditech',
      ['Patients', 'Wards', 'Pharmacy', 'Lab', 'Billing', 'Claims', 'Roster'],
      'Ward 4, bed 12',
    ) +
    card(194, 78, 446, 220) +
    text('Heart rate', 214, 110, 15, GREY) +
    text('76 bpm', 620, 112, 24, C.ink, 'end') +
    stroke(
      'M214 214h60l14 -18l14 18h20l12 30l18 -110l20 126l14 -46h30l16 -22l16 22h34l12 30l18 -110l20 126l14 -46h60',
      C.coral,
      4,
    ) +
    kpi(656, 78, 222, 'Blood pressure', '118 / 76', 'at 08:30') +
    kpi(656, 188, 222, 'Oxygen', '98%', 'steady for 6 h') +
    card(194, 314, 684, 268) +
    rows(
      212,
      328,
      648,
      [
        ['08:00', 'Amoxicillin 500 mg', 'Nurse desk', 'ok'],
        ['10:30', 'Blood count', 'Lab 2', 'ok'],
        ['12:00', 'Diet: low salt', 'Kitchen', 'ok'],
        ['14:00', 'Chest X-ray', 'Radiology', 'wait'],
        ['18:00', 'Amoxicillin 500 mg', 'Nurse desk', 'wait'],
        ['20:00', 'Evening round', 'Dr on duty', 'wait'],
      ],
      42,
    ),
  field: () => {
    const tiles = Array.from({ length: 40 }, (_, i) =>
      rect(
        214 + (i % 8) * 49,
        128 + Math.floor(i / 8) * 46,
        46,
        43,
        [`#2E8B6F`, '#57AF84', '#8CC9A0', '#E8C15A', '#57AF84', '#2E8B6F', '#F0A53C'][
          (i * 5 + Math.floor(i / 7) * 3) % 7
        ] as string,
        5,
      ),
    ).join('');
    return (
      frame(
        W,
        H,
        'FarmBeats',
        ['Fields', 'Soil', 'Weather', 'Pump', 'Alerts', 'Yield', 'Reports'],
        'Field 7, soil moisture',
      ) +
      card(194, 78, 430, 310) +
      text('24% on average', 214, 112, 17, C.ink) +
      tiles +
      kpi(640, 78, 238, 'Water used', '31% less', 'than last kharif') +
      kpi(640, 186, 238, 'Soil', '26.4 °C', '10 cm deep') +
      kpi(640, 294, 238, 'Next watering', '05:40', 'Pump 2, 35 min') +
      card(194, 404, 684, 178) +
      curve(214, 424, 644, 136, [0.3, 0.26, 0.5, 0.44, 0.4, 0.66, 0.6, 0.55, 0.8, 0.74], '#2E8B6F')
    );
  },
  archive: () =>
    frame(
      W,
      H,
      'Repository',
      ['Search', 'Folders', 'Approvals', 'Versions', 'Retention', 'Audit trail', 'Settings'],
      'Drawings and contracts',
    ) +
    rect(194, 78, 684, 50, '#FFFFFF', 12, `stroke="${LINE}"`) +
    `<circle cx="222" cy="102" r="9" fill="none" stroke="${GREY}" stroke-width="3"/>` +
    stroke('M229 109l7 7', GREY, 3) +
    text('boiler inspection 2023', 252, 109, 17, C.ink) +
    [0, 1, 2, 3]
      .map(
        (i) =>
          card(194 + i * 174, 146, 162, 148) +
          `<path d="M${224 + i * 174} 180h34l10 12h40a6 6 0 0 1 6 6v52a6 6 0 0 1 -6 6h-84a6 6 0 0 1 -6 -6v-64a6 6 0 0 1 6 -6z" fill="${[C.teal, C.marigold, C.ring3, C.coral][i]}"/>` +
          text(['Plant', 'Legal', 'Quality', 'Stores'][i] as string, 275 + i * 174, 281, 15, C.ink, 'middle'),
      )
      .join('') +
    card(194, 312, 684, 270) +
    rows(
      212,
      326,
      648,
      [
        ['v7', 'Boiler 2 inspection', '12 Mar', 'ok'],
        ['v3', 'Steam line isometric', '09 Mar', 'ok'],
        ['v12', 'Vendor contract', '04 Mar', 'wait'],
        ['v2', 'Safety permit', '28 Feb', 'ok'],
        ['v5', 'Pump data sheet', '21 Feb', 'ok'],
        ['v1', 'Calibration record', '17 Feb', 'bad'],
      ],
      42,
    ),
  flow: () => {
    const node = (x: number, y: number, name: string, colour: string) =>
      card(x, y, 150, 74) + rect(x + 14, y + 18, 38, 38, colour, 10) + text(name, x + 64, y + 43, 15, C.ink);
    return (
      frame(
        W,
        H,
        'Flows',
        ['Approvals', 'Forms', 'Tables', 'Reports', 'Connectors', 'Runs', 'Alerts'],
        'Purchase approval',
      ) +
      rect(194, 78, 684, 504, '#FFFFFF', 12, `stroke="${LINE}"`) +
      stroke(
        'M366 160H420M570 160H600Q620 160 620 180V232M620 306V360Q620 380 600 380H570M420 380H366',
        '#B7CACB',
        4,
      ) +
      node(216, 123, 'Form', C.teal) +
      node(420, 123, 'Check', C.marigold) +
      node(545, 232, 'Manager', C.coral) +
      node(420, 343, 'Order', C.ring3) +
      node(216, 343, 'Mail', '#57AF84') +
      tick(800, 270, 24, GOOD, 8) +
      text('Runs today', 216, 494, 15, GREY) +
      text('1,284', 216, 540, 34, C.ink) +
      bars(420, 460, 430, 90, [0.4, 0.62, 0.5, 0.8, 0.7, 0.92, 0.6, 0.85])
    );
  },
  report: () => {
    const random = new Random(11);
    const cloud = Array.from({ length: 46 }, () => {
      const t = random.next();
      return dot(
        214 + t * 300,
        520 - t * 110 - random.between(-40, 40),
        6,
        random.next() < 0.2 ? C.coral : C.ring3,
      );
    }).join('');
    return (
      frame(
        W,
        H,
        'Insight',
        ['Forecast', 'Models', 'Data', 'Quality', 'Alerts', 'Reports', 'Access'],
        'Demand forecast',
      ) +
      card(194, 78, 684, 270) +
      curve(214, 120, 644, 200, [0.2, 0.3, 0.26, 0.45, 0.4, 0.58, 0.5, 0.7, 0.66, 0.86], C.teal, 7) +
      rect(644, 96, 2, 240, '#C7D6D5') +
      card(194, 364, 340, 218) +
      cloud +
      card(550, 364, 328, 218) +
      text('Error by month', 570, 396, 15, C.ink) +
      bars(570, 412, 290, 150, [0.9, 0.8, 0.74, 0.6, 0.52, 0.44, 0.36, 0.3], 7)
    );
  },
  bill: () =>
    frame(
      W,
      H,
      'iBill',
      ['Bill runs', 'Readings', 'Tariffs', 'Payments', 'Disputes', 'Dunning', 'Reports'],
      'Bill run, March',
    ) +
    kpi(194, 78, 216, 'Bills', '48,216', '99.7% without a flag') +
    kpi(424, 78, 216, 'Amount', '₹6.84 Cr', '+2.1% on February') +
    kpi(654, 78, 224, 'On hold', '142', 'meter not read', false) +
    card(194, 186, 684, 190) +
    bars(214, 208, 644, 146, [0.5, 0.54, 0.5, 0.62, 0.7, 0.84, 0.9, 0.86, 0.72, 0.66, 0.6, 0.64], 11) +
    card(194, 392, 684, 190) +
    rows(
      212,
      402,
      648,
      [
        ['10221', 'Shree Cold Storage', '₹41,260', 'ok'],
        ['10222', 'Palghar Ice Works', '₹18,945', 'ok'],
        ['10223', 'Vasai Dye House', '₹63,180', 'bad'],
        ['10224', 'Tarapur Forge', '₹92,405', 'wait'],
      ],
      43,
    ),
  site: () =>
    rect(0, 0, W, H, '#FFFFFF') +
    rect(0, 0, W, 66, '#F5F3EE') +
    dot(34, 33, 12, C.coral) +
    text('Malabar Spices', 58, 40, 19, C.ink) +
    ['Shop', 'Recipes', 'Farms', 'Visit'].map((name, i) => text(name, 480 + i * 88, 39, 15, GREY)).join('') +
    rect(806, 16, 74, 34, C.ink, 17) +
    text('Cart 2', 843, 38, 14, '#FFFFFF', 'middle') +
    rect(0, 66, W, 240, '#D9EFEA') +
    `<path d="M470 306C520 190 620 180 680 230C730 150 850 150 900 200V306Z" fill="#57AF84"/><path d="M560 306C640 230 760 240 900 270V306Z" fill="#2E8B6F"/>` +
    dot(760, 132, 34, C.marigold) +
    text('Pepper from', 44, 152, 42, C.ink) +
    text('one hillside', 44, 200, 42, C.ink) +
    rect(44, 228, 156, 48, C.coral, 24) +
    text('Shop now', 122, 258, 17, '#FFFFFF', 'middle') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          card(44 + i * 208, 330, 190, 246) +
          rect(58 + i * 208, 344, 162, 128, ['#FBE3C0', '#DDEFE6', '#FFDCD0', '#DCEBEF'][i] as string, 10) +
          dot(139 + i * 208, 408, 36, ['#C98A3C', C.leaf, '#D9502E', C.teal][i] as string) +
          text(['Turmeric', 'Cardamom', 'Chilli', 'Pepper'][i] as string, 58 + i * 208, 506, 17, C.ink) +
          text(['₹180', '₹420', '₹150', '₹260'][i] as string, 58 + i * 208, 542, 20, C.ink) +
          rect(184 + i * 208, 522, 36, 30, C.teal, 8) +
          text('+', 202 + i * 208, 544, 20, '#FFFFFF', 'middle'),
      )
      .join(''),
  editor: () => {
    const layer = (i: number, w: number, colour: string) =>
      rect(24, 108 + i * 38, 14, 14, colour, 4) + rect(48, 110 + i * 38, w, 10, '#5B7F88', 5);
    return (
      rect(0, 0, W, H, '#F5F3EE') +
      rect(0, 0, 180, H, C.ink) +
      text('Layers', 24, 56, 18, '#FFFFFF') +
      [90, 70, 104, 60, 84]
        .map((w, i) => layer(i, w, [C.coral, C.marigold, C.ring3, C.foam, '#57AF84'][i] as string))
        .join('') +
      rect(220, 40, 420, 380, '#FFFFFF', 14, `stroke="${LINE}"`) +
      rect(244, 64, 372, 170, '#CDEAE5', 10) +
      `<path d="M244 234C300 160 360 170 420 200C480 150 560 150 616 190V234Z" fill="${C.teal}"/>` +
      dot(540, 110, 22, C.marigold) +
      rect(244, 256, 220, 20, C.ink, 10) +
      rect(244, 290, 340, 12, '#C7D6D5', 6) +
      rect(244, 312, 300, 12, '#C7D6D5', 6) +
      rect(244, 350, 130, 44, C.coral, 22) +
      stroke('M236 56h388v186h-388z', '#1263B8', 3) +
      [
        [236, 56],
        [624, 56],
        [236, 242],
        [624, 242],
      ]
        .map(([x = 0, y = 0]) =>
          rect(x - 7, y - 7, 14, 14, '#FFFFFF', 2, 'stroke="#1263B8" stroke-width="3"'),
        )
        .join('') +
      rect(680, 40, 190, 380, '#FFFFFF', 14, `stroke="${LINE}"`) +
      [C.coral, C.marigold, C.teal, C.ink, C.foam, C.sand]
        .map((c, i) => rect(702 + (i % 3) * 52, 68 + Math.floor(i / 3) * 52, 40, 40, c, 10))
        .join('') +
      [0, 1, 2]
        .map(
          (i) =>
            rect(702, 208 + i * 56, 146, 8, LINE, 4) +
            rect(702, 208 + i * 56, 60 + i * 34, 8, C.teal, 4) +
            dot(762 + i * 34, 212 + i * 56, 11, C.teal),
        )
        .join('') +
      rect(200, 450, 680, 130, '#133D49', 14) +
      [0, 1, 2]
        .map((i) =>
          rect(230 + i * 60, 470 + i * 34, 380 - i * 70, 24, [C.coral, C.ring3, C.marigold][i] as string, 6),
        )
        .join('') +
      rect(470, 456, 3, 118, '#FFFFFF')
    );
  },
  code: () => {
    const random = new Random(5);
    const lines = Array.from({ length: 13 }, (_, i) => {
      let x = 250 + ([0, 1, 2, 2, 1, 2, 3, 3, 2, 1, 0, 0, 1][i % 13] ?? 0) * 28;
      return Array.from({ length: 2 + Math.floor(random.next() * 3) }, () => {
        const w = random.between(36, 120);
        const s = rect(
          x,
          60 + i * 39,
          w,
          13,
          random.pick([C.foam, C.ring3, C.marigold, '#7FA3AA', C.coral, '#57AF84']),
          6,
        );
        x += w + 14;
        return s;
      }).join('');
    }).join('');
    return (
      rect(0, 0, W, H, '#0E323D') +
      rect(0, 0, 210, H, C.ink) +
      Array.from({ length: 9 }, (_, i) =>
        rect(24 + (i % 3 ? 20 : 0), 60 + i * 40, 90 + ((i * 37) % 50), 11, i === 3 ? C.foam : '#3E6670', 5),
      ).join('') +
      lines +
      rect(640, 380, 230, 190, '#F5F3EE', 14) +
      text('Tests', 662, 414, 17, C.ink) +
      text('412 passed', 662, 456, 28, GOOD) +
      rect(662, 482, 186, 14, '#D5EFE4', 7) +
      rect(662, 482, 186, 14, GOOD, 7) +
      text('Release 4.2, Friday', 662, 540, 15, GREY)
    );
  },
  desktop: () =>
    `<rect width="${W}" height="${H}" fill="#BFE3DE"/>` +
    `<path d="M0 470C180 360 340 420 470 460C620 380 760 390 900 450V600H0Z" fill="${C.ring3}"/><path d="M0 540C220 470 560 500 900 530V600H0Z" fill="${C.teal}"/>` +
    rect(0, 552, W, 48, '#0B2A35', 0, 'opacity=".92"') +
    [0, 1, 2, 3, 4]
      .map((i) =>
        rect(330 + i * 52, 560, 32, 32, [C.ring3, C.coral, C.marigold, '#57AF84', C.shell][i] as string, 8),
      )
      .join('') +
    rect(70, 56, 520, 380, '#FFFFFF', 12) +
    rect(70, 56, 520, 46, C.ink, 12) +
    rect(70, 84, 520, 18, C.ink) +
    text('Stores: goods inward', 92, 86, 16, '#FFFFFF') +
    dot(562, 79, 8, C.coral) +
    rows(
      92,
      112,
      476,
      [
        ['GRN 611', 'Bearing 6204', '240', 'ok'],
        ['GRN 612', 'V-belt B42', '60', 'ok'],
        ['GRN 613', 'Gasket 80 mm', '500', 'wait'],
        ['GRN 614', 'Weld rod', '1,200', 'ok'],
        ['GRN 615', 'Valve DN 40', '18', 'bad'],
        ['GRN 616', 'Grease 5 kg', '32', 'ok'],
        ['GRN 617', 'Filter 10 in', '44', 'ok'],
      ],
      44,
    ) +
    rect(520, 190, 320, 300, '#F5F3EE', 12, 'stroke="#C9D6D6"') +
    rect(520, 190, 320, 42, C.teal, 12) +
    rect(520, 214, 320, 18, C.teal) +
    text('Label print', 540, 217, 16, '#FFFFFF') +
    [3, 6, 2, 8, 3, 5, 2, 7, 4, 3, 6, 2, 5].map((w, i) => rect(560 + i * 18, 260, w, 90, C.ink)).join('') +
    text('6204-2Z  240 pcs', 680, 384, 18, C.ink, 'middle') +
    rect(590, 416, 180, 46, C.coral, 10) +
    text('Print', 680, 445, 17, '#FFFFFF', 'middle'),
} as const;

/** Phone pictures, 300 x 620. */
export const PHONE = [300, 620] as const;
export const phones = {
  orders: () =>
    rect(0, 0, 300, 620, '#F5F3EE') +
    rect(0, 0, 300, 210, C.teal) +
    text('Today', 26, 72, 20, '#CFEAE6') +
    text('18 visits', 26, 116, 38, '#FFFFFF') +
    rect(26, 140, 248, 12, '#0C5867', 6) +
    rect(26, 140, 170, 12, C.marigold, 6) +
    text('12 done', 26, 182, 16, '#FFFFFF') +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(18, 226 + i * 88, 264, 76, '#FFFFFF', 14) +
          rect(34, 244 + i * 88, 40, 40, [C.ring3, C.marigold, C.coral, '#57AF84'][i] as string, 12) +
          text(
            ['Lift 4, Dadar', 'Chiller, Sion', 'Pump 2, Vashi', 'Meter, Thane'][i] as string,
            88,
            262 + i * 88,
            18,
            C.ink,
          ) +
          text(['09:30', '11:00', '13:15', '15:40'][i] as string, 88, 286 + i * 88, 15, GREY) +
          (i < 2 ? dot(258, 264 + i * 88, 12, '#D5EFE4') + tick(257, 264 + i * 88, 6, GOOD, 3) : ''),
      )
      .join('') +
    rect(100, 590, 100, 8, C.ink, 4),
  call: () =>
    rect(0, 0, 300, 620, '#0E323D') +
    dot(150, 200, 112, '#134450') +
    dot(150, 200, 82, '#17566200') +
    dot(150, 200, 74, C.coral) +
    `<path transform="translate(150 200) rotate(0)" d="M-34 -6C-18 -22 18 -22 34 -6C40 0 38 10 32 14L20 12C16 10 16 4 16 0C6 -5 -6 -5 -16 0C-16 4 -16 10 -20 12L-32 14C-38 10 -40 0 -34 -6Z" fill="#fff"/>` +
    stroke('M122 160l28 22l28 -22M178 160v18M178 160h-18', '#FFFFFF', 7) +
    text('1 missed call', 150, 370, 26, '#FFFFFF', 'middle') +
    text('no charge', 150, 402, 18, '#9CC3C5', 'middle') +
    rect(22, 440, 256, 132, '#FFFFFF', 20) +
    text('Your balance', 44, 478, 17, GREY) +
    text('₹18,420.50', 44, 520, 34, C.ink) +
    text('sent in 4 seconds', 44, 552, 16, GOOD),
  shop: () =>
    rect(0, 0, 300, 620, '#FFFFFF') +
    rect(0, 0, 300, 250, '#D9EFEA') +
    dot(150, 140, 70, C.marigold) +
    dot(150, 140, 44, '#C98A3C') +
    text('Turmeric 250 g', 24, 300, 24, C.ink) +
    text('₹180', 24, 342, 30, C.ink) +
    [C.coral, C.teal, C.marigold].map((c, i) => dot(42 + i * 46, 386, 16, c)).join('') +
    rect(24, 430, 252, 14, LINE, 7) +
    rect(24, 458, 210, 14, LINE, 7) +
    rect(24, 520, 252, 60, C.coral, 30) +
    text('Add to cart', 150, 558, 20, '#FFFFFF', 'middle'),
} as const;
