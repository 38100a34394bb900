import * as styles from './challenge-pairs.module.css';

interface ChallengePairsProps {
  challenges: readonly Queries.ItemFragment[];
  /** The nth solution answers the nth challenge. */
  solutions: readonly Queries.ItemFragment[];
}

/** The challenges of an industry, each next to its solution. */
export const ChallengePairs = ({ challenges, solutions }: ChallengePairsProps) => (
  <section className={styles.section} aria-label="Challenges and solutions">
    <div className={styles.inner}>
      {/* One heading over both columns: two would leave the first without a text. */}
      <h2 className={styles.heads}>
        <span>Challenges </span>
        {/* Between two columns, or where an arrow is. */}
        <span data-visually-hidden>and </span>
        <span>Solutions</span>
      </h2>
      <ol className={styles.pairs}>
        {challenges.map((challenge, index) => {
          const solution = solutions[index];
          return (
            <li key={challenge.name} className={styles.pair}>
              <div className={styles.challenge}>
                <p className={styles.role}>Challenge</p>
                <h3>{challenge.name}</h3>
                <p>{challenge.text}</p>
              </div>
              {solution && (
                <div className={styles.solution}>
                  <p className={styles.role}>Solution</p>
                  <h3>{solution.name}</h3>
                  <p>{solution.text}</p>
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  </section>
);
