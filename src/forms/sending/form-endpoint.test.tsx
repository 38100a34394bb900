const office = {
  name: 'Mumbai',
  phone: '+91 22 5550 0142',
  email: 'mumbai@sevenisle.example',
  timeZone: 'Asia/Kolkata',
};

/** The contact form as a build with `FORM_ENDPOINT` writes it. The address is read once, so every build loads it anew. */
const renderForm = async (endpoint: string): Promise<HTMLElement> => {
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
  const { ContactForm } = await import('../contact/contact-form');
  const page = document.createElement('div');
  page.innerHTML = renderToString(createElement(ContactForm));
  return page;
};

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
