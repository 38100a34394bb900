import { companyContent, secondCompanyContent } from '../../../tests/test-companies';
import { readTheme } from '../../content-tools/read/read-theme';
import { theme } from '../theme';
import { contrast, findNearest, mix } from './colours';
import { findFaintPairs } from './contrast';
import { baseColours, themeColours } from './palette';
import { listColourUses } from './tokens';

const sample = readTheme(companyContent);
const second = readTheme(secondCompanyContent);

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#0b2a35', '#0b2a35')).toBe(1);
});

test('half-way between two colours is where the eye sees it', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363');
  expect(mix('#0a7386', '#a9ddd3', 0)).toBe('#0a7386');
  expect(mix('#0a7386', '#a9ddd3', 1)).toBe('#a9ddd3');
});

test('what cannot be reached is not found', () => {
  expect(findNearest('#888888', '#ffffff', (colour) => contrast(colour, '#ffffff') > 7)).toBeUndefined();
});

test('a colour that a theme fixes stays as it is', () => {
  expect(themeColours(sample).coralDeep).toBe('#c2361a');
  expect(themeColours(second).coralDeep).not.toBe('#c2361a');
});

test('every colour says what it is for', () => {
  const uses = Object.fromEntries(listColourUses());
  expect(uses).toMatchObject({
    coral: 'The one accent',
    'ink-soft': 'Second text',
    'ring-1': expect.any(String),
  });
  expect(Object.keys(uses)).toHaveLength(Object.keys(themeColours(sample)).length);
  expect(Object.values(uses)).not.toContain('');
});

test('a theme whose words cannot be read is a mistake that says what to change', () => {
  const pale = { ...second, colours: { ...second.colours, leaf: '#66bb88' } };
  expect(theme.safeParse(pale).error?.issues).toMatchObject([
    {
      path: ['colours', 'leaf'],
      message:
        'A sign in white on leaf has a contrast of 2.33 to 1 and needs 3: make leaf darker, for example #58a275',
    },
  ]);
});

/** Random numbers from 0 to 1 that are the same for a seed. */
const randomFrom = (seed: number) => () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};

test.each(Array.from({ length: 12 }, (_, at) => at + 1))(
  'the theme of seed %i can be read, or becomes readable by the changes that the check proposes',
  (seed) => {
    const random = randomFrom(seed * 7919);
    const channel = (from: number, to: number) =>
      Math.round(from + random() * (to - from))
        .toString(16)
        .padStart(2, '0');
    const colour = (from: number, to: number) =>
      `#${channel(from, to)}${channel(from, to)}${channel(from, to)}`;
    const ranges = {
      ink: [0, 90],
      sea: [0, 170],
      foam: [150, 240],
      sand: [170, 250],
      cream: [225, 255],
    } as const;
    const named = Object.fromEntries(
      Object.keys(baseColours).map((name) => {
        const [from, to] = Object.entries(ranges).find(([key]) => key === name)?.[1] ?? [40, 230];
        return [name, colour(from, to)];
      }),
    );
    let palette = { colours: { ...second.colours, ...named }, exact: {} };
    for (const {
      path: [, name],
      problem,
    } of findFaintPairs(palette)) {
      const value = /for example (#\w+)$/.exec(problem)?.[1];
      expect([problem, value]).toEqual([problem, expect.any(String)]);
      palette = { ...palette, colours: { ...palette.colours, [name]: value } };
    }
    expect(findFaintPairs(palette)).toEqual([]);
  },
);
