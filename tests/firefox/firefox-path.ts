/** Where Firefox is expected; whether it is there has to be asked. */
export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
