import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { randomFrom } from '../attack/random';

const list = (words: string): readonly string[] => words.trim().split(/\s+/);

const pages = list(`
  / /about-us /case-studies /case-studies/autocad /contact-us /request-quote /projects /privacy
  /404 /500 /index /no-such-page /देवनागरी`);

/** What mail programs, chats, old links, typing errors and scanners put at the end of a path. */
const ends = list(`
  / // /. /.. .html .htm .HTML /index /index/ /index.html /index.html/ /index.php /page-data.json
  % %2 %zz %25 %2525 %FF %C3%28 %ED%A0%80 %00 %09 %0A %0D%0A %20 + %2F %2f %252F %5C \\ %3F %3Fx=1 %23 %23team
  %3A %2A %40 %26 %3D %2C %3B %24 , ;v=1 @ & = $ ! ' " ( ) [a] {a} | ^ \` <b> %3Cscript%3E ~ . … ” >
  %E2%80%8B %E2%80%AE 👋 é e%CC%81 ß /:uri /:path /:pageResources /:key :8080 /* * /*x
  /__proto__ /constructor /undefined /null /NaN /[object%20Object]`);

/** What they make of the rest. */
const changes: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace('-', '%2D'),
  (path) => path.replace(/\/(.)/, '//$1'),
  (path) => `/x/..%2F${path.slice(1)}`,
  (path) => `/./x/../${path.slice(1)}`,
  (path) => `/page-data${path}`,
  (path) => path + '/a'.repeat(200),
  (path) => path + 'a'.repeat(3000),
  ...ends.map((end) => (path: string) => path + end),
];

const queries = [
  ...list(`
    ? ?? ?a ?a?b ?% ?a=%FF ?a=%00 ?= ?&& ?# ?/ ?/about-us ?%23 ?scope=X ?scope=% ?service=web-application
    ?service=none&industry[]=% ?__proto__=1 ?utm_source=% ?fbclid=IwAR0&gclid=x ?a='"<b> ?a=👋`),
  `?${'a=1&'.repeat(700)}`,
];

/** Fragments that name nothing, cannot be decoded, or look like selectors, and some that name something. */
export const fragments = [
  ...list(`
    # ## #% #100% #%FF #%ED%A0%80 #%00 #%20 #a[b] #a"b #a'b #. #.a #1 #:hover #a:not( #* #> #\\ #a\\ #/ #/about-us
    #! #!/x #a#b #a?b=1 #main #___gatsby #gatsby-focus-wrapper #gatsby-announcer #footer-menu #our-services #hero
    #quote-scope #contact-us #OUR-SERVICES #%6Fur-services #:~:text=software #hero:~:text=% #top #constructor
    #__proto__ #देवनागरी #%E0%A4%95 #👋 #<b> #\``),
  '#a b',
  `#${'a'.repeat(3000)}`,
];

/** The paths, queries and fragments of addresses that nobody planned: the same for the same seed, and each change occurs. */
export const oddAddresses = (seed: number, count: number): string[] => {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random.whole(0, items.length - 1)];
  const change = (path: string, index: number): string => changes[index % changes.length]?.(path) ?? path;
  return Array.from({ length: count }, (_, index) => {
    const page = pick(pages) ?? '/';
    const path = change(random.once(4) ? change(page, random.whole(0, 999)) : page, index);
    return path + (random.once(3) ? pick(queries) : '') + (random.once(3) ? pick(fragments) : '');
  });
};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
};

/**
 * A host as there are many: it serves files by their decoded and tidied names, in any capitals and with or without `.html`,
 * never redirects, and has `404.html` for the rest.
 * @param missing the status of that: some hosts say 200
 */
export const startPlainHost = async (
  folder: string,
  missing: 200 | 404,
): Promise<{ origin: string; close: () => void }> => {
  const find = (path: string): string | undefined => {
    const name = join('/', path).replace(/\/+$/, '');
    const plain = name.replace(/(?:\/index)?\.html$/, '');
    return [name, `${name}/index.html`, `${plain}/index.html`, `${plain.toLowerCase()}/index.html`]
      .map((file) => join(folder, file))
      .find((file) => existsSync(file) && statSync(file).isFile());
  };
  const answer = (response: ServerResponse, status: number, file: string): void => {
    response.writeHead(status, { 'Content-Type': types[extname(file)] ?? '' });
    createReadStream(file).pipe(response);
  };
  const server = createServer({ maxHeaderSize: 64 * 1024 }, ({ url = '/' }, response) => {
    const path = url.split('?')[0] ?? '/';
    let file: string | undefined;
    try {
      file = find(decodeURIComponent(path));
    } catch {
      // Malformed, or with a NUL: not found.
    }
    if (file) answer(response, 200, file);
    else answer(response, missing, join(folder, '404.html'));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};
