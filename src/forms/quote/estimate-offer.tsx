import { QuietButton } from '../../components/form/button';
import * as styles from './estimate-offer.module.css';

interface EstimateOfferProps {
  estimate: string;
  onAnswer: (replaces: boolean) => void;
}

/** Asks before an estimate replaces what the visitor has written. */
export const EstimateOffer = ({ estimate, onAnswer }: EstimateOfferProps) => (
  <fieldset className={styles.offer}>
    <legend className={styles.question}>Should your estimate replace what you have written?</legend>
    <p>{estimate}</p>
    <div className={styles.answers}>
      <QuietButton onClick={() => onAnswer(true)}>Use the estimate</QuietButton>
      <QuietButton onClick={() => onAnswer(false)}>Keep my text</QuietButton>
    </div>
  </fieldset>
);
