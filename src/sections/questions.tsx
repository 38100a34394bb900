import { More } from '../components/more';
import { wholeWords } from '../components/whole-words';
import * as styles from './questions.module.css';

const Pairs = ({ items }: { items: readonly Queries.ItemFragment[] }) => (
  <dl className={styles.questions}>
    {items.map(({ name, text }) => (
      <div key={name} className={styles.pair}>
        <dt className={styles.question}>{wholeWords(name)}</dt>
        <dd className={styles.answer}>{wholeWords(text)}</dd>
      </div>
    ))}
  </dl>
);

const mostAtOnce = 6;

/** Questions with their answers; of more than six, the others on request. */
export const Questions = ({ items }: { items: readonly Queries.ItemFragment[] }) => (
  <>
    <Pairs items={items.slice(0, mostAtOnce)} />
    <More count={items.length - mostAtOnce}>
      <Pairs items={items.slice(mostAtOnce)} />
    </More>
  </>
);
