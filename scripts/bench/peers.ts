/** Figures of other starter projects, given with the goals and not measured here. */
export const peers = {
  head: ['peer', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'scripts KB', 'all KB'],
  rows: [
    ['AstroWind', '1207', '1507', '', '0.013', '5', '142'],
    ['Next.js landing page', '763', '1765', '10', '', '98', '185'],
    ['bare Gatsby 5.16, React 19, one GatsbyImage', '622', '1110', '', '', '145', ''],
  ],
} as const;
