/** The format that writes files as the project does: the configuration names it, the browser defines it. */
export const contentFormat = 'content-json';
