// biome-ignore-all lint/correctness/noUnusedVariables: the pages that load this script use its globals.
// One plant room, its equipment and pipes, and the drawing of its plan. Shared by the AutoCAD Utility screens, the
// case-study picture and the film, so that all of them show the same room. Lengths are in decimetres; x runs right, y down.

const ROOM = { width: 180, height: 115 };

// Colours on the dark canvas and on paper, by service.
const SERVICES = {
  CHS: { name: 'Chilled water supply', dark: '#7fe0d2', paper: '#0a7386' },
  CHR: { name: 'Chilled water return', dark: '#39b3d0', paper: '#1263b8' },
  STM: { name: 'Steam', dark: '#ff7a5c', paper: '#d8421f' },
  CON: { name: 'Condensate', dark: '#ffb02e', paper: '#b87400' },
  HWS: { name: 'Hot water', dark: '#f2a0b4', paper: '#a8436a' },
  AIR: { name: 'Compressed air', dark: '#f0d6ae', paper: '#7d6a45' },
  PUW: { name: 'Purified water', dark: '#8bd88a', paper: '#2e8b6f' },
};

const EQUIPMENT = [
  { tag: 'CH-101', kind: 'box', x: 12, y: 8, w: 34, h: 16 },
  { tag: 'CH-102', kind: 'box', x: 56, y: 8, w: 34, h: 16 },
  { tag: 'T-101', kind: 'round', x: 108, y: 17, r: 9.5 },
  { tag: 'V-104', kind: 'round', x: 130, y: 16, r: 6.5 },
  { tag: 'K-104', kind: 'box', x: 146, y: 9, w: 23, h: 15 },
  { tag: 'P-101A', kind: 'pump', x: 21, y: 98, r: 4.6 },
  { tag: 'P-101B', kind: 'pump', x: 37, y: 98, r: 4.6 },
  { tag: 'P-102A', kind: 'pump', x: 56, y: 98, r: 4.6 },
  { tag: 'P-102B', kind: 'pump', x: 72, y: 98, r: 4.6 },
  { tag: 'E-101', kind: 'box', x: 86, y: 89, w: 22, h: 13 },
  { tag: 'T-103', kind: 'box', x: 119, y: 89, w: 17, h: 15 },
  { tag: 'T-105', kind: 'round', x: 154, y: 95, r: 10.5 },
];

