import { readContent } from '../../src/content-tools/read/read-content';
import { listRedirects } from '../../src/content-tools/read/schedule';

/** Templates whose first screen is a form. */
const formTemplates = ['contact', 'quote'];

/**
 * The addresses of the pages with a form, those from which they have moved included.
 * @param root absolute path of the content folder
 */
export const findFormPages = (root: string): string[] => {
  const content = readContent(root);
  const pages = content.files.flatMap(({ template = '', path }) =>
    path !== undefined && formTemplates.includes(template) ? path : [],
  );
  const moved = listRedirects(content, false).flatMap(({ from, to }) => (pages.includes(to) ? from : []));
  return [...pages, ...moved];
};
