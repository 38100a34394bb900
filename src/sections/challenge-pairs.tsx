import { More } from '../components/more';
import { wholeWords } from '../components/whole-words';
import * as styles from './challenge-pairs.module.css';

interface ChallengePairsProps {
  challenges: readonly Queries.ItemFragment[];
  /** The nth solution answers the nth challenge. */
  solutions: readonly Queries.ItemFragment[];
}

const Pairs = ({ challenges, solutions }: ChallengePairsProps) => (
  <ol className={styles.pairs}>
    {challenges.map((challenge, index) => {
      const solution = solutions[index];
      return (
        <li key={challenge.name} className={styles.pair}>
          <div className={styles.challenge}>
            <p className={styles.role}>{TEXTS.work.challenge}</p>
            <h3>{challenge.name}</h3>
            <p>{wholeWords(challenge.text)}</p>
          </div>
          {solution && (
            <div className={styles.solution}>
              <p className={styles.role}>{TEXTS.work.solution}</p>
              <h3>{solution.name}</h3>
              <p>{wholeWords(solution.text)}</p>
            </div>
          )}
        </li>
      );
    })}
  </ol>
);

/** Phones show the others on request. */
const mostAtOnce = 3;

/** The challenges of an industry, each next to its solution. */
export const ChallengePairs = ({ challenges, solutions }: ChallengePairsProps) => (
  <section className={styles.section} aria-label={TEXTS.work.pairs}>
    <div className={styles.inner}>
      {/* One heading over both columns: two would leave the first without a text. */}
      <h2 className={styles.heads}>
        <span>{`${TEXTS.work.challenges} `}</span>
        {/* Between two columns, or where an arrow is. */}
        <span data-visually-hidden>{`${TEXTS.work.and} `}</span>
        <span>{TEXTS.work.solutions}</span>
      </h2>
      <Pairs challenges={challenges.slice(0, mostAtOnce)} solutions={solutions} />
      <More count={challenges.length - mostAtOnce} onPhones>
        <Pairs challenges={challenges.slice(mostAtOnce)} solutions={solutions.slice(mostAtOnce)} />
      </More>
    </div>
  </section>
);