// Every run is one polyline; runs of a line that branch share its number. `z` orders crossings: higher runs pass over.
// `valves` lie at [x, y, 'h' or 'v'] on the run; `label` is where the line number
// stands, upright with 'v'.
const RUNS = [
  {
    no: '150-CHS-1011',
    service: 'CHS',
    dn: 150,
    z: 3,
    points: [
      [20, 24],
      [20, 54.5],
      [176, 54.5],
    ],
    valves: [[20, 31, 'v']],
    label: [148, 54.5],
  },
  {
    no: '150-CHS-1012',
    service: 'CHS',
    dn: 150,
    z: 3,
    points: [
      [64, 24],
      [64, 54.5],
    ],
    valves: [[64, 31, 'v']],
  },
  {
    no: '100-CHS-1013',
    service: 'CHS',
    dn: 100,
    z: 3,
    points: [
      [104, 25.6],
      [104, 54.5],
    ],
    valves: [[104, 33, 'v']],
  },
  {
    no: '150-CHR-1021',
    service: 'CHR',
    dn: 150,
    z: 2,
    points: [
      [176, 58.5],
      [29, 58.5],
      [29, 85],
    ],
    valves: [[29, 76, 'v']],
    label: [136, 58.5],
  },
  {
    no: '150-CHR-1022',
    service: 'CHR',
    dn: 150,
    z: 2,
    points: [
      [21, 93.4],
      [21, 85],
      [37, 85],
      [37, 93.4],
    ],
  },
  {
    no: '100-CHR-1023',
    service: 'CHR',
    dn: 100,
    z: 2,
    points: [
      [112, 25.6],
      [112, 58.5],
    ],
    valves: [[112, 33, 'v']],
  },
  {
    no: '150-CHR-1031',
    service: 'CHR',
    dn: 150,
    z: 4,
    points: [
      [37, 102.6],
      [37, 108.5],
      [8, 108.5],
      [8, 41],
      [82, 41],
      [82, 24],
    ],
    valves: [
      [8, 90, 'v'],
      [82, 31, 'v'],
    ],
    label: [49.5, 41],
  },
  {
    no: '150-CHR-1032',
    service: 'CHR',
    dn: 150,
    z: 4,
    points: [
      [21, 102.6],
      [21, 108.5],
    ],
  },
  {
    no: '150-CHR-1033',
    service: 'CHR',
    dn: 150,
    z: 4,
    points: [
      [38, 41],
      [38, 24],
    ],
    valves: [[38, 31, 'v']],
  },
  {
    no: '80-STM-2011',
    service: 'STM',
    dn: 80,
    z: 5,
    points: [
      [176, 62.5],
      [93, 62.5],
      [93, 89],
    ],
    valves: [[93, 76, 'v']],
    label: [148, 62.5],
  },
  {
    no: '40-CON-2021',
    service: 'CON',
    dn: 40,
    z: 1,
    points: [
      [108, 98],
      [119, 98],
    ],
  },
  {
    no: '40-CON-2022',
    service: 'CON',
    dn: 40,
    z: 1,
    points: [
      [127, 89],
      [127, 66.5],
      [176, 66.5],
    ],
    valves: [[127, 80, 'v']],
    label: [158, 66.5],
  },
  {
    no: '100-HWS-3011',
    service: 'HWS',
    dn: 100,
    z: 2,
    points: [
      [86, 96],
      [80, 96],
      [80, 85],
      [56, 85],
      [56, 93.4],
    ],
  },
  {
    no: '100-HWS-3012',
    service: 'HWS',
    dn: 100,
    z: 2,
    points: [
      [72, 85],
      [72, 93.4],
    ],
  },
  {
    no: '100-HWS-3021',
    service: 'HWS',
    dn: 100,
    z: 5,
    points: [
      [72, 102.6],
      [72, 108.5],
      [47, 108.5],
      [47, 70.5],
      [4, 70.5],
    ],
    valves: [[47, 102.5, 'v']],
    label: [47, 86.5, 'v'],
  },
  {
    no: '100-HWS-3022',
    service: 'HWS',
    dn: 100,
    z: 5,
    points: [
      [56, 102.6],
      [56, 108.5],
    ],
  },
  {
    no: '40-AIR-4011',
    service: 'AIR',
    dn: 40,
    z: 2,
    points: [
      [146, 16],
      [136.5, 16],
    ],
  },
  {
    no: '40-AIR-4012',
    service: 'AIR',
    dn: 40,
    z: 6,
    points: [
      [130, 22.5],
      [130, 50.5],
      [176, 50.5],
    ],
    valves: [[130, 33, 'v']],
    label: [158, 50.5],
  },
  {
    no: '25-AIR-4013',
    service: 'AIR',
    dn: 25,
    z: 6,
    points: [
      [138, 50.5],
      [51, 50.5],
      [51, 16],
      [56, 16],
    ],
  },
  {
    no: '50-PUW-5011',
    service: 'PUW',
    dn: 50,
    z: 3,
    points: [
      [154, 84.5],
      [154, 70.5],
      [176, 70.5],
    ],
    valves: [[154, 78, 'v']],
  },
];

/** Length of a polyline in the unit of its points. */
const runLength = (points) =>
  points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i][0], y - points[i][1]), 0);

