import { readContent } from '../../src/content-tools/read/read-content';
import { listRedirects } from '../../src/content-tools/read/schedule';

/**
 * The addresses of the pages whose first screen is a form, those from which they have moved included.
 * @param root absolute path of the content folder
 */
export const findFormPages = (root: string): string[] => {
  const content = readContent(root);
  const pages = content.files.flatMap(({ template = '', path }) =>
    path !== undefined && ['contact', 'quote'].includes(template) ? path : [],
  );
  const moved = listRedirects(content, false).flatMap(({ from, to }) => (pages.includes(to) ? from : []));
  return [...pages, ...moved];
};
