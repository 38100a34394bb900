import { telHref } from '../message/tel-href';
import type { Elements } from './elements';
import * as styles from './prose.module.css';
import { wholeWords } from './whole-words';

interface ProseProps {
  paragraphs: readonly string[];
  /** Sets the first paragraph larger, as a lead. */
  opening?: boolean;
  /** In wide windows, sets the first paragraph beside the others. */
  columns?: boolean;
}

/** Email addresses, and phone numbers as they are written to callers abroad. */
const contacts = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{7,}\d)/;

/** A text whose email addresses and phone numbers are links. */
const withContacts = (text: string): Elements | string => {
  const pieces = text.split(contacts);
  if (pieces.length === 1) return wholeWords(text);
  return pieces.map((piece, index) => {
    const key = `${index} ${piece}`;
    if (index % 2 === 0) return <span key={key}>{wholeWords(piece)}</span>;
    return (
      <a key={key} href={piece.includes('@') ? `mailto:${piece}` : telHref(piece)}>
        {piece}
      </a>
    );
  });
};

/** Running text in a readable line length. */
export const Prose = ({ paragraphs, opening = false, columns = false }: ProseProps) => (
  <div
    className={styles.prose}
    data-opening={opening || undefined}
    data-columns={(columns && paragraphs.length > 1) || undefined}
  >
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{withContacts(paragraph)}</p>
    ))}
  </div>
);
