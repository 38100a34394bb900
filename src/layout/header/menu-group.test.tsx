import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  group,
  hamburger,
  header,
  isOpen,
  link,
  menuOpen,
  prepareHeader,
  show,
  toggle,
} from '../../../tests/test-header';
import { currentStatus } from '../../browser/route-state';
import { glyphs } from '../../components/icon';

prepareHeader();

describe('a group', () => {
  test('is closed at first', () => {
    show();
    expect(isOpen('Services')).toBe(false);
    expect(isOpen('Industries')).toBe(false);
  });

  test('is opened and closed by its button from the keyboard', async () => {
    show();
    act(() => toggle('Industries').focus());
    await userEvent.keyboard('{Enter}');
    expect(isOpen('Industries')).toBe(true);
    await userEvent.keyboard(' ');
    expect(isOpen('Industries')).toBe(false);
  });

  test('has its button control the panel with its pages', () => {
    show();
    const panel = document.getElementById(toggle('Services').getAttribute('aria-controls') ?? '');
    expect(panel).toContainElement(link('Automation'));
    expect(panel).toContainElement(link('Data Science'));
    expect(panel).not.toContainElement(link('Retail'));
  });

  test('has its first twelve pages and a link to all, when there are more', () => {
    const pages = Array.from({ length: 30 }, (_, index) => ({
      name: `Service ${index + 1}`,
      link: `/service-${index + 1}`,
      icon: glyphs.check,
    }));
    render(header('/service-30', [{ name: 'Services', link: '/#our-services', icon: glyphs.right, pages }]));
    const panel =
      document.getElementById(toggle('Services').getAttribute('aria-controls') ?? '') ?? document.body;
    const links = within(panel).getAllByRole('link');
    expect(links).toHaveLength(13);
    expect(links.at(-2)).toHaveTextContent('Service 12');
    expect(links.at(-1)).toHaveTextContent('All Services (30)');
    expect(links.at(-1)).toHaveAttribute('href', '/#our-services');
    expect(link('Services')).toHaveAttribute('data-current');
  });

  test('closes when another one opens', () => {
    show();
    fireEvent.click(toggle('Services'));
    fireEvent.click(toggle('Industries'));
    expect(isOpen('Services')).toBe(false);
    expect(isOpen('Industries')).toBe(true);
  });

  test('closes when the page changes', () => {
    const { rerender } = show('/');
    fireEvent.click(toggle('Services'));
    rerender(header('/automation'));
    expect(isOpen('Services')).toBe(false);
  });

  test('closes when the page that was chosen is there', () => {
    const { rerender } = show();
    fireEvent.click(toggle('Services'));
    fireEvent.click(link('Automation'));
    rerender(header('/automation'));
    expect(isOpen('Services')).toBe(false);
  });

  test('closes when the page that is open is chosen', () => {
    const { rerender } = show('/automation');
    fireEvent.click(toggle('Services'));
    fireEvent.click(link('Automation'));
    rerender(header('/automation', undefined, 'another'));
    expect(isOpen('Services')).toBe(false);
  });

  test('closes when the focus leaves it, not while it moves inside', () => {
    show();
    fireEvent.click(toggle('Services'));
    act(() => link('Automation').focus());
    act(() => link('Data Science').focus());
    expect(isOpen('Services')).toBe(true);
    act(() => link('Products').focus());
    expect(isOpen('Services')).toBe(false);
  });

  test('shows an arrow down while closed and up while open', () => {
    show();
    expect(toggle('Services').querySelector('path')).toHaveAttribute('d', glyphs.down);
    fireEvent.click(toggle('Services'));
    expect(toggle('Services').querySelector('path')).toHaveAttribute('d', glyphs.up);
  });
});

