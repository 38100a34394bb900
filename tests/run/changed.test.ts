import { pagesByTemplate } from '../browser/routes';
import { findTemplates } from './changed';

test('a section is tested on the templates that show it', () => {
  const dependants = [
    'src/sections/offerings.tsx',
    'src/templates/service.tsx',
    'src/templates/industry.tsx',
  ];
  expect(findTemplates(dependants)).toEqual(['service', 'industry']);
});

test.each(['gatsby-browser.tsx', 'src/styles/tokens.css', 'src/gatsby-node/schema/resolvers.ts'])(
  '%s concerns every template',
  (file) => {
    expect(findTemplates([file])).toEqual(Object.keys(pagesByTemplate));
  },
);

test('a file that no page shows needs no browser', () => {
  expect(findTemplates(['src/cms/backend.ts'])).toEqual([]);
});
