import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { Elements } from './elements';
import { ErrorBoundary } from './error-boundary';
import * as styles from './section.module.css';
import { SectionError } from './section-error';
import { WaveDivider } from './wave-divider';
import { wholeWords } from './whole-words';

interface SectionProps {
  id?: string;
  /** Left out, the content keeps its column. */
  title?: string;
  text?: string;
  background?: 'cream' | 'white' | 'mist' | 'ink';
  /** In wide windows the heading is above the content, or: to its left, above with its text to the right, centred. */
  layout?: 'beside' | 'split' | 'centre';
  /** Below the heading or without one, in its column. */
  aside?: Elements;
  /** With the layout `beside`: below the heading in wide windows, after the content in others. */
  foot?: Elements;
  children: ReactNode;
}

/** A section of the home page; it is left out without a heading or entries. */
export interface HomeSectionProps<Entry> {
  heading: Queries.SectionHeadingFragment | null;
  entries: readonly Entry[];
}

/** A section of a page, with its heading. */
export const Section = ({
  id,
  title,
  text,
  background = 'cream',
  layout,
  aside,
  foot,
  children,
}: SectionProps) => (
  <section id={id} className={styles.section} data-background={background} data-layout={layout}>
    {background === 'ink' && <WaveDivider />}
    <div className={styles.inner}>
      {(title || aside) && (
        <div className={styles.head}>
          {title && <h2>{wholeWords(title)}</h2>}
          {text && <p className={styles.text}>{wholeWords(text)}</p>}
          {aside}
        </div>
      )}
      <div className={styles.content}>
        <ErrorBoundary fallback={() => <SectionError />}>{children}</ErrorBoundary>
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
    {background === 'ink' && <WaveDivider side="end" />}
  </section>
);

export const sectionFragment = graphql`
  fragment SectionHeading on SectionText { title text }
`;
