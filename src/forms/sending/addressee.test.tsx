import { renderHook } from '@testing-library/react';
import { person } from '../../../tests/test-people';
import { useContact } from './addressee';

const other = { ...person, slug: 'arun-rao', name: 'Arun Rao' };
const find = (own: typeof person | null, search: string) =>
  renderHook(() => useContact(own, [person, other], search)).result.current?.name;

test.each([
  [other, '?contact=meera-shah', 'Meera Shah'],
  [other, '?service=Automation', 'Arun Rao'],
  [other, '?contact=nobody', 'Arun Rao'],
  [null, '?contact=nobody', undefined],
])('of a page with %j at %s it is %s', (own, search, name) => {
  expect(find(own, search)).toBe(name);
});
