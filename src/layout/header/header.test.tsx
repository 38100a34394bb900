import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  hamburger,
  header,
  isOpen,
  link,
  menuOpen,
  prepareHeader,
  show,
  toggle,
} from '../../../tests/test-header';
import { setScroll, setWidth } from '../../../tests/test-window';
import { glyphs } from '../../components/icon';

prepareHeader();

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

  test('closes on a navigation within the page that is open', () => {
    const { rerender } = show('/', 400);
    fireEvent.click(hamburger());
    fireEvent.click(link('Products'));
    rerender(header('/', undefined, 'another'));
    expect(menuOpen()).toBe(false);
  });

  test('stays until the other page that a link leads to is there', () => {
    const { rerender } = show('/projects', 400);
    fireEvent.click(hamburger());
    fireEvent.click(link('Contact Us'));
    expect(menuOpen()).toBe(true);
    rerender(header('/contact-us'));
    expect(menuOpen()).toBe(false);
  });

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
