import { findHeadingIds } from './heading-ids';

test('every heading has its own id, and none that the page has already', () => {
  const texts = ['An example', 'C', 'C++', '***', 'An *example*', 'Main', '?', 'C 2'];
  const body = texts.flatMap((text) => [
    { __typename: 'HeadingBlock' as const, text },
    { __typename: 'ParagraphBlock' as const, text: 'Text.' },
  ]);
  expect([...findHeadingIds(body).values()]).toEqual([
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
