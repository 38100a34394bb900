import { commonHeaders, type Header, pageHeaders } from '../site-manifest/security-headers';
import type { CmsBackend } from './backend';

/** The page of the CMS. Everything comes from files, whose addresses it gets: no inline script has to be allowed. */
export const adminPage = (scripts: readonly string[], styles: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${styles}">
${scripts.map((address) => `<script src="${address}" defer></script>`).join('\n')}
</head>
<body></body>
</html>
`;

/**
 * The Content Security Policy of the CMS. Decap compiles the validation of its configuration with `new Function`
 * (ajv) and writes style elements (emotion), so both have to be allowed, here and nowhere else.
 */
export const adminPolicy = ({ connect, pictures }: Pick<CmsBackend, 'connect' | 'pictures'>): string => {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", "'unsafe-eval'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    // Unpublished pictures are blobs.
    ['img-src', "'self'", 'data:', 'blob:', ...pictures],
    ['media-src', "'self'", 'blob:'],
    ['font-src', "'self'", 'data:'],
    ['connect-src', "'self'", 'blob:', 'data:', ...connect],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
};

/** Headers of the CMS page: those of every page, except for its policy and what would break another host's sign-in window. */
export const adminHeaders = (hosts: Pick<CmsBackend, 'connect' | 'pictures'>): Header[] => {
  const headers = new Map([
    ...pageHeaders({ styleSources: [], assetHost: '' }),
    ['content-security-policy', adminPolicy(hosts)],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['x-robots-tag', 'noindex'],
  ]);
  // It would block avatars, which come without a Cross-Origin-Resource-Policy.
  headers.delete('cross-origin-embedder-policy');
  return [...headers];
};

export const adminFileHeaders: readonly Header[] = [...commonHeaders, ['x-robots-tag', 'noindex']];
