import { QuietButton } from '../../components/form/button';
import * as styles from './estimate-offer.module.css';

interface EstimateOfferProps {
  estimate: string;
  onAnswer: (replaces: boolean) => void;
}

/** Asks before an estimate replaces what the visitor has written. */
export const EstimateOffer = ({ estimate, onAnswer }: EstimateOfferProps) => (
  <fieldset className={styles.offer}>
    <legend className={styles.question}>{TEXTS.quote.offer}</legend>
    <p>{estimate}</p>
    <div className={styles.answers}>
      <QuietButton onClick={() => onAnswer(true)}>{TEXTS.quote.useEstimate}</QuietButton>
      <QuietButton onClick={() => onAnswer(false)}>{TEXTS.quote.keepText}</QuietButton>
    </div>
  </fieldset>
);
