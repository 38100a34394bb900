import postcss from 'postcss';
import { postcssBreakpoints } from './postcss-breakpoints';

const run = (css: string): string => postcss([postcssBreakpoints()]).process(css, { from: undefined }).css;

test('puts the query in the place of its name, beside other conditions', () => {
  expect(run('@media (--phone) and (hover: hover) { a { color: red } }')).toBe(
    '@media (max-width: 575.98px) and (hover: hover) { a { color: red } }',
  );
});

test('a layout width has a query from it on and one below it, which never match together', () => {
  expect(run('@media (--from-900) {}')).toBe('@media (min-width: 900px) {}');
  expect(run('@media (--below-900) {}')).toBe('@media (max-width: 899.98px) {}');
});

test('stops at a name that is not defined', () => {
  expect(() => run('@media (--fridge) {}')).toThrow('src/styles/breakpoints.ts has no "fridge"');
});

test('stops at a width without a name', () => {
  expect(() => run('@media (min-width: 612px) {}')).toThrow('Name this width in src/styles/breakpoints.ts');
});

test('leaves other media queries as they are', () => {
  expect(run('@media print {}')).toBe('@media print {}');
});
