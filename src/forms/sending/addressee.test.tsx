import { render, renderHook, screen } from '@testing-library/react';
import { person } from '../../../tests/test-people';
import { Addressee, useContact } from './addressee';

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

test('outside the form it names whom the message goes to, and is sent with the form', () => {
  render(
    <>
      <form id="apply" aria-label="Apply" />
      <Addressee contact={person} form="apply" />
    </>,
  );
  expect(screen.getByText('Your message goes to Meera Shah')).toBeInTheDocument();
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('contact')).toBe('meera-shah');
});
