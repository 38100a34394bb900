import { findFolder } from '../../content-model';
import type { FieldSchema } from './fields';

const range = (least: number | undefined, most: number | undefined, unit: string): string | undefined => {
  if (most === undefined) return least !== undefined && least > 1 ? `At least ${least} ${unit}.` : undefined;
  if (least === undefined) return `Up to ${most} ${unit}.`;
  return least === most ? `Exactly ${most} ${unit}.` : `${least} to ${most} ${unit}.`;
};

/** A field's limits in a sentence; undefined if its type says it all. */
export const describeLimits = (field: FieldSchema): string | undefined => {
  if (field.kind === 'file') {
    const size = field.minWidth ? `, at least ${field.minWidth} by ${field.minHeight} pixels` : '';
    return `A file next to this one, such as "./picture${field.endings?.[0]}"${size}.`;
  }
  if (field.kind === 'icon') return 'A name from lucide.dev/icons.';
  if (field.kind === 'link') return 'The path of a page, such as "/contact-us".';
  if (field.kind === 'ref')
    return `The name of a file of the ${findFolder(field.to ?? '')} folder, without .json.`;
  if (field.type === 'array') {
    return range(field.minItems, field.maxItems, field.kind === 'paragraphs' ? 'paragraphs' : 'entries');
  }
  if (field.type === 'string') {
    // Every text needs at least one character.
    const least = (field.minLength ?? 0) > 1 ? field.minLength : undefined;
    return range(least, field.maxLength, 'characters');
  }
  return field.type === 'integer' ? range(field.minimum, field.maximum, '(whole number)') : undefined;
};
