import { type LeadSource, tidySource } from '../message/lead-source';
import { readStored, writeStored } from './session-storage';

const key = 'visit';

/** Global Privacy Control or Do Not Track. */
const wantsPrivacy = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1';

/** Notes how the visit began, once for each tab: its first page, the host that led there, and the campaign. */
export const captureLeadSource = (): void => {
  if (wantsPrivacy() || readStored(key)) return;
  const { pathname, search, host } = window.location;
  const referrer = URL.canParse(document.referrer) ? new URL(document.referrer).host : '';
  const source = tidySource({
    ...Object.fromEntries(new URLSearchParams(search)),
    page: undefined,
    firstPage: pathname,
    referrer: referrer === host ? undefined : referrer,
  });
  writeStored(key, source);
};

/** The source to send with a message; empty for visitors who ask for privacy. */
export const readLeadSource = (): LeadSource =>
  wantsPrivacy() ? {} : { ...tidySource(readStored(key)), page: window.location.pathname };
