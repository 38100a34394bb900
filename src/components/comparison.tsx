import { graphql } from 'gatsby';
import * as styles from './comparison.module.css';
import { Picture, type PictureNode } from './picture/picture';

interface ComparisonProps extends Queries.ComparisonFragment {
  /** Before and after. */
  pictures: readonly [PictureNode, PictureNode];
}

const sizes = '(max-width: 799.98px) calc(100vw - 48px), min(52vw, 800px)';

/**
 * Two pictures of one scene with the figure of each; a slider uncovers the second over the first (behaviour.md, rule 120).
 * Without scripts they are side by side.
 */
export const Comparison = ({ pictures, label, before, after }: ComparisonProps) => {
  const figures = [before, after];
  return (
    <figure className={styles.comparison}>
      {pictures.map((picture) => (
        <div key={picture.alt} className={styles.frame} data-frame>
          <Picture picture={picture} sizes={sizes} />
        </div>
      ))}
      <input
        className={styles.slider}
        type="range"
        defaultValue={50}
        // Firefox would keep the value over a reload, but not the picture.
        autoComplete="off"
        aria-label={`${label}: ${figures.map((figure) => `${figure.value} ${figure.label}`).join(', ')}`}
        onInput={({ currentTarget: { parentElement, valueAsNumber } }) =>
          parentElement?.style.setProperty('--at', String(valueAsNumber / 100))
        }
      />
      <figcaption className={styles.caption}>
        <p className={styles.label}>{label}</p>
        {figures.map((figure) => (
          <p key={figure.label} className={styles.figure}>
            <strong className={styles.value}>{`${figure.value} `}</strong>
            <span>{figure.label}</span>
          </p>
        ))}
      </figcaption>
    </figure>
  );
};

export const comparisonFragment = graphql`
  fragment Comparison on Comparison { label before { ...Statistic } after { ...Statistic } }
`;
