import type { Elements } from '../../components/elements';
import * as styles from './quote.module.css';
import { describePosition, type Step } from './steps';
import { titleId } from './use-quote-form';

interface StepFrameProps {
  name: Step;
  title: string;
  text: string;
  hidden: boolean;
  children: Elements;
}

/** One step of the quote form: its number, its question and its fields. */
export const StepFrame = ({ name, title, text, hidden, children }: StepFrameProps) => (
  <section className={styles.step} aria-labelledby={titleId(name)} hidden={hidden}>
    <div className={styles.question}>
      <p id={`quote-${name}-count`} className={styles.count}>
        {describePosition(name)}
      </p>
      <h2 id={titleId(name)} className={styles.title} tabIndex={-1} aria-describedby={`quote-${name}-count`}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </div>
    {children}
  </section>
);
