/**
 * The layers of the code: imports point from the top of this list to its bottom, never back. `npm run check:code` checks it.
 */
const layers = [
  'templates', // one file for each kind of page
  'sections', // parts of pages, each with its GraphQL fragment
  'forms', // contact and quote form
  'layout', // what surrounds every page
  'components', // building blocks
  'head', // titles, meta tags, structured data
  'browser', // navigation, hydration, scheduling
  'message', // rules of a message, shared with the server
  'content-model/texts', // the words of the interface in every language
];

const folder = (name) => `^src/${name}/`;
const isTest = '\\.test\\.tsx?$|/test-[a-z-]+\\.tsx?$';
const browserCode = `^src/(${layers.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...layers.slice(1).map((name, index) => ({
      name: `${name}-imports-no-higher-layer`,
      severity: 'error',
      from: { path: folder(name), pathNot: isTest },
      to: { path: `^src/(${layers.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'browser-code-stays-out-of-node',
      comment:
        'What visitors download knows nothing of Node, of zod, and of the tools that check and build the site.',
      severity: 'error',
      from: { path: browserCode, pathNot: isTest },
      to: {
        path: '^src/(gatsby-node|cms|content-tools)/|^server/|^scripts/|^(node:|zod)|node_modules/zod/',
      },
    },
    {
      name: 'browser-code-uses-what-is-pure-of-the-content-model',
      comment: 'The files without zod.',
      severity: 'error',
      from: { path: browserCode, pathNot: isTest },
      to: {
        path: '^src/content-model/',
        pathNot:
          '^src/content-model/(texts/|filter-values|fixed-pages|list-pages|project-filter|insight-lists|feed-paths|name-slug|rich-text)',
      },
    },
    {
      name: 'no-page-loads-a-whole-language',
      comment: 'The build writes each text where it is used (src/content-model/texts/constants.d.ts).',
      severity: 'error',
      from: { path: browserCode, pathNot: `${isTest}|^src/content-model/texts/` },
      to: { path: '^src/content-model/texts/(languages|.*\\.json)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'message-is-pure',
      comment: 'Browser and server share it.',
      severity: 'error',
      from: { path: folder('message'), pathNot: isTest },
      to: { pathNot: '^src/(message|content-model/texts)/' },
    },
    {
      name: 'content-model-imports-zod-alone',
      severity: 'error',
      from: { path: folder('content-model'), pathNot: isTest },
      to: { pathNot: '^src/(content-model/|attempt)|node_modules/zod/' },
    },
    {
      name: 'content-tools-import-the-model-alone',
      severity: 'error',
      from: { path: folder('content-tools'), pathNot: isTest },
      to: {
        path: '^src/',
        pathNot: '^src/(content-tools|content-model|is-object|kept|remember|site-manifest/guess-address)',
      },
    },
    {
      name: 'gatsby-node-does-not-import-the-cms',
      severity: 'error',
      from: { path: folder('gatsby-node'), pathNot: isTest },
      to: { path: `^src/cms/|${browserCode}`, pathNot: '^src/head/build-head|^src/content-model/texts/' },
    },
    {
      name: 'tests-import-the-code-and-never-back',
      severity: 'error',
      from: { path: '^(src|server|scripts|deploy)/', pathNot: isTest },
      to: { path: '^tests/' },
    },
    {
      name: 'server-shares-the-message-and-the-manifest',
      severity: 'error',
      from: { path: '^server/', pathNot: isTest },
      to: {
        path: '^src/',
        pathNot: '^src/((message|site-manifest|content-model/texts)/|attempt)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.module\\.css$|gatsby-types\\.d\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