describe('Escape', () => {
  test('closes the open group and returns the focus to its button', async () => {
    show();
    fireEvent.click(toggle('Services'));
    act(() => link('Data Science').focus());
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Services')).toBe(false);
    expect(toggle('Services')).toHaveFocus();
  });

  test('leaves the focus alone when it is elsewhere', async () => {
    show();
    await userEvent.hover(group('Services'));
    act(() => screen.getByRole('button', { name: 'In the page' }).focus());
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Services')).toBe(false);
    expect(screen.getByRole('button', { name: 'In the page' })).toHaveFocus();
  });

  test('other keys close nothing', async () => {
    show();
    fireEvent.click(toggle('Services'));
    await userEvent.keyboard('a{ArrowDown}');
    expect(isOpen('Services')).toBe(true);
  });

  test('in the mobile menu closes the group first, then the menu, and moves the focus', async () => {
    show('/', 400);
    fireEvent.click(hamburger());
    fireEvent.click(toggle('Services'));
    act(() => link('Automation').focus());
    await userEvent.keyboard('{Escape}');
    expect([isOpen('Services'), menuOpen()]).toEqual([false, true]);
    expect(group('Services').contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(menuOpen()).toBe(false);
    expect(hamburger()).toHaveFocus();
  });
});

describe('hovering and clicking an item, by the width of the window ', () => {
  test.each([576, 599, 801, 1280])(
    'at %i px hovering opens the group, and leaving closes it',
    async (width) => {
      jest.useFakeTimers();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      show('/', width);
      await user.hover(link('Services'));
      expect(isOpen('Services')).toBe(true);
      await user.unhover(link('Services'));
      act(() => jest.advanceTimersByTime(200));
      expect(isOpen('Services')).toBe(false);
    },
  );

  test('at 1280 px the pointer may leave the group for a moment on its way to the panel', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    show();
    await user.hover(group('Services'));
    await user.unhover(group('Services'));
    act(() => jest.advanceTimersByTime(100));
    await user.hover(group('Services'));
    act(() => jest.advanceTimersByTime(1_000));
    expect(isOpen('Services')).toBe(true);
  });

  test('at 1280 px hovering one group closes the other', async () => {
    show();
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.hover(group('Services'));
    await user.hover(group('Industries'));
    expect([isOpen('Services'), isOpen('Industries')]).toEqual([false, true]);
    // The first group was left longer ago than the pointer may take to reach its dropdown.
    act(() => jest.advanceTimersByTime(1_000));
    expect([isOpen('Services'), isOpen('Industries')]).toEqual([false, true]);
  });

  test('at 1280 px a finger does not hover', () => {
    show();
    fireEvent.pointerEnter(group('Services'), { pointerType: 'touch' });
    fireEvent.pointerOver(group('Services'), { pointerType: 'touch' });
    expect(isOpen('Services')).toBe(false);
  });

  test.each([576, 599, 801, 1280])('at %i px clicking the name follows its link', (width) => {
    window.history.replaceState(null, '', '/projects');
    show('/projects', width);
    fireEvent.click(link('Services'));
    expect(currentStatus().state).toBe('loading');
    expect(isOpen('Services')).toBe(false);
    expect(link('Services')).toHaveAttribute('href', '/#our-services');
    expect(link('Services')).not.toHaveAttribute('aria-expanded');
  });

  test.each([400, 575, 600, 700, 800])(
    'at %i px clicking the name toggles the group and goes nowhere',
    (width) => {
      window.history.replaceState(null, '', '/projects');
      show('/projects', width);
      fireEvent.click(link('Services'));
      expect(currentStatus().state).toBe('idle');
      expect(isOpen('Services')).toBe(true);
      expect(link('Services')).toHaveAttribute('aria-expanded', 'true');
      fireEvent.click(link('Services'));
      expect(isOpen('Services')).toBe(false);
      expect(link('Services')).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test.each([400, 600, 800])('at %i px hovering opens nothing', async (width) => {
    show('/', width);
    await userEvent.hover(group('Services'));
    expect(isOpen('Services')).toBe(false);
  });

  test('at 700 px one group closes the other', () => {
    show('/', 700);
    fireEvent.click(link('Services'));
    fireEvent.click(link('Industries'));
    expect([isOpen('Services'), isOpen('Industries')]).toEqual([false, true]);
  });
});
