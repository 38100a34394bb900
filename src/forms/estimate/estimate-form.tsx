import { useId, useState } from 'react';
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

interface QuestionProps {
  label: string;
  options: readonly { readonly name: string }[];
  value: number;
  onChoose: (index: number) => void;
}

const Question = ({ label, options, value, onChoose }: QuestionProps) => (
  <SelectField
    id={useId()}
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChoose(currentTarget.selectedIndex)}
  >
    {options.map(({ name }, index) => (
      <option key={name} value={index}>
        {name}
      </option>
    ))}
  </SelectField>
);

/** A rough price from a few answers, which the quote form takes over. */
export const EstimateForm = ({ estimate, quotePath }: EstimateProps) => {
  const { kindLabel, kinds, questions, money, note, linkText } = estimate;
  const [kind, setKind] = useState(0);
  const [answers, setAnswers] = useState<readonly number[]>(() => questions.map(() => 0));
  const chosen = questions.map(({ options }, at) => options[answers[at] ?? 0]);
  const range = estimateRange(
    kinds[kind] ?? { low: 0, high: 0 },
    chosen.map((option) => option?.factor ?? 1),
  );
  const text = rangeText(range, money);
  const own = rangeText(range, { ...money, abroad: null });
  const choice = [kinds[kind]?.name, ...chosen.map((option) => option?.name)].filter(Boolean).join('. ');
  const scope = fill(TEXTS.prices.scope, { choice, range: text });

  return (
    <div className={styles.estimate}>
      <div className={styles.questions}>
        <Question label={kindLabel} options={kinds} value={kind} onChoose={setKind} />
        {questions.map(({ label, options }, at) => (
          <Question
            key={label}
            label={label}
            options={options}
            value={answers[at] ?? 0}
            onChoose={(index) => setAnswers(answers.map((answer, other) => (other === at ? index : answer)))}
          />
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
