import { isSuspectedSpam, minimumElapsed, spamSignalsToSend } from './spam-signals';

const plain = { name: 'Asha', message: 'We need a portal for our dealers. See https://asha.example.' };
const links = 'https://a.example https://b.example https://c.example';

describe('telling bots from people', () => {
  test.each([
    ['nothing', {}, plain, false],
    ['an empty honeypot', { honeypot: '', elapsed: '' }, plain, false],
    ['a filled honeypot', { honeypot: 'Cheap watches' }, plain, true],
    ['speed alone, such as a browser that fills in the form', { elapsed: '12' }, plain, false],
    ['speed and many links', { elapsed: '12' }, { ...plain, message: links }, true],
    ['speed and markup', { elapsed: '1499' }, { ...plain, message: '<a href="x">watches</a>' }, true],
    ['speed and a link as name', { elapsed: '0' }, { ...plain, name: 'http://a.example' }, true],
    ['many links alone', {}, { ...plain, message: links }, false],
    ['many links in markup', {}, { ...plain, message: `[url=x]${links}[/url]` }, true],
    ['enough time', { elapsed: String(minimumElapsed) }, { ...plain, message: links }, false],
    ['a negative time', { elapsed: '-5' }, { ...plain, message: links }, false],
    ['a time that is no number', { elapsed: 'soon' }, { ...plain, message: links }, false],
    ['an endless time', { elapsed: '9'.repeat(400) }, { ...plain, message: links }, false],
  ])('%s', (_what, signals, message, expected) => {
    expect(isSuspectedSpam(signals, message)).toBe(expected);
  });

  test('a person sends the four fields and nothing else', () => {
    expect(spamSignalsToSend('', 4000.4)).toEqual({});
  });

  test('a bot sends what gives it away', () => {
    expect(spamSignalsToSend('x', 4000.4)).toEqual({ subject: 'x', elapsed: '4000' });
    expect(spamSignalsToSend('', 3.7)).toEqual({ subject: '', elapsed: '4' });
    expect(spamSignalsToSend('', -1)).toEqual({ subject: '', elapsed: '0' });
  });
});
