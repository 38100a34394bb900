import { ErrorText } from '../../components/form/error-text';
import { TextButton } from '../../components/form/text-button';
import { fill } from '../../content-model/texts/fill';
import { fieldLabels, type QuoteFormField, type QuoteValues, quoteFormFields } from './steps';
import * as styles from './summary.module.css';

interface SummaryProps {
  values: QuoteValues;
  /** The phone number's problem, which does not stop the form; others are shown at their fields. */
  phoneProblem: string | undefined;
  /** Goes to a field to change it; without it the answers are read-only. */
  onChange?: (field: QuoteFormField) => void;
  disabled?: boolean;
}

/** All answers, each with a button to change it. */
export const Summary = ({ values, phoneProblem, onChange, disabled }: SummaryProps) => (
  <dl className={styles.summary}>
    {quoteFormFields.map((field) => {
      const label = fieldLabels[field];
      return (
        <div key={field} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.answer}>
            <span>{values[field].trim() || TEXTS.quote.notGiven}</span>
            {field === 'phoneNumber' && phoneProblem && <ErrorText>{phoneProblem}</ErrorText>}
          </dd>
          {onChange && (
            <dd>
              <TextButton
                spoken={fill(TEXTS.quote.changeAnswer, { field: label })}
                disabled={disabled}
                onClick={() => onChange(field)}
              >
                {TEXTS.quote.change}
              </TextButton>
            </dd>
          )}
        </div>
      );
    })}
  </dl>
);
