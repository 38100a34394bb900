import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setScroll, setWidth, testWindow } from '../../../tests/test-window';
import { currentStatus, finish } from '../../browser/route-state';
import { glyphs } from '../../components/icon';
import { Header } from './header';
import type { MenuItem } from './menu-item';

testWindow();
afterEach(finish);
afterEach(() => {
  jest.useRealTimers();
});

const entry = (title: string, path: string) => ({ title, path, icon: glyphs.check });
const items: MenuItem[] = [
  {
    name: 'Services',
    link: '/#our-services',
    icon: glyphs.right,
    pages: [entry('Automation', '/automation'), entry('Data Science', '/data-science')],
  },
  { name: 'Products', link: '/#our-products', icon: glyphs.right, pages: [] },
  {
    name: 'Industries',
    link: '/#industry-expertise',
    icon: glyphs.right,
    pages: [entry('Retail', '/retail')],
  },
  { name: 'Projects', link: '/projects', icon: glyphs.right, pages: [] },
];

const company = { name: 'Sevenisle Software', mark: { drawing: '<svg viewBox="0 0 8 8"></svg>' } };
const header = (pathname: string) => (
  <>
    <Header
      company={company}
      items={items}
      contact={{ name: 'Contact Us', link: '/contact-us' }}
      pathname={pathname}
    />
    <main id="main">
      <button type="button">In the page</button>
    </main>
    <div data-site="footer" data-testid="footer" />
  </>
);
const show = (pathname = '/', width = 1280) => {
  setWidth(width);
  return render(header(pathname));
};

