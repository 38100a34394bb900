import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { configureWebpack } from './src/build/overrides/styles-per-template';
import { createContentPages } from './src/build/pages/create-content-pages';
import { contentTypeDefinitions } from './src/build/schema/type-definitions';
import { entryOf } from './src/build/schema/type-of-file';
import { writeSiteFiles } from './src/build/site-files/write-site-files';
import { cmsBackend } from './src/cms/backend';
import { buildCms } from './src/cms/build-cms';
import { checkContent, printProblems } from './src/content-tools/check';
import { excerpt } from './src/content-tools/excerpt';
import { drawing } from './src/content-tools/icons/drawing';
import { iconPath } from './src/content-tools/icons/read-icons';
import { checkPictures } from './src/content-tools/pictures';

const contentFolder = resolve(process.env.CONTENT_DIR ?? 'content');

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const { content, problems } = checkContent(contentFolder);
  const mistakes = [...problems, ...(await checkPictures(contentFolder, content)).problems];
  if (mistakes.length > 0) reporter.panicOnBuild(`The content has mistakes.\n${printProblems(mistakes)}`);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({
    name: 'icon',
    extend: () => ({
      resolve: (
        source: Record<string, string>,
        _arguments: unknown,
        _context: unknown,
        info: { fieldName: string },
      ) => iconPath(source[info.fieldName] ?? ''),
    }),
  });
  actions.createTypes(contentTypeDefinitions());
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) =>
  add({
    CaseStudy: { excerpt: { type: 'String!', resolve: ({ text }: { text: string }) => excerpt(text) } },
    File: {
      drawing: {
        type: 'String',
        resolve: async ({ absolutePath, extension }: { absolutePath: string; extension: string }) =>
          extension === 'svg' ? drawing(await readFile(absolutePath, 'utf8')) : null,
      },
    },
  });

export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, getNode, actions }) => {
  const file = node.parent ? getNode(node.parent) : undefined;
  if (file?.internal.type !== 'File' || typeof file.relativePath !== 'string') return;
  const entry = entryOf(file.relativePath, node);
  if (entry?.type !== node.internal.type) return;
  actions.createNodeField({ node, name: 'slug', value: entry.slug });
  if (entry.path) actions.createNodeField({ node, name: 'path', value: entry.path });
  if (entry.template) actions.createNodeField({ node, name: 'template', value: entry.template });
};

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { createPage, createRedirect } = actions;
  await createContentPages({ graphql, createPage, createRedirect, reporter });
  createPage({ path: '/style', component: resolve('src/templates/style-guide/style-guide.tsx') });
  // For serverless hosts; the project's server answers /email itself.
  createRedirect({ fromPath: '/email', toPath: '/api/email', statusCode: 200 });
};

/**
 * Gatsby's develop server forgets the first change of a session if a page is asked for within half a second of it: it makes
 * its list of what waits with the first round of changes. So it goes through a round here that changes nothing.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ actions, getNodesByType }) => {
  for (const node of getNodesByType('Site')) actions.touchNode(node);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql, reporter }) => {
  const publicFolder = resolve('public');
  await writeSiteFiles({ graphql, reporter, publicFolder });
  await buildCms(publicFolder, contentFolder, cmsBackend(process.env));
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = configureWebpack;
