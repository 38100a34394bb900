import iconNodes from 'lucide-static/icon-nodes.json';
import ownIcons from './own-icons.json';

// The library's file is too large for TypeScript to infer tuples from.
const library = iconNodes as unknown as Record<string, [shape: string, attributes: Record<string, string>][]>;
const own: Record<string, string> = ownIcons;

/** Names that an `icon` field may hold. */
export const iconNames: ReadonlySet<string> = new Set([...Object.keys(own), ...Object.keys(library)]);

const number = (value: string | undefined): number => Number(value ?? 0);

/** Converts an SVG basic shape to path data (SVG 2, chapter 10, "Basic Shapes"); throws for one that icons do not use. */
export const shapeToPath = (shape: string, attributes: Readonly<Record<string, string>>): string => {
  switch (shape) {
    case 'path':
      return attributes.d ?? '';
    case 'line':
      return `M${number(attributes.x1)} ${number(attributes.y1)}L${number(attributes.x2)} ${number(attributes.y2)}`;
    case 'polyline':
      return `M${attributes.points?.trim()}`;
    case 'polygon':
      return `M${attributes.points?.trim()}Z`;
    case 'circle':
    case 'ellipse': {
      const rx = number(attributes.r ?? attributes.rx);
      const ry = number(attributes.r ?? attributes.ry);
      return `M${number(attributes.cx) - rx} ${number(attributes.cy)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
    }
    case 'rect': {
      const { x, y, width, height } = attributes;
      const [w, h] = [number(width), number(height)];
      const rx = Math.min(number(attributes.rx ?? attributes.ry), w / 2);
      const ry = Math.min(number(attributes.ry ?? attributes.rx), h / 2);
      const corner = (dx: number, dy: number) => (rx && ry ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '');
      return `M${number(x) + rx} ${number(y)}h${w - 2 * rx}${corner(rx, ry)}v${h - 2 * ry}${corner(-rx, ry)}h${2 * rx - w}${corner(-rx, -ry)}v${2 * ry - h}${corner(rx, -ry)}Z`;
    }
    default:
      throw new Error(`Icons are not drawn with <${shape}>`);
  }
};

/** An icon as the `d` of one SVG path on a 24 by 24 grid, drawn with a 2 unit stroke; throws if no icon has that name. */
export const iconPath = (name: string): string => {
  const drawn = own[name];
  if (drawn) return drawn;
  const nodes = library[name];
  if (!nodes) throw new Error(`There is no icon named "${name}"`);
  // A path may begin with a relative `m`, which would count from the end of its predecessor (SVG 2, 9.3.3); moving back to
  // the origin keeps its position.
  return nodes.map(([shape, attributes]) => shapeToPath(shape, attributes).replace(/^m/, 'M0 0m')).join('');
};