const toggle = (name: string) => screen.getByRole('button', { name: `${name} pages` });
const link = (name: string) => screen.getByRole('link', { name });
const group = (name: string): HTMLElement => {
  const element = toggle(name).closest('li');
  if (!element) throw new Error(`${name} is no group`);
  return element;
};
const isOpen = (name: string): boolean => {
  const open = toggle(name).getAttribute('aria-expanded') === 'true';
  expect(group(name).hasAttribute('data-open')).toBe(open);
  return open;
};
const hamburger = () => screen.getByRole('button', { name: /menu/i });
const menuOpen = (): boolean => hamburger().getAttribute('aria-expanded') === 'true';

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

  test('closes when one of its pages is chosen', () => {
    show();
    fireEvent.click(toggle('Services'));
    fireEvent.click(link('Automation'));
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

describe('the mobile menu', () => {
  test('is opened and closed by the hamburger button, which says what it does', () => {
    show('/', 400);
    expect(hamburger()).toHaveAccessibleName('Menu');
    fireEvent.click(hamburger());
    expect(menuOpen()).toBe(true);
    expect(hamburger()).toHaveAccessibleName('Close menu');
    expect(screen.getByRole('navigation', { name: 'Main' })).toHaveAttribute('data-open');
    fireEvent.click(hamburger());
    expect(menuOpen()).toBe(false);
    expect(screen.getByRole('navigation', { name: 'Main' })).not.toHaveAttribute('data-open');
  });

  test('is what the button controls', () => {
    show('/', 400);
    expect(screen.getByRole('navigation', { name: 'Main' })).toHaveAttribute(
      'id',
      hamburger().getAttribute('aria-controls'),
    );
  });

  describe('the page behind it', () => {
    const outOfReach = () => [
      document.getElementById('main')?.inert,
      screen.getByTestId('footer').inert,
      document.documentElement.hasAttribute('data-menu-open'),
    ];

    test('is inert while the menu is open', async () => {
      show('/', 400);
      fireEvent.click(hamburger());
      await waitFor(() => expect(outOfReach()).toEqual([true, true, true]));
      fireEvent.click(hamburger());
      await waitFor(() => expect(outOfReach()).toEqual([false, false, false]));
    });

    test('is usable again when the window becomes wide', async () => {
      show('/', 400);
      fireEvent.click(hamburger());
      await waitFor(() => expect(outOfReach()).toEqual([true, true, true]));
      setWidth(1280);
      expect(menuOpen()).toBe(false);
      await waitFor(() => expect(outOfReach()).toEqual([false, false, false]));
    });
  });

  test('closes on every change of page', () => {
    const { rerender } = show('/', 400);
    fireEvent.click(hamburger());
    fireEvent.click(toggle('Services'));
    rerender(header('/projects'));
    expect([menuOpen(), isOpen('Services')]).toEqual([false, false]);
  });

  test.each(['Projects', 'Products', 'Contact Us', 'Sevenisle Software'])(
    'closes when %s is followed, even to the page that is open',
    (name) => {
      show('/projects', 400);
      fireEvent.click(hamburger());
      fireEvent.click(link(name));
      expect(menuOpen()).toBe(false);
    },
  );

  test('keeps a group open while the focus moves', () => {
    show('/', 400);
    fireEvent.click(hamburger());
    fireEvent.click(toggle('Services'));
    act(() => toggle('Services').focus());
    act(() => link('Projects').focus());
    expect(isOpen('Services')).toBe(true);
  });

  test('closes when the window becomes wide, and does not open again when it is narrow', () => {
    show('/', 400);
    fireEvent.click(hamburger());
    setWidth(1280);
    expect(menuOpen()).toBe(false);
    fireEvent.click(toggle('Services'));
    setWidth(400);
    expect([menuOpen(), isOpen('Services')]).toEqual([false, false]);
  });

  test('shows an icon at every item and page', () => {
    show('/', 400);
    fireEvent.click(hamburger());
    for (const name of ['Services', 'Automation', 'Products', 'Retail', 'Projects']) {
      const icon = name === 'Automation' || name === 'Retail' ? glyphs.check : glyphs.right;
      expect(link(name).querySelector('svg path')).toHaveAttribute('d', icon);
    }
  });
});

describe('where the visitor is', () => {
  test('a page of the menu is current, and no other', () => {
    show('/projects');
    expect(link('Projects')).toHaveAttribute('aria-current', 'page');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect(document.querySelectorAll('[data-current]')).toHaveLength(0);
  });

  test('a page below one of the menu makes that one current', () => {
    show('/projects/impex');
    expect(link('Projects')).toHaveAttribute('aria-current', 'page');
  });

  test('a page of a group is current, and its parent is marked', () => {
    show('/data-science');
    expect(link('Data Science')).toHaveAttribute('aria-current', 'page');
    expect(link('Services')).toHaveAttribute('data-current');
    expect(link('Industries')).not.toHaveAttribute('data-current');
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  test('the contact page makes its button current', () => {
    show('/contact-us');
    expect(link('Contact Us')).toHaveAttribute('aria-current', 'page');
  });

  test('on the home page no item is current, though some lead to its sections', () => {
    show('/');
    expect(document.querySelectorAll('[aria-current], [data-current]')).toHaveLength(0);
  });
});

describe('the logo', () => {
  test('leads to the hero on the home page', () => {
    show('/');
    expect(link('Sevenisle Software')).toHaveAttribute('href', '/#hero');
  });

  test('leads to the home page from other pages', () => {
    show('/projects');
    expect(link('Sevenisle Software')).toHaveAttribute('href', '/');
  });
});

test('the bar changes colour once the page is scrolled 80 px or more', () => {
  show();
  const bar = screen.getByRole('banner');
  setScroll(79);
  expect(bar).not.toHaveAttribute('data-scrolled');
  setScroll(80);
  expect(bar).toHaveAttribute('data-scrolled');
  setScroll(0);
  expect(bar).not.toHaveAttribute('data-scrolled');
});

test('the menu has the items in the order given, then the contact button', () => {
  show();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Services',
    'Automation',
    'Data Science',
    'Products',
    'Industries',
    'Retail',
    'Projects',
    'Contact Us',
  ]);
});