/** SVG path through the points with rounded corners of the given radius. */
const runPath = (points, radius = 2.4) => {
  let path = `M${points[0].join(' ')}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [px, py] = points[i - 1];
    const [x, y] = points[i];
    const [nx, ny] = points[i + 1];
    const before = Math.hypot(x - px, y - py);
    const after = Math.hypot(nx - x, ny - y);
    const r = Math.min(radius, before / 2, after / 2);
    path += `L${x - ((x - px) / before) * r} ${y - ((y - py) / before) * r}`;
    path += `Q${x} ${y} ${x + ((nx - x) / after) * r} ${y + ((ny - y) / after) * r}`;
  }
  return `${path}L${points.at(-1).join(' ')}`;
};

const pipeWidth = (dn) => 0.75 + dn / 130;

const equipmentSvg = ({ tag, kind, x, y, w, h, r }, c) => {
  const stroke = `stroke="${c.equipment}" stroke-width=".38" fill="${c.equipmentFill}"`;
  const text = (tx, ty) =>
    `<text x="${tx}" y="${ty}" text-anchor="middle" font-size="3.3" font-weight="700" fill="${c.tag}">${tag}</text>`;
  if (kind === 'box') {
    const inner = tag.startsWith('CH')
      ? `<rect x="${x + 2}" y="${y + 2}" width="${w - 4}" height="3.6" rx="1.8" ${stroke}/><rect x="${x + 2}" y="${y + h - 5.6}" width="${w - 4}" height="3.6" rx="1.8" ${stroke}/>`
      : `<path d="M${x + 2} ${y + 2}h${w - 4}v${h - 4}h${4 - w}z" ${stroke} fill="none" stroke-dasharray="1.2 .8"/>`;
    return `<g><rect x="${x}" y="${y}" width="${w}" height="${h}" rx=".8" ${stroke}/>${inner}${text(x + w / 2, y + h / 2 + 1.2)}</g>`;
  }
  if (kind === 'round') {
    return `<g><circle cx="${x}" cy="${y}" r="${r}" ${stroke}/><circle cx="${x}" cy="${y}" r="${r - 1.3}" ${stroke} fill="none"/>${text(x, y + 1.2)}</g>`;
  }
  return `<g><rect x="${x - 3}" y="${y - 4.6}" width="6" height="9.2" rx=".6" ${stroke}/><circle cx="${x}" cy="${y}" r="2.6" ${stroke}/><path d="M${x - 1.3} ${y - 1.5}l3 1.5-3 1.5z" fill="${c.equipment}"/><text transform="translate(${x + 5.6} ${y}) rotate(-90)" text-anchor="middle" font-size="2.5" font-weight="700" fill="${c.tag}">${tag}</text></g>`;
};

const valveSvg = ([x, y, way], colour, c) =>
  `<g class="valve" transform="translate(${x} ${y}) rotate(${way === 'v' ? 90 : 0})"><path d="M-2.1 -1.5V1.5L2.1 -1.5V1.5Z" fill="${c.ground}" stroke="${colour}" stroke-width=".5" stroke-linejoin="round"/><path d="M0 0V-2.2M-1 -2.2H1" stroke="${colour}" stroke-width=".45"/></g>`;

/** A nozzle, or the place where a run leaves the room. */
const endSvg = ([x, y], colour) => `<circle cx="${x}" cy="${y}" r="1.05" fill="${colour}"/>`;

/** Whether a point lies on another run of the same service, which makes it a tee. */
const isTee = ([x, y], own) =>
  RUNS.some(
    ({ service, points }) =>
      points !== own.points &&
      service === own.service &&
      points.slice(1).some(([x2, y2], i) => {
        const [x1, y1] = points[i];
        return (
          x >= Math.min(x1, x2) && x <= Math.max(x1, x2) && y >= Math.min(y1, y2) && y <= Math.max(y1, y2)
        );
      }),
  );

for (const run of RUNS) run.tees = [run.points[0], run.points.at(-1)].filter((end) => isTee(end, run));

/** Closes the gap that the casing of a header at another height leaves at the tee. */
const teeSvg = ([x, y], points, dn, colour) => {
  const [fx, fy] = points[0][0] === x && points[0][1] === y ? points[1] : points.at(-2);
  const length = Math.hypot(fx - x, fy - y);
  return `<path d="M${x} ${y}L${x + ((fx - x) / length) * 2.4} ${y + ((fy - y) / length) * 2.4}" stroke="${colour}" stroke-width="${pipeWidth(dn)}"/>`;
};

/**
 * Inner SVG of the plan, in decimetres; put it in an <svg viewBox="-14 -14 208 140"> or a part of that.
 * Casing, pipe, fittings and label of a run carry its number in data-no, so that a film can draw the runs one by one.
 * @param {'dark'|'paper'} tone ground that the colours are chosen for
 */
const planSvg = (tone) => {
  const dark = tone === 'dark';
  const c = dark
    ? {
        ground: '#0c222c',
        grid: '#17343f',
        wall: '#5f7f88',
        dim: '#5f8791',
        equipment: '#9fb9bd',
        equipmentFill: '#12303b',
        tag: '#e6f1f0',
        rack: '#16383f',
        rackLine: '#2b5a60',
        label: '#0c222c',
      }
    : {
        ground: '#fffdf8',
        grid: '#eef1ec',
        wall: '#0b2a35',
        dim: '#7d9298',
        equipment: '#3a5560',
        equipmentFill: '#f3f7f4',
        tag: '#0b2a35',
        rack: '#f1f6f0',
        rackLine: '#cfdcd6',
        label: '#fffdf8',
      };
  const { width: W, height: H } = ROOM;
  const columns = [0, 45, 90, 135, 180];
  const rows = [0, 48, 73, 115];

  let svg = '<g class="grid">';
  for (let x = -10; x <= W + 10; x += 10)
    svg += `<path d="M${x} -12V${H + 12}" stroke="${c.grid}" stroke-width=".18"/>`;
  for (let y = -10; y <= H + 10; y += 10)
    svg += `<path d="M-12 ${y}H${W + 12}" stroke="${c.grid}" stroke-width=".18"/>`;
  svg += '</g><g class="room">';
  svg += `<rect x="0" y="47.5" width="${W}" height="26" fill="${c.rack}"/><path d="M0 47.5H${W}M0 73.5H${W}" stroke="${c.rackLine}" stroke-width=".3" stroke-dasharray="3 1.5"/>`;
  svg += `<path d="M0 0H${W}V${H}H150M136 ${H}H0V0" fill="none" stroke="${c.wall}" stroke-width="1.1"/><path d="M136 ${H}v-14a14 14 0 0 1 14 14" fill="none" stroke="${c.wall}" stroke-width=".3"/>`;
  for (const x of columns)
    for (const y of rows)
      svg += `<rect x="${x - 1.3}" y="${y - 1.3}" width="2.6" height="2.6" fill="${c.wall}"/>`;
  columns.forEach((x, i) => {
    svg += `<path d="M${x} -2V-6" stroke="${c.dim}" stroke-width=".25"/><circle cx="${x}" cy="-8.6" r="2.6" fill="none" stroke="${c.dim}" stroke-width=".3"/><text x="${x}" y="-7.6" text-anchor="middle" font-size="2.8" font-weight="600" fill="${c.dim}">${i + 1}</text>`;
    if (i > 0)
      svg += `<text x="${x - 22.5}" y="-3.4" text-anchor="middle" font-size="2.4" fill="${c.dim}">4500</text><path d="M${x - 44} -2.3H${x - 1}" stroke="${c.dim}" stroke-width=".18"/>`;
  });
  rows.forEach((y, i) => {
    svg += `<circle cx="-8.6" cy="${y}" r="2.6" fill="none" stroke="${c.dim}" stroke-width=".3"/><path d="M-6 ${y}H-2" stroke="${c.dim}" stroke-width=".25"/><text x="-8.6" y="${y + 1}" text-anchor="middle" font-size="2.8" font-weight="600" fill="${c.dim}">${'ABCD'[i]}</text>`;
  });
  svg += '</g><g class="equipment">';
  for (const item of EQUIPMENT) svg += equipmentSvg(item, c);
  svg += '</g><g class="runs">';
  // Within one height all casings come before all pipes, so that branches join and crossings part.
  const heights = [...new Set(RUNS.map(({ z }) => z))].sort((a, b) => a - b);
  for (const height of heights) {
    const level = RUNS.filter(({ z }) => z === height);
    for (const { no, dn, points } of level) {
      svg += `<path class="casing" data-no="${no}" d="${runPath(points)}" fill="none" stroke="${c.ground}" stroke-width="${pipeWidth(dn) + 1.3}" pathLength="100"/>`;
    }
    for (const { no, dn, points, service } of level) {
      svg += `<path class="pipe" data-no="${no}" d="${runPath(points)}" fill="none" stroke="${SERVICES[service][tone]}" stroke-width="${pipeWidth(dn)}" pathLength="100"/>`;
    }
  }
  svg += '</g><g class="fittings">';
  for (const { no, dn, points, service, valves = [], tees = [] } of RUNS) {
    const colour = SERVICES[service][tone];
    const ends = [points[0], points.at(-1)]
      .filter((end) => !tees.includes(end))
      .map((end) => endSvg(end, colour));
    svg += `<g class="fitting" data-no="${no}">${ends.join('')}${tees.map((tee) => teeSvg(tee, points, dn, colour)).join('')}${valves.map((v) => valveSvg(v, colour, c)).join('')}</g>`;
  }
  svg += '</g><g class="labels">';
  for (const run of RUNS.filter(({ label }) => label)) {
    const [x, y, way] = run.label;
    const colour = SERVICES[run.service][tone];
    svg += `<g class="label" data-no="${run.no}" ${way === 'v' ? `transform="rotate(-90 ${x} ${y})"` : ''}><rect x="${x - 12.5}" y="${y - 1.7}" width="25" height="3.4" rx=".8" fill="${c.label}"/><text x="${x}" y="${y + 1}" text-anchor="middle" font-size="2.9" font-weight="600" letter-spacing=".02" fill="${colour}">${run.no}</text></g>`;
  }
  return `${svg}</g>`;
};
