import { redirects } from '../../src/content-model/navigation';
import { readContent } from '../../src/content-tools/read/read-content';
import { isObject } from '../../src/is-object';

/** Templates whose first screen is a form. */
const formTemplates = ['contact', 'quote'];

/**
 * The addresses of the pages with a form, those from which they have moved included.
 * @param root absolute path of the content folder
 */
export const findFormPages = (root: string): string[] => {
  const { files } = readContent(root);
  const pages = files.flatMap(({ template = '', path }) =>
    path !== undefined && formTemplates.includes(template) ? path : [],
  );
  const data = files.find(({ kind }) => kind === 'redirects')?.data;
  const moved = redirects.shape.moved.safeParse(isObject(data) ? data.moved : undefined).data ?? [];
  return [...pages, ...moved.flatMap(({ from, to }) => (pages.includes(to) ? from : []))];
};
