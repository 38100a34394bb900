import type { ComponentPropsWithoutRef } from 'react';
import type { Elements } from '../elements';
import { ErrorText } from './error-text';
import * as styles from './field.module.css';

interface FieldTexts {
  id: string;
  label: string;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  hint?: string;
  /** What is wrong with the field's value. */
  error?: string | undefined;
}

/** The attributes that connect a control with its hint and its error. */
const wiring = ({ id, hint, error }: FieldTexts) => ({
  id,
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

const Frame = ({ id, label, optional, hint, error, children }: FieldTexts & { children: Elements }) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      <span>{label}</span>
      {optional && <span className={styles.optional}> (optional)</span>}
    </label>
    {hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    )}
    {children}
    {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
  </div>
);

/** A labelled one-line text field. */
export const TextField = ({
  id,
  label,
  optional,
  hint,
  error,
  type = 'text',
  ...input
}: FieldTexts & ComponentPropsWithoutRef<'input'>) => {
  const texts = { id, label, hint, error, optional } as FieldTexts;
  return (
    <Frame {...texts}>
      <input type={type} className={styles.control} required={!optional} {...wiring(texts)} {...input} />
    </Frame>
  );
};

/** A labelled multi-line text field. */
export const TextArea = ({
  id,
  label,
  optional,
  hint,
  error,
  ...textarea
}: FieldTexts & ComponentPropsWithoutRef<'textarea'>) => {
  const texts = { id, label, hint, error, optional } as FieldTexts;
  return (
    <Frame {...texts}>
      <textarea className={styles.control} required={!optional} {...wiring(texts)} {...textarea} />
    </Frame>
  );
};

/** A labelled choice from a list; its options are the children. */
export const SelectField = ({
  id,
  label,
  ...select
}: Pick<FieldTexts, 'id' | 'label'> & ComponentPropsWithoutRef<'select'>) => (
  <Frame id={id} label={label}>
    <select id={id} className={styles.control} {...select} />
  </Frame>
);
