import { glyphs, Icon } from '../../components/icon';
import * as styles from './progress.module.css';
import { type Step, stepNames, steps } from './steps';

/** The list of steps: done, current, to come. */
export const Progress = ({ step }: { step: Step }) => {
  const position = stepNames.indexOf(step);
  return (
    <ol className={styles.progress} aria-label={TEXTS.quote.steps}>
      {stepNames.map((name, index) => {
        const isDone = index < position;
        return (
          <li
            key={name}
            className={styles.step}
            aria-current={index === position ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            {name === 'summary' && <Icon className={styles.letter} path={glyphs.mail} />}
            <span className={styles.name}>
              <span>{steps[name].label}</span>
              {isDone && <span data-visually-hidden>{TEXTS.quote.done}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
