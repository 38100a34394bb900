import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { cmsBackend } from './src/cms/backend';
import { buildCms } from './src/cms/build-cms';
import { contentFolder } from './src/content-folder';
import { listColourUses } from './src/content-model/theme/tokens';
import { findMistakes } from './src/content-tools/check/check-content';
import { printProblems } from './src/content-tools/check/print-problems';
import { readContent } from './src/content-tools/read/read-content';
import { readTheme } from './src/content-tools/read/read-theme';
import { findNextChange, listRedirects, shownFiles, showsDrafts } from './src/content-tools/read/schedule';
import { defineConstants, defineHtmlConstants } from './src/gatsby-node/constants';
import { makeNode } from './src/gatsby-node/content-node';
import { followContent, noteNewFile } from './src/gatsby-node/develop/content-sync';
import { problemsAddress, problemsEndpoint } from './src/gatsby-node/develop/problems';
import { redirectMoved } from './src/gatsby-node/develop/redirect-moved';
import { startQuickly } from './src/gatsby-node/develop/start-quickly';
import { inlineStylesPerTemplate } from './src/gatsby-node/overrides/styles-per-template';
import { type ContentPages, contentPages, contentPagesQuery } from './src/gatsby-node/pages/content-pages';
import { contentFileExtension, contentResolvers, iconExtension } from './src/gatsby-node/schema/resolvers';
import { contentTypeDefinitions, unionTypes } from './src/gatsby-node/schema/type-definitions';
import { writeSiteFiles } from './src/gatsby-node/site-files/write-site-files';
import { improveScripts } from './src/gatsby-node/visitor-scripts';
import { webpackCacheKey } from './src/gatsby-node/webpack-cache-key';

const content = contentFolder();
const isDevelop = process.env.NODE_ENV === 'development';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  // `npm run develop` checks it beside the start (scripts/develop.ts).
  if (isDevelop) return;
  const { mistakes } = await findMistakes(content);
  if (mistakes.length > 0)
    reporter.panicOnBuild(`The content has mistakes.\n${printProblems(content, mistakes)}`);
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, schema }) => {
  actions.createFieldExtension(iconExtension);
  actions.createFieldExtension(contentFileExtension);
  const definitions = contentTypeDefinitions();
  actions.createTypes([definitions, ...unionTypes(schema, definitions)]);
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add, pathPrefix }) =>
  add(contentResolvers({ pathPrefix }));

/** Sources the JSON; gatsby-source-filesystem sources the pictures and videos (gatsby-config.ts). */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) => {
  if (isDevelop) return followContent(args, content);
  for (const file of shownFiles(readContent(content))) args.actions.createNode(makeNode(file, content, args));
};

export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node }) => noteNewFile(node);

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { createPage, createRedirect } = actions;
  const { data, errors } = await graphql<ContentPages>(contentPagesQuery);
  if (errors || !data) {
    reporter.panicOnBuild('The pages could not be listed', errors);
    return;
  }
  const moved = isDevelop ? [] : listRedirects(readContent(content), showsDrafts(process.env));
  for (const { from, to } of moved) createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  for (const { path, template, context } of contentPages(data)) {
    createPage({ path, component: resolve(`src/templates/${template}.tsx`), context });
  }
  const styleGuide = resolve('src/templates/style-guide/style-guide.tsx');
  createPage({ path: '/style', component: styleGuide, context: { colours: listColourUses() } });
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.use(problemsAddress, problemsEndpoint);
  app.use(redirectMoved(content));
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const publicFolder = resolve('public');
  await writeSiteFiles(args, publicFolder, readTheme(content), findNextChange(readContent(content))?.at);
  await buildCms(publicFolder, content, cmsBackend(process.env));
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const config = args.getConfig();
  // Scripts would have the package's name in them. setWebpackConfig leaves out `output`.
  args.actions.replaceWebpackConfig({
    ...config,
    cache: config.cache && { ...config.cache, ...webpackCacheKey(content) },
    output: { ...config.output, uniqueName: 'site' },
  });
  startQuickly(args);
  improveScripts(args);
  inlineStylesPerTemplate(args);
  defineConstants(args, content);
  defineHtmlConstants(args, resolve('src'), content);
};
