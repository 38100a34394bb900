import { remember } from './remember';

test('what is known of an object is not worked out again', () => {
  const make = jest.fn(({ name }: { name: string }) => ({ text: `${name}!` }));
  const read = remember(make);
  const [first, second] = [{ name: 'a' }, { name: 'a' }];
  expect(read(first)).toBe(read(first));
  expect(read(second)).toEqual({ text: 'a!' });
  expect(make).toHaveBeenCalledTimes(2);
});

test('a text has no identity and is worked out every time', () => {
  const read = remember((text: string) => text.toUpperCase());
  expect([read('a'), read('a'), read('b')]).toEqual(['A', 'A', 'B']);
});
