import debounce from './debounce';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('of several calls the last one counts, after a pause', () => {
  const call = jest.fn();
  const debounced = debounce(call, 50);
  debounced();
  jest.advanceTimersByTime(49);
  debounced();
  jest.advanceTimersByTime(49);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a call that is called off does not come', () => {
  const call = jest.fn();
  const debounced = debounce(call, 50);
  debounced();
  debounced.cancel();
  jest.advanceTimersByTime(100);
  expect(call).not.toHaveBeenCalled();
});
