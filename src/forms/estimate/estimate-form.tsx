import { useState } from 'react';
import { ButtonLink } from '../../components/button-link';
import { SelectField } from '../../components/form/field';
import { fill } from '../../content-model/texts/fill';
import * as styles from './estimate-form.module.css';
import { estimateRange, rangeText } from './estimate-range';

export interface EstimateProps {
  estimate: Queries.EstimateFragment;
  /** Path of the quote form. */
  quotePath: string;
}

/** A rough price from a few answers, which the quote form takes over. */
export const EstimateForm = ({ estimate, quotePath }: EstimateProps) => {
  const { kindLabel, kinds, questions, money, note, linkText } = estimate;
  /** The chosen options by their questions' places, the first where there is none. */
  const [answers, setAnswers] = useState<Readonly<Record<number, number>>>({});
  const kind = kinds[answers[0] ?? 0];
  const chosen = questions.map(({ options }, index) => options[answers[index + 1] ?? 0]);
  const range = estimateRange(
    kind ?? { low: 0, high: 0 },
    chosen.map((option) => option?.factor ?? 1),
  );
  const text = rangeText(range, money);
  const own = rangeText(range, { ...money, abroad: null });
  const choice = [kind, ...chosen]
    .map((option) => option?.name)
    .filter(Boolean)
    .join('. ');
  const scope = fill(TEXTS.prices.scope, { choice, range: text });

  return (
    <div className={styles.estimate}>
      <div className={styles.questions}>
        {[{ label: kindLabel, options: kinds }, ...questions].map(({ label, options }, at) => (
          <SelectField
            key={label}
            id={`estimate-${at}`}
            label={label}
            value={answers[at] ?? 0}
            onChange={({ currentTarget }) => setAnswers({ ...answers, [at]: currentTarget.selectedIndex })}
          >
            {options.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <div className={styles.result}>
        {/* Paper has no fields. */}
        <p className={styles.choice}>{choice}</p>
        <output className={styles.range} aria-label={TEXTS.prices.rough}>
          <span>{own}</span>
          <span className={styles.abroad}>{text.replace(own, '')}</span>
        </output>
        <p>{note}</p>
        <ButtonLink to={`${quotePath}?${new URLSearchParams({ scope })}`}>{linkText}</ButtonLink>
      </div>
    </div>
  );
};
