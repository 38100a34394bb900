import { Icon } from '../icon';
import * as styles from './choice-group.module.css';
import { ErrorText } from './error-text';

interface ChoiceGroupProps {
  id: string;
  name: string;
  options: readonly string[];
  /** Drawings of options by their names. */
  icons?: Readonly<Record<string, string>>;
  /** The legend, or the id of a heading that asks the question. */
  legend?: string;
  labelledBy?: string;
  error?: string | undefined;
  /** The browser checks it. Chromium then calls each of its radio buttons invalid until one is chosen. */
  required?: boolean;
}

/** One choice out of several, as cards that show all options. */
export const ChoiceGroup = ({ id, name, options, icons = {}, legend, error, ...group }: ChoiceGroupProps) => (
  <fieldset
    id={id}
    className={styles.group}
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and only a radiogroup can be invalid.
    role="radiogroup"
    aria-labelledby={group.labelledBy}
    aria-required="true"
    aria-invalid={error !== undefined || undefined}
    aria-describedby={error && `${id}-error`}
  >
    {legend && <legend className={styles.legend}>{legend}</legend>}
    {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    <div className={styles.choices}>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input className={styles.radio} type="radio" name={name} value={option} required={group.required} />
          <span>{option}</span>
          {icons[option] && <Icon className={styles.icon} path={icons[option]} />}
        </label>
      ))}
    </div>
  </fieldset>
);
