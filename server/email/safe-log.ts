/** Stands for what may name a person. */
const withheld = '(withheld)';

// Dates have eight digits, phone numbers more.
const namesNobody = (text: string, alphabet: RegExp): boolean =>
  alphabet.test(text) && text.replaceAll(/\D/g, '').length <= 8;

/**
 * A campaign as the log may contain it (behaviour.md, rule 75): links in newsletters often carry the reader's address as a
 * parameter, so letters, digits, spaces, `_` and `-` pass, and nothing like an address or a phone number.
 */
export const logCampaign = (campaign: string | undefined): string | undefined =>
  campaign === undefined || namesNobody(campaign, /^[A-Za-z0-9 _-]{1,40}$/) ? campaign : withheld;

/**
 * A page's path as the log may contain it. The browser sends it, so it can be anything.
 * @param isPage whether the site has the path; without it, paths like those of pages pass
 */
export const logPage = (path: string | undefined, isPage?: (path: string) => boolean): string | undefined =>
  path === undefined || (isPage?.(path) ?? namesNobody(path, /^\/[a-z0-9/-]*$/)) ? path : withheld;
