import iconNodes from 'lucide-static/icon-nodes.json';
import ownIcons from './own-icons.json';
import { joinPaths, shapeToPath } from './shape-to-path';

type IconNodes = Record<string, [shape: string, attributes: Record<string, string>][]>;

// The library's file is too large for TypeScript to infer tuples from.
const library = iconNodes as unknown as IconNodes;
const own: Record<string, string> = ownIcons;

/** Names that an `icon` field may hold. */
export const iconNames = (): Set<string> => new Set([...Object.keys(own), ...Object.keys(library)]);

/**
 * The outline of an icon as the `d` of one SVG path on a 24 by 24 grid, drawn with a 2 unit stroke.
 * @throws if no icon has that name
 */
export const iconPath = (name: string): string => {
  const drawn = own[name];
  if (drawn) return drawn;
  const nodes = library[name];
  if (!nodes) throw new Error(`There is no icon named "${name}"`);
  return joinPaths(nodes.map(([shape, attributes]) => shapeToPath(shape, attributes)));
};
