/**
 * What the visitors' scripts have in place of src/head/structured-data.ts: none. It is for programs that read the HTML,
 * where it stays (src/gatsby/finish-html.ts).
 */
export const companyNodes = (): object[] => [];
export const pageNodes = companyNodes;

const none = (): object => ({});
export const serviceNode = none;
export const articleNode = none;
export const softwareNode = none;
