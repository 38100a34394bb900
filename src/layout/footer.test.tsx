import { render, screen, within } from '@testing-library/react';
import { glyphs } from '../components/icon';
import { Footer } from './footer';

const office = {
  name: 'Mumbai',
  addressLines: ['Unit 402, Dockyard Lane', 'Mumbai, Maharashtra 400010', 'India'],
  phone: '+91 22 5550 0142',
  email: 'mumbai@sevenisle.example',
  timeZone: 'Asia/Kolkata',
  hours: [],
};

const twoServices = ['Automation', 'Data Science'];

const show = (pathname = '/', services = twoServices) =>
  render(
    <Footer
      company={{
        name: 'Sevenisle Software',
        legalName: 'Sevenisle Software Private Limited',
        mark: { drawing: '<svg viewBox="0 0 8 8"></svg>' },
        replyPromise: '',
        confirmation: { sent: '', notSent: '' },
        footerPictures: null,
        footerText: 'We build software.',
        copyrightYear: 2024,
        socialLinks: [
          { name: 'Facebook', icon: glyphs.check, link: null },
          { name: 'LinkedIn', icon: glyphs.check, link: 'https://www.linkedin.com/company/x' },
        ],
      }}
      navigation={{
        footer: [
          { name: 'Services', link: '/#our-services' },
          { name: 'About Us', link: '/about-us' },
        ],
        legal: [{ name: 'Privacy', link: '/privacy' }],
      }}
      services={services.map((name) => ({
        name,
        link: `/${name.toLowerCase().replace(' ', '-')}`,
        icon: glyphs.right,
      }))}
      offices={[office, { ...office, name: 'Edison' }]}
      pathname={pathname}
    />,
  );
const findLinks = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('social links', () => {
  test('one with a link opens in a new tab, says so, and sends no referrer', () => {
    show();
    const link = screen.getByRole('link', { name: 'LinkedIn (opens in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://www.linkedin.com/company/x');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  });

  test('one without an address shows its icon and name, and is no link', () => {
    show();
    expect(screen.queryByRole('link', { name: /Facebook/ })).not.toBeInTheDocument();
    expect(screen.getByText('Facebook').parentElement?.querySelector('svg')).toBeInTheDocument();
    expect(screen.getByText('Facebook').closest('a, button')).toBeNull();
  });
});

test('the menu links the entries in their order', () => {
  show();
  expect(findLinks('Footer')).toEqual([
    ['Services', '/#our-services'],
    ['About Us', '/about-us'],
  ]);
});

test('the quick links are the services', () => {
  show();
  expect(findLinks('Quick links')).toEqual([
    ['Automation', '/automation'],
    ['Data Science', '/data-science'],
  ]);
});

test('of thirty services the first twelve are quick links', () => {
  show(
    '/',
    Array.from({ length: 30 }, (_, index) => `Service ${index + 1}`),
  );
  const links = findLinks('Quick links');
  expect(links).toHaveLength(12);
  expect(links.at(-1)).toEqual(['Service 12', '/service-12']);
});

test.each([
  ['/about-us', 'About Us'],
  ['/data-science', 'Data Science'],
])('on %s only %s is current', (pathname, name) => {
  show(pathname);
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('each office has its address, and a telephone and mail address to use', () => {
  show();
  const [mumbai] = screen.getAllByRole('group');
  const block = within(mumbai ?? document.body);
  expect(mumbai).toHaveTextContent('Unit 402, Dockyard Lane Mumbai, Maharashtra 400010 India');
  expect(block.getByRole('link', { name: '+91 22 5550 0142' })).toHaveAttribute('href', 'tel:+912255500142');
  expect(block.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:mumbai@sevenisle.example');
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Edison' })).toBeInTheDocument();
});

test('the year and the registered name come from the content', () => {
  show();
  expect(screen.getByText('© 2024 Sevenisle Software Private Limited')).toBeInTheDocument();
});

test('legal pages are linked', () => {
  show();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
