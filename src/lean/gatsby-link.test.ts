import { createRequire } from 'node:module';
import { parsePath } from './gatsby-link';

/** Gatsby's own module is below its folder. */
const original: { parsePath: typeof parsePath } = createRequire(require.resolve('gatsby/package.json'))(
  'gatsby-link',
);

test.each([
  '',
  '/',
  '/about-us',
  '/about-us#team',
  '/projects?service=automation',
  '/projects?service=automation#list',
  '/about-us#team?no',
  '/about-us?#',
  '/about-us?',
])('the parts of %s are what Gatsby takes them for', (path) => {
  expect(parsePath(path)).toEqual(original.parsePath(path));
});
