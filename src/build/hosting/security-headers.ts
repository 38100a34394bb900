/** Header name in lower case, and its value. */
export type Header = [name: string, value: string];

export interface PolicyParts {
  /** Source expressions of the pages' style elements: `'sha256-…'`. */
  styleSources: readonly string[];
  /** Another host that scripts, styles, fonts, pictures and page data come from (`ASSET_HOST`); empty without one. */
  assetHost: string;
}

/**
 * The Content Security Policy of every page: nothing but our own files and the style element that Gatsby writes, by its hash;
 * no inline script and no style attribute. Scripts may still set styles through the CSSOM, as react-slick does.
 */
export const contentSecurityPolicy = ({ styleSources, assetHost }: PolicyParts): string => {
  const own = assetHost ? `'self' ${new URL(assetHost).origin}` : "'self'";
  const directives: readonly [name: string, sources: string][] = [
    ['default-src', "'none'"],
    ['script-src', own],
    ['style-src', [own, ...styleSources].join(' ')],
    // Marks of form controls are drawn in the style sheet, as `data:`.
    ['img-src', `${own} data:`],
    ['font-src', own],
    ['media-src', own],
    ['connect-src', own],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map(([name, sources]) => `${name} ${sources}`).join('; ');
};

/**
 * Powers of the browser that tell of a person, reach a device or take money; this site has no use for any. Every page begins
 * with this list, so that it names no harmless ones.
 */
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

/** For answers of every kind. A file can be embedded by our own pages only. */
export const commonHeaders: readonly Header[] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
];

/** For answers that should show nothing but text: errors, JSON, and pictures in SVG opened by themselves. */
export const inertHeaders: readonly Header[] = [
  ...commonHeaders,
  [
    'content-security-policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
];

/**
 * For answers over TLS; RFC 6797, section 7.2 forbids it on others. No `includeSubDomains`: what else runs below the
 * domain is not for this site to decide.
 */
export const secureTransport: Header = ['strict-transport-security', 'max-age=63072000'];

/** For pages. */
export const pageHeaders = (parts: PolicyParts): Header[] => [
  ['content-security-policy', contentSecurityPolicy(parts)],
  ['permissions-policy', refused.map((name) => `${name}=()`).join(', ')],
  ['cross-origin-opener-policy', 'same-origin'],
  // Another host's files come in by CORS or with a Cross-Origin-Resource-Policy of their own, or not at all.
  ['cross-origin-embedder-policy', parts.assetHost ? 'credentialless' : 'require-corp'],
  ['x-frame-options', 'DENY'],
  ...commonHeaders,
];
