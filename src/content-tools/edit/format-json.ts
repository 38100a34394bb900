/** Line width for lists of short values; the project's formatter has the same. */
const lineWidth = 110;

const isScalar = (value: unknown): boolean => typeof value !== 'object' || value === null;

/**
 * Formats JSON as the project's formatter does, so that a file changed by a script differs only where its content
 * does.
 * @param value plain data: objects, lists, texts, numbers, booleans, null
 */
export const formatJson = (value: unknown): string => {
  const write = (part: unknown, indent: string, prefix: number, suffix: number): string => {
    if (part === null || typeof part !== 'object') return JSON.stringify(part);
    const isList = Array.isArray(part);
    const [open, close] = isList ? ['[', ']'] : ['{', '}'];
    const entries = Object.entries(part).filter(([, child]) => child !== undefined);
    if (entries.length === 0) return open + close;
    if (isList && part.every(isScalar)) {
      const line = `[${part.map((entry) => JSON.stringify(entry)).join(', ')}]`;
      if (indent.length + prefix + line.length + suffix <= lineWidth) return line;
    }
    const inner = `${indent}  `;
    const lines = entries.map(([key, child], index) => {
      const name = isList ? '' : `${JSON.stringify(key)}: `;
      return inner + name + write(child, inner, name.length, index < entries.length - 1 ? 1 : 0);
    });
    return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
  };
  return `${write(value, '', 0, 0)}\n`;
};
