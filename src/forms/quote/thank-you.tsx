import type { RefObject } from 'react';
import { Outcome } from '../../components/form/outcome';
import { ItemList } from '../../components/item-list';
import { tidyEmail } from '../../message/rules';
import { SentTexts } from '../sending/sent-texts';
import type { QuoteValues } from './steps';
import { Summary } from './summary';
import * as styles from './thank-you.module.css';

interface ThankYouProps {
  outcome: RefObject<HTMLDivElement | null>;
  values: QuoteValues;
  phoneProblem: string | undefined;
  isConfirmed: boolean | undefined;
  afterwards: Queries.QuoteTextsFragment['afterwards'];
}

/** Replaces the sent form: what happens next, and a copy of the answers. */
export const ThankYou = ({ outcome, values, phoneProblem, isConfirmed, afterwards }: ThankYouProps) => (
  <div className={styles.thanks}>
    <Outcome ref={outcome} kind="sent">
      <SentTexts email={tidyEmail(values.email)} isConfirmed={isConfirmed} />
    </Outcome>
    <h2 className={styles.title}>{afterwards.title}</h2>
    <ItemList items={afterwards.steps} numbered />
    <details className={styles.copy}>
      <summary>{TEXTS.quote.sentAnswers}</summary>
      <Summary values={values} phoneProblem={phoneProblem} />
    </details>
  </div>
);
