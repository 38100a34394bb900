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
        const sign = isDone ? glyphs.check : name === 'summary' ? glyphs.mail : undefined;
        return (
          <li
            key={name}
            className={styles.step}
            aria-current={index === position ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {sign ? <Icon path={sign} /> : `${index + 1} `}
            </span>
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
