import { headingIds } from './heading-ids';

test('every heading has its own id, and none that the page has already', () => {
  expect(headingIds(['An example', 'C', 'C++', '***', 'An *example*', 'Main', '?', 'C 2'])).toEqual([
    'an-example',
    'c',
    'c-2',
    'section',
    'an-example-2',
    'main-2',
    'section-2',
    'c-2-2',
  ]);
});
