import { render, screen } from '@testing-library/react';
import { ArticleBody } from './article-body';
import { Contents } from './contents';

const body = ['What *not* to do', 'A 4* hotel', 'Ask [us](/contact-us)'].map((text) => ({
  __typename: 'HeadingBlock' as const,
  text,
}));

test('headings have emphasis and links, and no stars or brackets', () => {
  render(<ArticleBody body={body} />);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['What not to do', 'A 4* hotel', 'Ask us']);
  expect(screen.getByText('not').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/contact-us');
});

test('the table of contents leads to each heading by its plain text', () => {
  render(
    <>
      <Contents title="In this article" body={body} />
      <ArticleBody body={body} />
    </>,
  );
  for (const name of ['What not to do', 'A 4* hotel', 'Ask us']) {
    const target = screen.getByRole('link', { name }).getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)).toHaveTextContent(name);
  }
});
