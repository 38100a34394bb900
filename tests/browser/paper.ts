import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api';

/** A rectangle in points from the upper left corner of its page. */
export interface PaperBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A run of text on one line. */
export interface PaperText extends PaperBox {
  readonly text: string;
  readonly font: string;
}

export interface PaperPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PaperText[];
  /** As far as they are not clipped. */
  readonly pictures: readonly PaperBox[];
}

type Matrix = readonly [number, number, number, number, number, number];

const toMatrix = ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[]): Matrix => [
  a,
  b,
  c,
  d,
  e,
  f,
];

const multiply = ([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix => [
  a * a2 + c * b2,
  b * a2 + d * b2,
  a * c2 + c * d2,
  b * c2 + d * d2,
  a * e2 + c * f2 + e,
  b * e2 + d * f2 + f,
];

/** The box around a rectangle after a transformation. */
const mapBox = ([a, b, c, d, e, f]: Matrix, [x1, y1, x2, y2]: readonly number[]): PaperBox => {
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ] as const;
  const xs = corners.map(([x = 0, y = 0]) => a * x + c * y + e);
  const ys = corners.map(([x = 0, y = 0]) => b * x + d * y + f);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

const intersect = (one: PaperBox, other: PaperBox): PaperBox => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** The pictures of a page, by running its drawing commands as far as they move or clip pictures. */
const findPictures = async (
  page: PDFPageProxy,
  OPS: Readonly<Record<string, number>>,
  start: Matrix,
  paper: PaperBox,
): Promise<PaperBox[]> => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const pictures: PaperBox[] = [];
  let state = { matrix: start, clip: paper };
  const saved: (typeof state)[] = [];
  let clipsNext = false;
  fnArray.forEach((operation, index) => {
    const values: readonly (readonly number[])[] = argsArray[index] ?? [];
    switch (operation) {
      case OPS.save:
        saved.push(state);
        break;
      case OPS.paintFormXObjectBegin:
        saved.push(state);
        if (values[0]) state = { ...state, matrix: multiply(state.matrix, toMatrix(values[0])) };
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, matrix: multiply(state.matrix, toMatrix(argsArray[index])) };
        break;
      case OPS.clip:
      case OPS.eoClip:
        clipsNext = true;
        break;
      case OPS.constructPath:
        if (clipsNext && values[2]) {
          state = { ...state, clip: intersect(state.clip, mapBox(state.matrix, [...values[2]])) };
        }
        clipsNext = false;
        break;
      case OPS.paintImageXObject:
      case OPS.paintImageMaskXObject:
        pictures.push(intersect(state.clip, mapBox(state.matrix, [0, 0, 1, 1])));
        break;
    }
  });
  return pictures.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
};

/** Reads what is where on the pages of a PDF. */
export const readPaper = async (pdf: Buffer): Promise<PaperPage[]> => {
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: PaperPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [left, baseline] = [item.transform[4], height - item.transform[5]];
      // Letters without their accents and tails.
      const box = { left, right: left + item.width, top: baseline - 0.7 * item.height, bottom: baseline };
      return [{ ...box, text: item.str, font: item.fontName }];
    });
    const paper = { left: 0, top: 0, right: width, bottom: height };
    pages.push({ width, height, texts, pictures: await findPictures(page, OPS, toMatrix(transform), paper) });
  }
  await document.destroy();
  return pages;
};

const overlap = (one: PaperBox, other: PaperBox): boolean => {
  const { left, top, right, bottom } = intersect(one, other);
  // Hairlines are rounding.
  return right - left > 1 && bottom - top > 1;
};

/** Blank space of this share of a page's height is a hole. */
const hole = 0.5;

/**
 * Looks at printed pages: nothing overlaps or leaves the paper, no page but the last ends half empty, none has a hole, and
 * no heading is apart from what it is about.
 * @param headings texts of the page's headings
 */
export const findPaperFaults = (pages: readonly PaperPage[], headings: readonly string[]): string[] =>
  pages.flatMap(({ width, height, texts, pictures }, index) => {
    const faults: string[] = [];
    const isLast = index === pages.length - 1;
    const say = (fault: string) => faults.push(`page ${index + 1}: ${fault}`);
    const things = [...texts, ...pictures.map((picture) => ({ ...picture, text: '(picture)' }))];
    if (things.length === 0) say('is empty');
    things.forEach((one, place) => {
      for (const other of things.slice(place + 1)) {
        if (overlap(one, other)) say(`"${one.text}" lies over "${other.text}"`);
      }
      if (one.left < 0 || one.top < 0 || one.right > width + 1 || one.bottom > height + 1) {
        say(`"${one.text}" leaves the paper`);
      }
    });

    const rows = things.toSorted((one, other) => one.top - other.top);
    let filled = 0;
    for (const { top, bottom } of rows) {
      if (top - filled > hole * height) say(`has a hole above ${Math.round(top)} pt`);
      filled = Math.max(filled, bottom);
    }
    if (!isLast && height - filled > hole * height) say(`ends at ${Math.round(filled)} of ${height} pt`);

    const isHeading = ({ text }: { text: string }) =>
      text.trim().length > 2 && headings.some((heading) => heading.includes(text.trim()));
    for (const heading of isLast ? [] : texts.filter(isHeading)) {
      const follows = things.some(
        (other) =>
          !isHeading(other) &&
          other.top > heading.top &&
          other.left < heading.right &&
          other.right > heading.left,
      );
      if (!follows) say(`the heading "${heading.text}" stands alone at the foot`);
    }
    return faults;
  });
