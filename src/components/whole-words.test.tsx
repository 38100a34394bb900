import { render } from '@testing-library/react';
import { wholeWords } from './whole-words';

const show = (text: string): HTMLElement => render(<p>{wholeWords(text)}</p>).container;

test.each([
  ['A year of GSTR-2B, after GSTR-2A', ['GSTR-2B', 'GSTR-2A']],
  ['Over RS-232-1 to the scale', ['RS-232-1']],
  ['A two-week pilot, a 90-day warranty', []],
  ['From 5 h 20 min to 45 min, in 2 h', ['5 h 20 min', '45 min', '2 h']],
  ['In 2018-19 an X-ray of the pre-2019 ledger', []],
])('%s keeps %j whole', (text, codes) => {
  const container = show(text);
  const whole = [...container.querySelectorAll('[data-whole]')];
  expect(whole.map(({ textContent }) => textContent)).toEqual(codes);
  expect(container).toHaveTextContent(text);
});

test('a text without codes has no further elements', () => {
  expect(show('Accounts for several branches').innerHTML).toBe('<p>Accounts for several branches</p>');
});
