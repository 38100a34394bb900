/** Name of the format that writes files as the project does: the configuration asks for it, the browser has it. */
export const contentFormat = 'content-json';
