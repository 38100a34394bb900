import { act, render } from '@testing-library/react';
import { createElement } from 'react';
import { headHandlerForBrowser } from './head-handler';

interface PageProps {
  path: string;
  title: string;
}

const rendered = jest.fn();

const Page = ({ path, title }: PageProps) => {
  const Head = () => {
    rendered(title);
    return [
      createElement('title', { key: 'title' }, title),
      createElement('meta', { key: 'description', name: 'description', content: `About ${title}` }),
    ];
  };
  headHandlerForBrowser({
    pageComponent: { Head },
    staticQueryResults: {},
    pageComponentProps: { pageResources: { page: { path } } },
  });
  return null;
};

const descriptions = () =>
  [...document.head.querySelectorAll('meta[name="description"]')].map((meta) => meta.getAttribute('content'));

// One visit: the handler remembers which page the document's head belongs to.
test('the head of the HTML stays for the page that is opened; other pages replace it, and each other', async () => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title data-gatsby-head="true">Home</title><meta name="description" content="About Home" data-gatsby-head="true">';

  const { rerender } = render(<Page path="/" title="Home" />);
  rerender(<Page path="/" title="Home" />);
  expect(rendered).not.toHaveBeenCalled();
  expect(document.title).toBe('Home');

  await act(async () => rerender(<Page path="/projects" title="Projects" />));
  expect(document.title).toBe('Projects');
  expect(descriptions()).toEqual(['About Projects']);
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(document.head.querySelectorAll('meta[charset]')).toHaveLength(1);

  rendered.mockClear();
  await act(async () => rerender(<Page path="/projects" title="Projects" />));
  expect(rendered).not.toHaveBeenCalled();

  await act(async () => rerender(<Page path="/" title="Home" />));
  expect(document.title).toBe('Home');
  expect(descriptions()).toEqual(['About Home']);
});
