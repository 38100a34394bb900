import { normalizePath } from './active-link';

/**
 * Loads the page of the address if Back or Forward changed it while the scripts were loading, when nothing listened.
 * Gatsby would return to the page of the HTML.
 * @param pagePath path of the page that the HTML is made for
 */
export const followMissedNavigation = (pagePath: string | undefined): void => {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = navigation && normalizePath(new URL(navigation.name).pathname);
  // A host may serve the page at another address, such as /index.html; that is no navigation.
  const isOwnAddress = loaded === pagePath;
  if (isOwnAddress && normalizePath(window.location.pathname) !== loaded) window.location.reload();
};
