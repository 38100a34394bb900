import { render, screen } from '@testing-library/react';
import { Chapters } from './chapters';

const chapters = ['In short', 'Your rights', 'Changes'].map((title) => ({
  title,
  text: [`About ${title.toLowerCase()}`],
  points: title === 'Your rights' ? ['*To see it.* Ask us', 'To have it deleted'] : null,
}));

test('the table of contents leads to each chapter', () => {
  render(<Chapters updated={null} chapters={chapters} />);
  for (const { title } of chapters) {
    const target = screen.getByRole('link', { name: title }).getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)).toHaveTextContent(`About ${title.toLowerCase()}`);
  }
});

test('points are a list below the text of their chapter, each with its lead', () => {
  render(<Chapters updated={null} chapters={chapters} />);
  expect(screen.getByText('To see it.').closest('section')).toHaveTextContent(
    /^Your rightsAbout your rightsTo see it\. Ask usTo have it deleted$/,
  );
});
