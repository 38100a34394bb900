import type { ComponentPropsWithoutRef } from 'react';
import type { Elements } from '../elements';
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

/** The attributes that connect a control with its hint and its error. */
const wiring = ({ id, hint, error }: FieldTexts) => ({
  id,
  'aria-invalid': error !== undefined || undefined,
  'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
});

const LabelledControl = ({
  id,
  label,
  optional,
  hint,
  error,
  children,
}: FieldTexts & { children: Elements }) => (
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

const split = <Props extends FieldTexts>({ id, label, optional, hint, error, ...control }: Props) => ({
  texts: { id, label, optional, hint, error },
  control,
});

/** A labelled one-line text field. */
export const TextField = (props: FieldTexts & ComponentPropsWithoutRef<'input'>) => {
  const { texts, control } = split(props);
  return (
    <LabelledControl {...texts}>
      <input
        type="text"
        className={styles.control}
        required={!texts.optional}
        {...wiring(texts)}
        {...control}
      />
    </LabelledControl>
  );
};

/** A labelled multi-line text field. */
export const TextArea = (props: FieldTexts & ComponentPropsWithoutRef<'textarea'>) => {
  const { texts, control } = split(props);
  return (
    <LabelledControl {...texts}>
      <textarea className={styles.control} required={!texts.optional} {...wiring(texts)} {...control} />
    </LabelledControl>
  );
};

/** A labelled choice from a list; its options are the children. */
export const SelectField = ({
  id,
  label,
  ...select
}: Pick<FieldTexts, 'id' | 'label'> & ComponentPropsWithoutRef<'select'>) => (
  <LabelledControl id={id} label={label}>
    <select id={id} className={styles.control} {...select} />
  </LabelledControl>
);
