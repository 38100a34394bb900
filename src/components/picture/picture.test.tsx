import { fireEvent, render, screen } from '@testing-library/react';
import { imageData, pictureNode } from '../../../tests/test-pictures';
import { Picture } from './picture';

const sources = (container: HTMLElement): HTMLSourceElement[] => [...container.querySelectorAll('source')];

test('a picture has its text, and the size that keeps its place while it loads', () => {
  render(<Picture picture={pictureNode('A lighthouse')} />);
  const image = screen.getByRole('img', { name: 'A lighthouse' });
  expect(image).toHaveAttribute('width', '480');
  expect(image).toHaveAttribute('height', '320');
});

test('the formats are in the order of the data, before the fallback', () => {
  const { container } = render(<Picture picture={pictureNode()} />);
  expect(sources(container).map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/isle.jpg');
  expect(container.querySelector('picture')?.lastElementChild).toBe(screen.getByRole('img'));
});

test("without sizes of its own a picture takes the data's", () => {
  const { container } = render(<Picture picture={pictureNode()} />);
  expect([...sources(container)].map((part) => part.getAttribute('sizes'))).toEqual(['50vw', '50vw']);
});

test('sizes of its own hold for every format', () => {
  const { container } = render(<Picture picture={pictureNode()} sizes="120px" />);
  expect([...sources(container)].map((part) => part.getAttribute('sizes'))).toEqual(['120px', '120px']);
});

test('a picture is loaded when it is near the viewport', () => {
  render(<Picture picture={pictureNode()} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority');
});

test('the largest picture above the fold is loaded at once and first', () => {
  render(<Picture picture={pictureNode()} priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that only decorates is hidden from screen readers', () => {
  const { container } = render(<Picture picture={pictureNode('')} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

test('a picture that is cut out is marked, so that nothing crops it', () => {
  const picture = pictureNode();
  const { rerender } = render(<Picture picture={picture} />);
  expect(screen.getByRole('img')).not.toHaveAttribute('data-cut-out');
  rerender(<Picture picture={{ ...picture, src: { ...picture.src, isCutOut: true } }} />);
  expect(screen.getByRole('img')).toHaveAttribute('data-cut-out');
});

test('a picture in one format only is shown all the same', () => {
  const { sources: _, ...images } = imageData.images;
  const { container } = render(
    <Picture
      picture={{ alt: 'An isle', src: { childImageSharp: { gatsbyImageData: { ...imageData, images } } } }}
    />,
  );
  expect(sources(container)).toEqual([]);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/isle.jpg');
});

test('a picture is marked once it is there, also when it came before React did', () => {
  const { unmount } = render(<Picture picture={pictureNode()} />);
  const image = screen.getByRole('img');
  expect(image).not.toHaveAttribute('data-loaded');
  fireEvent.load(image);
  expect(image).toHaveAttribute('data-loaded');
  unmount();

  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(480);
  render(<Picture picture={pictureNode()} />);
  expect(screen.getByRole('img')).toHaveAttribute('data-loaded');
  jest.restoreAllMocks();
});
