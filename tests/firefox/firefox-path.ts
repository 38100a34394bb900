/** Where Firefox is expected, whether it exists or not. */
export const firefoxPath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
