import { resolve } from 'node:path';
import type { Actions, CreatePagesArgs, Reporter } from 'gatsby';
import { type ContentPages, contentPages, contentPagesQuery } from './content-pages';

/** Creates every page of the site from the content's nodes. Moved addresses become redirects. */
export const createContentPages = async ({
  graphql,
  createPage,
  createRedirect,
  reporter,
}: {
  graphql: CreatePagesArgs['graphql'];
  createPage: Actions['createPage'];
  createRedirect: Actions['createRedirect'];
  reporter: Reporter;
}): Promise<void> => {
  const { data, errors } = await graphql<ContentPages>(contentPagesQuery);
  if (errors || !data) {
    reporter.panicOnBuild('The pages could not be listed', errors);
    return;
  }
  for (const { from, to } of data.redirects?.moved ?? []) {
    createRedirect({ fromPath: from, toPath: to, isPermanent: true, statusCode: 301 });
  }
  for (const { path, template, context } of contentPages(data)) {
    createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  }
};
