import { graphql } from 'gatsby';
import { lazy } from 'react';
import { Picture, type PictureNode } from '../../components/picture/picture';
import { WhenNear } from '../../components/when-near';
import * as styles from './estimate.module.css';
import type { EstimateProps } from './estimate-form';
import { rangeText } from './estimate-range';

const LazyEstimate = lazy(async () => ({ default: (await import('./estimate-form')).EstimateForm }));

/** A rough price from a few answers. Without scripts, and until it is loaded: the usual ranges. */
export const Estimate = ({ picture, ...props }: EstimateProps & { picture: PictureNode | null }) => {
  const { kinds, money } = props.estimate;
  return (
    <div className={styles.estimate}>
      {picture && <Picture picture={picture} className={styles.picture} sizes="320px" />}
      <WhenNear
        fallback={
          <dl>
            {kinds.map(({ name, ...usual }) => (
              <div key={name} className={styles.usual}>
                <dt>{name}</dt>
                <dd>{rangeText(usual, money)}</dd>
              </div>
            ))}
          </dl>
        }
      >
        <LazyEstimate {...props} />
      </WhenNear>
    </div>
  );
};

export const estimateFragment = graphql`
  fragment Estimate on PricesEstimate {
    kindLabel note linkText money { ...Money }
    kinds { name low high }
    questions { label options { name factor } }
  }
`;
