import { explainHidden, isCovered, shownDays } from './shown-days';

test.each([
  [{ draft: true, publishOn: '2031-03-05' }, '2031-03-06', 'Draft'],
  [{ publishOn: '2031-03-05' }, '2031-03-04', 'Scheduled for 5 March 2031'],
  [{ date: '2031-03-05' }, '2031-03-04', 'Scheduled for 5 March 2031'],
  [{ endOn: '2031-03-05' }, '2031-03-06', 'Ended on 5 March 2031'],
  [{ publishOn: '2031-03-05', endOn: '2031-03-05' }, '2031-03-05', undefined],
  [{}, '2031-03-05', undefined],
])('%j on %s: %s', (fields, day, why) => {
  expect(explainHidden(shownDays(fields), day)).toBe(why);
});

test('two entries cover what neither does alone, if no day is between them', () => {
  const needed = shownDays({ publishOn: '2031-01-01', endOn: '2031-12-31' });
  const first = shownDays({ endOn: '2031-06-30' });
  const second = shownDays({ publishOn: '2031-07-01' });
  expect(isCovered(needed, [first])).toBe(false);
  expect(isCovered(needed, [second, first])).toBe(true);
  expect(isCovered(needed, [first, shownDays({ publishOn: '2031-07-02' })])).toBe(false);
  expect(isCovered(shownDays({ draft: true }), [])).toBe(true);
});
