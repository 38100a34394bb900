import { respectDataSaver } from './data-saver';

const windowWith = (connection?: { saveData?: boolean }) => {
  const hovering = jest.fn<void, [string]>();
  const window = { ___loader: { hovering }, navigator: connection ? { connection } : {} };
  respectDataSaver(window);
  window.___loader.hovering('/about-us');
  return hovering;
};

test.each([[undefined], [{}], [{ saveData: false }]])(
  'a hovered link is fetched ahead without that wish: %j',
  (connection) => {
    expect(windowWith(connection)).toHaveBeenCalledWith('/about-us');
  },
);

test('a hovered link is not fetched ahead where data is to be saved', () => {
  expect(windowWith({ saveData: true })).not.toHaveBeenCalled();
});

test('without a loader nothing happens', () => {
  expect(() => respectDataSaver({ navigator: {} })).not.toThrow();
});
