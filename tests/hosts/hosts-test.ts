import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteManifestFile, siteManifestSchema } from '../../src/site-manifest/site-manifest';
import { type FakeMailServer, startMailServer } from '../mail/helpers';
import { freePort, startProcess } from '../processes';
import { run } from '../test-command';
import { checkListing, checkMessages, checkPages, type Finding, type Host } from './expectations';

/**
 * `npm test -- hosts -- [cloudflare] [netlify] [vercel]`, after `npm run build`: the built site on each host's own local
 * runtime, which is installed into dist/hosts. Pages, headers and messages; mails have to arrive at a mail server. A preview
 * (`DRAFTS=show npm run build`) has to be noindex.
 */
const tools = resolve('dist/hosts');
const versions = { wrangler: '4.86.0', 'netlify-cli': '26.2.0', '@vercel/routing-utils': '6.6.0' } as const;

const install = (name: keyof typeof versions): string => {
  const folder = join(tools, 'node_modules', name);
  const file = join(folder, 'package.json');
  const isThere = existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === versions[name];
  if (!isThere) {
    mkdirSync(tools, { recursive: true });
    if (!existsSync(join(tools, 'package.json')))
      writeFileSync(join(tools, 'package.json'), '{"private":true}');
    run(`npm install --prefix ${tools} --no-audit --no-fund --loglevel=error ${name}@${versions[name]}`);
  }
  return folder;
};

const bin = (name: string): string => join(tools, 'node_modules/.bin', name);

interface HostTest {
  readonly runtime: string;
  /** Starts the site; messages go to the mail server at this address. */
  start(smtpUrl: string): Promise<Host>;
  /** Whether it serves pages itself; a function alone does not. */
  readonly pages: boolean;
  /** What the local runtime cannot show, by the beginning of the finding, and why. */
  readonly unlike?: Readonly<Record<string, string>>;
}

const cloudflare: HostTest = {
  runtime: `wrangler ${versions.wrangler} (workerd)`,
  pages: true,
  start: async (smtpUrl) => {
    install('wrangler');
    return startProcess((port) => {
      const place = ['--port', String(port), '--ip', '127.0.0.1'];
      const settings = ['--var', `SMTP_URL:${smtpUrl}`, '--var', `SITE_URL:http://localhost:${port}`];
      return {
        command: bin('wrangler'),
        args: ['dev', '-c', 'deploy/cloudflare/wrangler.jsonc', ...place, ...settings],
        env: { WRANGLER_SEND_METRICS: 'false', CI: '1' },
      };
    });
  },
};

const netlify: HostTest = {
  runtime: `netlify-cli ${versions['netlify-cli']}`,
  pages: true,
  unlike: {
    'with a slash': 'Netlify answers both alike; the canonical link names the one without',
    'scripts are cached': 'its local server forbids every cache',
  },
  start: async (smtpUrl) => {
    install('netlify-cli');
    return startProcess((port) => ({
      command: bin('netlify'),
      args: [
        'dev',
        '--offline',
        // They need Deno; the site has none.
        '--internal-disable-edge-functions',
        '--no-open',
        '--port',
        String(port),
        '--dir',
        'public',
        '--framework',
        '#static',
      ],
      env: { SMTP_URL: smtpUrl, SITE_URL: `http://localhost:${port}`, CI: '1' },
    }));
  },
};

/** The function that Vercel would run, and the configuration checked by Vercel's own code. */
const vercel: HostTest = {
  runtime: `Node ${process.version}, routes checked by @vercel/routing-utils ${versions['@vercel/routing-utils']}`,
  pages: false,
  start: async (smtpUrl) => {
    run('node --import tsx scripts/build-vercel.ts');
    const { normalizeRoutes } = await import(
      pathToFileURL(join(install('@vercel/routing-utils'), 'dist/index.js')).href
    );
    const { routes } = JSON.parse(readFileSync('.vercel/output/config.json', 'utf8'));
    const { error } = normalizeRoutes(routes);
    if (error) throw new Error(`Vercel refuses the routes: ${error.message}`);
    const port = await freePort();
    Object.assign(process.env, { SMTP_URL: smtpUrl, SITE_URL: `http://127.0.0.1:${port}` });
    const { default: handler } = await import(
      pathToFileURL(resolve('.vercel/output/functions/email.func/index.mjs')).href
    );
    const server = createServer(handler).listen(port, '127.0.0.1');
    return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
  },
};

const hosts: Record<string, HostTest> = { cloudflare, netlify, vercel };

const test = async (
  name: string,
  { runtime, start, pages, unlike = {} }: HostTest,
  mail: FakeMailServer,
): Promise<Finding[]> => {
  process.stdout.write(`\n## ${name}: ${runtime}\n`);
  const manifest = siteManifestSchema.parse(JSON.parse(readFileSync(siteManifestFile, 'utf8')));
  const paths = Object.entries(manifest.files).flatMap(([path, [file]]) =>
    file.endsWith('index.html') && !path.startsWith('/admin') ? [path] : [],
  );
  const isPreview = manifest.otherHeaders.some(([header]) => header === 'x-robots-tag');
  // One file of each kind, and each in the root: pages, pictures, feeds, scripts.
  const kinds = new Map(
    Object.keys(manifest.files).map((path) => [path.replace(/^\/([^/]+)\/.*(\..+)$/, '$1 $2'), path]),
  );
  const host = await start(`smtp://127.0.0.1:${mail.port}`);
  try {
    const findings = [
      ...(pages ? await checkPages(host, paths) : []),
      ...(pages ? [await checkListing(host, [...kinds.values()], isPreview)] : []),
      ...(await checkMessages(host, mail)),
    ];
    const reason = (what: string) => Object.entries(unlike).find(([begin]) => what.startsWith(begin))?.[1];
    for (const { what, found, ok } of findings) {
      const known = ok ? undefined : reason(what);
      process.stdout.write(`${ok ? '✓' : known ? '–' : '✗'} ${what}: ${known ?? found}\n`);
    }
    return findings.filter(({ what, ok }) => !ok && reason(what) === undefined);
  } finally {
    await host.stop();
  }
};

const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2);
  const mail = await startMailServer();
  let failed = 0;
  for (const [name, host] of Object.entries(hosts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    failed += (await test(name, host, mail)).length;
  }
  const [last] = mail.deliveries.slice(-1);
  if (last)
    process.stdout.write(
      `\nThe last mail as it arrived:\n${last.mail.split('\n').slice(0, 14).join('\n')}\n`,
    );
  await mail.close();
  process.exit(failed > 0 ? 1 : 0);
};

void main();
