/** Address of the CMS on the site, and its folder below the public folder. */
export const adminPath = '/admin';
