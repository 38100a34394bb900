/** JSON as every script writes it, and as the project's formatter leaves it: a file changes only where its content does. */
export const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
