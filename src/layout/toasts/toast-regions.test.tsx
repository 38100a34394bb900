import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import toast from 'react-hot-toast/headless';
import { dismissToasts, showToast, toasts } from './show-toast';
import { ToastRegions } from './toast-regions';

const region = (type: 'success' | 'error') => screen.getByRole(type === 'error' ? 'alert' : 'status');
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const show = (type: 'success' | 'error', text: string) => act(async () => showToast(type, text));
const isShown = (text: string) => screen.queryByText(text)?.closest('[inert]') === null;

test('the HTML has empty regions, and nothing is loaded for them', () => {
  const html = renderToString(<ToastRegions />);
  expect(html).toMatch(/<div role="alert"[^>]*><\/div>/);
  expect(html).toMatch(/<div role="status"[^>]*><\/div>/);
  expect(toasts.loaded()).toBeUndefined();
});

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<ToastRegions />);
  });

  afterEach(() => {
    act(() => toast.removeAll());
    jest.useRealTimers();
  });

  test('errors are announced at once, others politely', async () => {
    await show('error', 'Wrong');
    await show('success', 'Right');
    expect(within(region('error')).getByText('Wrong')).toBeVisible();
    expect(within(region('success')).getByText('Right')).toBeVisible();
  });

  test.each([
    ['success', 2000],
    ['error', 4000],
  ] as const)('%s stays %i ms and is removed 1000 ms later', async (type, duration) => {
    await show(type, 'Text');
    await wait(duration - 50);
    expect(isShown('Text')).toBe(true);
    await wait(100);
    expect(isShown('Text')).toBe(false);
    await wait(900);
    expect(screen.queryByText('Text')).toBeInTheDocument();
    await wait(100);
    expect(screen.queryByText('Text')).not.toBeInTheDocument();
  });

  test.each([
    ['blank', () => toast('Text')],
    ['custom', () => toast.custom('Text')],
  ])('%s stays 4000 ms', async (_, open) => {
    await act(async () => void open());
    await wait(3950);
    expect(isShown('Text')).toBe(true);
    await wait(100);
    expect(isShown('Text')).toBe(false);
  });

  test('loading never expires', async () => {
    await act(async () => void toast.loading('Text'));
    await wait(3_600_000);
    expect(isShown('Text')).toBe(true);
  });

  test('there are at most 20', async () => {
    for (let number = 1; number <= 25; number += 1) await show('error', `Text ${number}`);
    expect(within(region('error')).getAllByRole('button', { name: 'Close' })).toHaveLength(20);
    expect(screen.queryByText('Text 5')).not.toBeInTheDocument();
    expect(screen.getByText('Text 25')).toBeVisible();
  });

  test('the pointer pauses them', async () => {
    await show('error', 'Text');
    await wait(3000);
    fireEvent.pointerEnter(screen.getByText('Text'), { pointerType: 'mouse' });
    await wait(60_000);
    expect(isShown('Text')).toBe(true);
    fireEvent.pointerLeave(region('error').firstElementChild as Element, { pointerType: 'mouse' });
    await wait(900);
    expect(isShown('Text')).toBe(true);
    await wait(200);
    expect(isShown('Text')).toBe(false);
  });

  test('closing the last one under the pointer does not pause the next', async () => {
    await show('error', 'First');
    fireEvent.pointerEnter(screen.getByText('First'), { pointerType: 'mouse' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await wait(1100);
    await show('error', 'Second');
    await wait(4100);
    expect(isShown('Second')).toBe(false);
  });

  test('a button closes each', async () => {
    await show('error', 'First');
    await show('error', 'Second');
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as Element);
    expect(isShown('Second')).toBe(false);
    expect(isShown('First')).toBe(true);
  });

  test('closing with the keyboard gives the focus back', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    await show('error', 'Text');
    field.focus();
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    fireEvent.click(close);
    expect(field).toHaveFocus();
    field.remove();
  });

  test('those of an earlier attempt are removed, and the same text is shown again', async () => {
    await show('error', 'Text');
    await show('error', 'Other');
    act(() => dismissToasts());
    expect(isShown('Text')).toBe(false);
    await show('error', 'Text');
    await wait(3000);
    expect(isShown('Text')).toBe(true);
    expect(screen.queryByText('Other')).not.toBeInTheDocument();
  });

  test('the same text is not shown twice, is announced again and restarts its time', async () => {
    await show('error', 'Text');
    const first = screen.getByText('Text');
    await wait(3000);
    await show('error', 'Text');
    expect(screen.getByText('Text')).not.toBe(first);
    await wait(3000);
    expect(isShown('Text')).toBe(true);
  });
});
