import type { GatsbyConfig } from 'gatsby';
import { adminHeaders } from './src/cms/admin-page';
import { cmsBackend } from './src/cms/backend';
import { contentFolder } from './src/content-folder';
import { readContent } from './src/content-tools/read/read-content';
import { showsDrafts } from './src/content-tools/read/schedule';
import { messagesPath } from './src/gatsby-node/develop/messages-path';
import { load, mountLater } from './src/gatsby-node/develop/mount-later';
import { adapter } from './src/gatsby-node/hosting/adapter';
import { formEndpoint } from './src/gatsby-node/hosting/form-endpoint';
import { adminPath } from './src/site-manifest/admin-path';
import { nameClass } from './src/styles/class-names';
import { postcssBreakpoints } from './src/styles/postcss-breakpoints';
import { postcssTheme } from './src/styles/postcss-theme';

const content = contentFolder();
// One day for the whole build, which may last over midnight.
process.env.CONTENT_DAY ||= readContent(content).day;
const isDevelop = process.env.NODE_ENV === 'development';
const cms = cmsBackend(process.env);
// Gatsby writes variables of this name into the bundles.
process.env.GATSBY_FORM_ENDPOINT = formEndpoint(process.env.FORM_ENDPOINT);
process.env.GATSBY_FILES_MB = process.env.FILES_MB ?? '';
// Pages link to their forms where drafts are shown and there is an editor.
process.env.GATSBY_ADMIN = isDevelop || (cms && showsDrafts(process.env)) ? adminPath : '';

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  // `npm run build` then loads every static file from that host (docs/deploying.md, "Behind a CDN").
  assetPrefix: process.env.ASSET_HOST ?? '',
  adapter: adapter(cms && adminHeaders(cms)),
  developMiddleware: (app) => {
    let mail: ReturnType<typeof import('./server/develop-email').developEmail> | undefined;
    const email = () => {
      const { developEmail }: typeof import('./server/develop-email') = load('server/develop-email.ts');
      mail ??= developEmail();
      return mail;
    };
    mountLater(app, '/email', () => email().email);
    mountLater(app, messagesPath, () => email().messages);
    mountLater(app, adminPath, () => {
      const { developAdmin }: typeof import('./src/cms/develop-admin') = load('src/cms/develop-admin.ts');
      return developAdmin(content);
    });
  },
  plugins: [
    {
      resolve: 'gatsby-plugin-postcss',
      options: {
        // `config`: it would be looked for beside each style sheet.
        postcssOptions: { config: false, plugins: [postcssBreakpoints(), postcssTheme(content)] },
        cssLoaderOptions: {
          modules: isDevelop ? { localIdentName: '[name]-[local]' } : { getLocalIdent: nameClass },
        },
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          // Every supported browser knows one of them, so there is no JPEG.
          formats: ['webp', 'avif'],
          // The style sheet gives all pictures one colour until they are loaded.
          placeholder: 'none',
          quality: 72,
          // A quarter smaller than at 54, with no visible difference at the size of a page's header.
          avifOptions: { quality: 46 },
        },
      },
    },
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: content,
        // gatsby-node.ts sources the JSON.
        ignore: ['**/._*', '**/.DS_Store', '**/*.json'],
      },
    },
    // Given; it finds no JSON: gatsby-node.ts sources it, with its checks and days (docs/dependencies.md).
    'gatsby-transformer-json',
  ],
};

export default config;
