import { looksLikeSpam, minimumElapsed, spamSignalsToSend } from './spam-signals';

describe('telling bots from people', () => {
  test.each([
    [{}, false],
    [{ honeypot: '', elapsed: '' }, false],
    [{ honeypot: 'Cheap watches' }, true],
    [{ elapsed: '12' }, true],
    [{ elapsed: String(minimumElapsed - 1) }, true],
    [{ elapsed: String(minimumElapsed) }, false],
    [{ elapsed: '-5' }, false],
    [{ elapsed: 'soon' }, false],
    [{ elapsed: '9'.repeat(400) }, false],
  ])('%j: %s', (signals, expected) => {
    expect(looksLikeSpam(signals)).toBe(expected);
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
