import { slowSteps } from './slow-steps';

const output = `success load gatsby config - 0.210s
success Building production JavaScript and CSS bundles - 12.345s
success Building static HTML for pages - 13.5s - 86/86 6.37/s
success draw share cards - 4.1s - 43 drawn, 0 kept
success compress - 9.1s - 300 files with brotli and gzip
success run queries - 2.000s
`;

test('the slowest steps are listed, slowest first', () => {
  expect(slowSteps(output, 4)).toEqual([
    { name: 'Building static HTML for pages', seconds: 13.5 },
    { name: 'Building production JavaScript and CSS bundles', seconds: 12.345 },
    { name: 'compress', seconds: 9.1 },
    { name: 'draw share cards', seconds: 4.1 },
  ]);
});

test('steps under a second are left out', () => {
  expect(slowSteps(output).map(({ name }) => name)).not.toContain('load gatsby config');
});
