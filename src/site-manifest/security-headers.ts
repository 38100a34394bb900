/** Header name in lower case, and value. */
export type Header = [name: string, value: string];

export interface PolicyParts {
  /** Source expressions of the pages' style elements: `'sha256-…'`. */
  styleSources: readonly string[];
  /** Another host for scripts, styles, fonts, pictures and page data (`ASSET_HOST`); empty without one. */
  assetHost: string;
  /** The origin that forms send to, if it is another (`FORM_ENDPOINT`). */
  formOrigin?: string;
}

/**
 * The Content Security Policy of every page (behaviour.md, rule 90): our own files and, by their hashes, the style
 * elements that Gatsby writes; no inline script and no style attribute. Scripts may still set styles through the
 * CSSOM, as react-slick does.
 */
export const contentSecurityPolicy = ({ styleSources, assetHost, formOrigin = '' }: PolicyParts): string => {
  const form = formOrigin ? ` ${formOrigin}` : '';
  const own = assetHost ? `'self' ${new URL(assetHost).origin}` : "'self'";
  const directives: readonly [name: string, sources: string][] = [
    ['default-src', "'none'"],
    ['script-src', own],
    ['style-src', [own, ...styleSources].join(' ')],
    // Form controls draw their marks with `data:` in the style sheet.
    ['img-src', `${own} data:`],
    ['font-src', own],
    ['media-src', own],
    ['connect-src', own + form],
    ['manifest-src', "'self'"],
    ['form-action', `'self'${form}`],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map(([name, sources]) => `${name} ${sources}`).join('; ');
};

/** Browser features that identify people, reach devices or take money; the site uses none. */
const refused = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Who may embed a file: our own pages only. */
export const resourcePolicy: Header = ['cross-origin-resource-policy', 'same-origin'];
/** The same for pictures that show the site elsewhere: share cards, and the icons in the root. */
export const sharedPolicy: Header = [resourcePolicy[0], 'cross-origin'];
/** Their paths, as nginx and Caddy understand it, too. */
export const sharedPaths = '^/og/|^/[^/]+\\.(png|svg|ico)$';

/** The headers of a file, with which other sites may embed it if it is one of those. */
export const shareHeaders = (path: string, headers: readonly Header[]): Header[] =>
  headers.map((header) =>
    header === resourcePolicy && new RegExp(sharedPaths).test(path) ? sharedPolicy : header,
  );

/** For responses of every kind. */
export const commonHeaders: readonly Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  resourcePolicy,
];

/** For responses that should show nothing but text: errors, JSON, and SVGs that are opened directly. */
export const inertHeaders: readonly Header[] = [
  ...commonHeaders,
  [
    'content-security-policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
];

/** Only over TLS (RFC 6797, section 7.2). No `includeSubDomains`, because other services may run below the domain. */
export const secureTransport: Header = ['strict-transport-security', 'max-age=63072000'];

export const pageHeaders = (parts: PolicyParts): Header[] => [
  ['content-security-policy', contentSecurityPolicy(parts)],
  ['permissions-policy', refused.map((name) => `${name}=()`).join(', ')],
  ['cross-origin-opener-policy', 'same-origin'],
  // Another host's files load only with CORS or a Cross-Origin-Resource-Policy.
  ['cross-origin-embedder-policy', parts.assetHost ? 'credentialless' : 'require-corp'],
  ['x-frame-options', 'DENY'],
  ...commonHeaders,
];
