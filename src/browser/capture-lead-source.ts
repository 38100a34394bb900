import { type LeadSource, tidySource } from '../message/lead-source';

/** In the tab's storage, which ends with the tab. */
const key = 'visit';

/** Global Privacy Control or Do Not Track. */
const wantsPrivacy = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1';

const readHost = (address: string): string => (URL.canParse(address) ? new URL(address).host : '');

/** Null without storage, as in some private windows. */
const read = (): string | null => {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Notes how the visit began, once for each tab: its first page, the host that led there, and the campaign. */
export const captureLeadSource = (): void => {
  if (wantsPrivacy() || read() !== null) return;
  const { pathname, search, host } = window.location;
  const referrer = readHost(document.referrer);
  const source = tidySource({
    ...Object.fromEntries(new URLSearchParams(search)),
    page: undefined,
    firstPage: pathname,
    referrer: referrer === host ? undefined : referrer,
  });
  try {
    window.sessionStorage.setItem(key, JSON.stringify(source));
  } catch {
    // Without storage the source is unknown.
  }
};

/** The source to send with a message; empty for visitors who ask for privacy. */
export const readLeadSource = (): LeadSource => {
  if (wantsPrivacy()) return {};
  const kept = read();
  let source: unknown;
  try {
    source = kept === null ? {} : JSON.parse(kept);
  } catch {
    source = {};
  }
  return { ...tidySource(source), page: window.location.pathname };
};
