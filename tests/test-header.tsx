import { render, screen } from '@testing-library/react';
import { finish } from '../src/browser/route-state';
import { glyphs } from '../src/components/icon';
import { Header } from '../src/layout/header/header';
import type { MenuItem } from '../src/layout/header/menu-group';
import { setWidth, testWindow } from './test-window';

/** Prepares the window for the tests of a file, and resets what they change. */
export const prepareHeader = (): void => {
  testWindow();
  afterEach(finish);
  afterEach(() => {
    jest.useRealTimers();
  });
};

const entry = (name: string, path: string) => ({ name, link: path, icon: glyphs.check });
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
/** @param navigation another one for every navigation */
export const header = (pathname: string, shown = items, navigation = pathname) => (
  <>
    <Header
      company={company}
      items={shown}
      contact={{ name: 'Contact Us', link: '/contact-us' }}
      pathname={pathname}
      navigation={navigation}
    />
    <main id="main">
      <button type="button">In the page</button>
    </main>
    <div data-site="footer" data-testid="footer" />
  </>
);
export const show = (pathname = '/', width = 1280) => {
  setWidth(width);
  return render(header(pathname));
};

export const toggle = (name: string) => screen.getByRole('button', { name: `${name} pages` });
export const link = (name: string) => screen.getByRole('link', { name });
export const group = (name: string): HTMLElement => {
  const element = toggle(name).closest('li');
  if (!element) throw new Error(`${name} is no group`);
  return element;
};
export const isOpen = (name: string): boolean => {
  const open = toggle(name).getAttribute('aria-expanded') === 'true';
  expect(group(name).hasAttribute('data-open')).toBe(open);
  return open;
};
export const hamburger = () => screen.getByRole('button', { name: /menu/i });
export const menuOpen = (): boolean => hamburger().getAttribute('aria-expanded') === 'true';
