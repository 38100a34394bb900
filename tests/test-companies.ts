import { resolve } from 'node:path';

/** The content of a complete company that the code is tested with, whatever the site's own content says. */
export const companyContent = resolve(__dirname, 'fixtures/company/content');

/** The content of a second, smaller company. */
export const secondCompanyContent = resolve(__dirname, 'fixtures/second-company/content');
