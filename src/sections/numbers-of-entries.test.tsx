import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRandom } from '../../tests/company/random-pages';
import { pictureNode } from '../../tests/test-pictures';
import { testWindow } from '../../tests/test-window';
import { Clients } from './clients/clients';
import { Hero } from './hero/hero';
import { IndustryTiles } from './industry-chart';
import { InsightCards } from './insight-cards';
import { Offices } from './offices';
import { Products } from './products';
import { ServiceCards } from './service-cards';
import { Testimonials } from './testimonials';

testWindow();

const heading = { title: 'Heading', text: 'Text' };
const image = pictureNode();
const { src } = image;

/** The lists of a site, with entries of these titles. */
const sections: Record<string, (titles: readonly string[]) => ReactNode> = {
  services: (titles) => (
    <ServiceCards
      heading={heading}
      entries={titles.map((title) => ({ title, path: `/${title}`, summary: 'Summary', image }))}
    />
  ),
  industries: (titles) => (
    <IndustryTiles
      heading={heading}
      chart={null}
      entries={titles.map((title) => ({
        title,
        path: `/${title}`,
        tagline: 'Tagline',
        icon: '',
        chart: null,
      }))}
    />
  ),
  products: (titles) => (
    <Products
      heading={heading}
      entries={titles.map((title) => ({
        title,
        category: 'Category',
        description: 'Description',
        path: `/${title}`,
        thumbnail: image,
        image,
      }))}
    />
  ),
  clients: (titles) => (
    <Clients
      heading={heading}
      entries={titles.map((name) => ({ name, altText: name, img: { drawingURL: '/logo.svg' } }))}
    />
  ),
  testimonials: (titles) => (
    <Testimonials
      heading={heading}
      entries={titles.map((name) => ({
        name,
        role: 'Role',
        company: 'Company',
        text: 'Text',
        highlights: [],
        work: null,
      }))}
    />
  ),
  articles: (titles) => (
    <InsightCards
      {...heading}
      insights={titles.map((title) => ({
        title,
        path: `/${title}`,
        text: 'Summary',
        date: '2026-01-01',
        tags: [],
        author: { name: 'Author' },
        picture: image,
      }))}
    />
  ),
  offices: (titles) => (
    <Offices
      title="Offices"
      offices={titles.map((name) => ({
        name,
        addressLines: ['Street'],
        phone: '+49 40 1234567',
        email: 'office@company.example',
        timeZone: 'Europe/Berlin',
        hours: [],
        mapUrl: 'https://www.openstreetmap.org/',
        bookingUrl: null,
      }))}
    />
  ),
  banners: (titles) => (
    <Hero
      page={{ title: 'Subject', headline: null, tagline: 'Tagline', proof: null, trustedBy: null }}
      data={{
        quote: null,
        work: null,
        firstSlide: { nodes: [] },
        clients: { nodes: [] },
        slides: {
          nodes: titles.map((title) => ({
            title,
            text: 'Text',
            altText: 'Picture',
            pageUrl: null,
            buttonName: null,
            parentClass: 'slide-sea',
            childClass: 'copy-dark',
            imagePath: src,
            mobileViewImage: src,
          })),
        },
      }}
    />
  ),
};

/** Any number, but the same in every run; none, one and two always. */
const random = createRandom(52);
const numbers = [0, 1, 2, 3 + Math.floor(3 * random()), 6 + Math.floor(6 * random()), 12, 30];
const cases = Object.keys(sections).flatMap((name) => numbers.map((number) => [number, name] as const));

test.each(cases)(
  '%i %s are all there, under a heading if there are any, and rotate from two on',
  (number, name) => {
    const titles = Array.from({ length: number }, (_, at) => `Entry-${at + 1}`);
    const container = document.createElement('div');
    // As without scripts: a carousel has its slides then.
    container.innerHTML = renderToString(sections[name]?.(titles)).replaceAll(/<\/?noscript>/g, '');
    for (const title of titles) expect(container.innerHTML).toContain(title);
    expect(container.innerHTML).not.toContain(`Entry-${number + 1}`);
    if (name !== 'banners') expect(container.childElementCount).toBe(number === 0 ? 0 : 1);
    const isCarousel = ['banners', 'testimonials'].includes(name);
    expect(container.querySelectorAll('[aria-roledescription="carousel"]')).toHaveLength(
      isCarousel && number > 1 ? 1 : 0,
    );
  },
);
