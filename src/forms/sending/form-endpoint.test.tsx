import type { ComponentType } from 'react';
import { person } from '../../../tests/test-people';

const office = {
  name: 'Mumbai',
  phone: '+91 22 5550 0142',
  email: 'mumbai@sevenisle.example',
  timeZone: 'Asia/Kolkata',
};

/** What a build with `FORM_ENDPOINT` writes. The address is read once, so every build loads it anew. */
const renderBuilt = async (endpoint: string, choose: () => Promise<ComponentType>): Promise<HTMLElement> => {
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_FORM_ENDPOINT: endpoint });
  const { useStaticQuery } = await import('gatsby');
  const nothing = { nodes: [] };
  jest.mocked(useStaticQuery).mockReturnValue({
    company: {},
    navigation: { legal: [] },
    services: nothing,
    industries: nothing,
    offices: { nodes: [office] },
    insightsPage: null,
    jobsPage: null,
  });
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const page = document.createElement('div');
  page.innerHTML = renderToString(createElement(await choose()));
  return page;
};

const renderForm = (endpoint: string): Promise<HTMLElement> =>
  renderBuilt(endpoint, async () => (await import('../contact/contact-form')).ContactForm);

afterEach(() => jest.restoreAllMocks());

test.each([
  ['', '/email'],
  ['https://forms.example/f', 'https://forms.example/f'],
])('with FORM_ENDPOINT=%j the form posts to %s', async (endpoint, action) => {
  const page = await renderForm(endpoint);
  expect(page.querySelector('form')).toHaveAttribute('action', action);
});

test('with FORM_ENDPOINT=none there is no form, but phone and email', async () => {
  const page = await renderForm('none');
  expect(page.querySelector('form')).toBeNull();
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+912255500142', `mailto:${office.email}`]);
});

test('with FORM_ENDPOINT=none no message goes to the person that a page names', async () => {
  const page = await renderBuilt('none', async () => {
    const { Addressee } = await import('./addressee');
    return () => Addressee({ contact: person });
  });
  expect(page).toHaveTextContent('Meera Shah');
  expect(page).not.toHaveTextContent('Your message goes to');
  expect(page.querySelector('input')).toBeNull();
});
