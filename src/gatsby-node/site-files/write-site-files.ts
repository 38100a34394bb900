import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import escapeHtml from 'escape-html';
import type { CreatePagesArgs } from 'gatsby';
import { answerPages } from '../../content-model/fixed-pages';
import { listPageAddresses } from '../../content-model/list-pages';
import type { Theme } from '../../content-model/theme';
import { absolute } from '../../head/build-head';
import { articleHtml, buildFeeds, type FeedArticle } from './feeds';
import { type CardCompany, type CardPage, drawCards } from './share-cards';

interface SiteFilesData {
  company: CardCompany & Pick<Queries.Company, 'description' | 'url' | 'email' | 'locale'>;
  insightsPage: Pick<Queries.InsightsPage, 'title' | 'path' | 'description'> | null;
  insights: { totalCount: number; nodes: Omit<FeedArticle, 'html'>[] };
  projects: { totalCount: number };
  pages: { nodes: (CardPage & { template: string; isCampaign?: boolean | null })[] };
}

const query = `
  query SiteFiles {
    company { name description url email locale mark { absolutePath } }
    pages: allPage { nodes { path template title ... on ComposedPage { isCampaign } image { src { absolutePath isCutOut } } } }
    insightsPage { title path description }
    projects: allProject { totalCount }
    insights: allInsight(limit: 30) {
      totalCount
      nodes {
        path title summary date updated tags author { name }
      }
    }
  }
`;

/** The sitemap of a list of paths (sitemaps.org); one file may list at most 50,000. */
export const sitemap = (siteUrl: string, paths: readonly string[]): string => {
  const entries = paths.map((path) => `<url><loc>${escapeHtml(absolute(siteUrl, path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
};

export const robots = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** The web app manifest (W3C), which names the site on a phone's home screen. */
export const webManifest = (company: SiteFilesData['company'], { cream, ink }: Theme['colours']): string =>
  JSON.stringify({
    name: company.name,
    short_name: company.name.split(' ')[0],
    description: company.description,
    lang: company.locale,
    start_url: '/',
    display: 'browser',
    background_color: cream,
    theme_color: ink,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/** security.txt: whom to tell about a vulnerability (RFC 9116). */
export const securityText = (
  company: Pick<SiteFilesData['company'], 'url' | 'email' | 'locale'>,
  now: Date,
): string => {
  // RFC 9116, section 2.5.5 asks for less than a year.
  const expires = new Date(now.getTime() + 364 * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${company.locale.split('-')[0]}`,
    `Canonical: ${company.url}/.well-known/security.txt`,
    '',
  ].join('\n');
};

/**
 * `build.json`: which build this is, for the editor, and when the site has to be built again because an entry appears or
 * ends, for timers (docs/deploying.md). Times are UTC, without fractions of a second.
 */
export const buildNote = (built: Date, nextChange: Date | undefined): string => {
  const next = nextChange?.toISOString().replace(/\.\d+/, '') ?? null;
  return `${JSON.stringify({ id: built.toISOString(), nextChange: next })}\n`;
};

/** Writes the files of the whole site: sitemap, robots.txt, security.txt, web manifest, feeds, and a share card for every page. */
export const writeSiteFiles = async (
  { graphql, reporter }: Pick<CreatePagesArgs, 'graphql' | 'reporter'>,
  publicFolder: string,
  theme: Theme,
  nextChange: Date | undefined,
): Promise<void> => {
  const { data, errors } = await graphql<SiteFilesData>(query);
  if (!data) {
    reporter.panicOnBuild('Sitemap and share cards could not be written', errors);
    return;
  }
  const { company, insightsPage, insights, projects } = data;
  const pages = data.pages.nodes;
  const entries: Record<string, number | undefined> = {
    insights: insights.totalCount,
    projects: projects.totalCount,
  };
  const listed = pages.flatMap(({ path, template, isCampaign }) =>
    answerPages.includes(path) || isCampaign ? [] : listPageAddresses(path, entries[template] ?? 0),
  );
  const articles = await Promise.all(
    insights.nodes.map(async (article) => {
      const page = await readFile(join(publicFolder, article.path, 'index.html'), 'utf8');
      return { ...article, html: articleHtml(page, absolute(company.url, article.path)) };
    }),
  );
  const files = {
    'sitemap.xml': sitemap(company.url, listed.sort()),
    'robots.txt': robots(company.url),
    '.well-known/security.txt': securityText(company, new Date()),
    'manifest.webmanifest': webManifest(company, theme.colours),
    'build.json': buildNote(new Date(), nextChange),
    ...(insightsPage && buildFeeds({ ...company, ...insightsPage }, articles)),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(publicFolder, name)), { recursive: true });
    await writeFile(join(publicFolder, name), text);
  }

  // Removes cards of pages that no longer exist; unchanged ones come back from the cache.
  await rm(join(publicFolder, 'og'), { recursive: true, force: true });
  const timer = reporter.activityTimer('draw share cards');
  timer.start();
  await drawCards(pages, company, theme, publicFolder);
  timer.end();
};
