/**
 * Where forms send their messages, from the build's variable `FORM_ENDPOINT` (docs/deploying.md).
 * @returns an absolute address, `none` for a site without forms, or '' for the site's own `/email`
 * @throws if it is neither
 */
export const formEndpoint = (value = ''): string => {
  const given = value.trim();
  if (given === '' || given === 'none') return given;
  const isLocal = (url: URL) => ['localhost', '127.0.0.1'].includes(url.hostname);
  if (URL.canParse(given)) {
    const url = new URL(given);
    if (url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url))) return url.href;
  }
  throw new Error('FORM_ENDPOINT must be "none" or an address that begins with https://');
};

/** The origin of that endpoint, for the policy of the pages; '' if it is the site's own. */
export const formOrigin = (endpoint: string): string =>
  endpoint.includes('://') ? new URL(endpoint).origin : '';
