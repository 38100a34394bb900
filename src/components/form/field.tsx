import type { ComponentProps, ElementType } from 'react';
import { ErrorText } from './error-text';
import * as styles from './field.module.css';

interface FieldTexts {
  id: string;
  label: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

type ControlProps<Tag extends ElementType> = FieldTexts & ComponentProps<Tag>;

interface FieldProps extends FieldTexts {
  as: 'input' | 'textarea' | 'select';
  type?: string;
  required?: boolean;
}

/** A control with its label, hint and error; it gets all other props. */
const Field = ({ as: Control, id, label, optional, hint, error, ...control }: FieldProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      <span>{label}</span>
      {optional && <span className={styles.optional}>{` ${TEXTS.form.optional}`}</span>}
    </label>
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    <Control
      className={styles.control}
      id={id}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      {...control}
    />
    {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
  </div>
);

export const TextField = (props: ControlProps<'input'>) => (
  <Field as="input" type="text" required={!props.optional} {...props} />
);

export const TextArea = (props: ControlProps<'textarea'>) => (
  <Field as="textarea" required={!props.optional} {...props} />
);

/** A labelled choice from a list; its options are the children. */
export const SelectField = (props: ControlProps<'select'>) => <Field as="select" {...props} />;
