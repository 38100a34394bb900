import { resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { adapter } from './src/build/hosting/adapter';
import { typeOfFile } from './src/build/schema/type-of-file';
import { adminPath } from './src/cms/admin-path';
import { holdPages } from './src/cms/develop/hold-pages';
import { develop } from './src/cms/develop/paths';
import { postcssBreakpoints } from './src/styles/postcss-breakpoints';

// `npm run develop` has Gatsby read the last good copy of the content.
const contentFolder = resolve(process.env.CONTENT_DIR ?? 'content');

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  // With `npm run build` every static file is then asked of that host (README, "Behind a CDN").
  assetPrefix: process.env.ASSET_HOST ?? '',
  adapter: adapter(),
  developMiddleware: (app) => {
    const editedFolder = resolve(process.env.EDITED_CONTENT_DIR ?? contentFolder);
    // At once, so that it comes before Gatsby's own answer to a page.
    app.use(holdPages(editedFolder).middleware);
    // Loaded here, so that a build never touches the mail folder.
    void import('./server/develop-email').then(({ developEmail }) => app.use('/email', developEmail()));
    void import('./src/cms/develop/problems-endpoint').then(({ problemsEndpoint }) =>
      app.use(develop.address, problemsEndpoint()),
    );
    void import('./src/cms/develop-admin').then(({ developAdmin }) =>
      app.use(adminPath, developAdmin(editedFolder)),
    );
  },
  plugins: [
    { resolve: 'gatsby-plugin-postcss', options: { postCssPlugins: [postcssBreakpoints()] } },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          // Every supported browser knows both: no JPEG beside them.
          formats: ['webp', 'avif'],
          placeholder: 'dominantColor',
          quality: 72,
          // A quarter smaller than at 50, with no difference to be seen at the size of a page's head.
          avifOptions: { quality: 42 },
        },
      },
    },
    'gatsby-transformer-sharp',
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentFolder } },
    {
      resolve: 'gatsby-transformer-json',
      options: {
        typeName: ({ node, object }: { node: { relativePath?: string }; object: unknown }) =>
          typeOfFile(node.relativePath ?? '', object),
      },
    },
  ],
};

export default config;
