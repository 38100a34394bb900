import type { ComponentProps } from 'react';
import { TextField } from '../../components/form/field';
import { type MessageField, nameMaxLength } from '../../message/fields';
import * as styles from './contact-fields.module.css';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'label' | 'error' | 'readOnly'>;

interface ContactFieldsProps {
  /** The id, name, error and state of a field. */
  field: (name: Exclude<MessageField, 'message'>, label: string) => FieldProps;
}

const { internationalPhone } = FORM_RULES;

/** The fields that say who writes and how to answer. */
export const ContactFields = ({ field }: ContactFieldsProps) => (
  <>
    <div className={styles.pair}>
      <TextField {...field('name', TEXTS.form.name)} autoComplete="name" maxLength={nameMaxLength} />
      <TextField
        {...field('email', TEXTS.form.email)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </div>
    <TextField
      {...field('phoneNumber', TEXTS.form.phoneNumber)}
      optional
      hint={internationalPhone ? TEXTS.form.phoneHintInternational : TEXTS.form.phoneHint}
      inputMode="tel"
      autoComplete={internationalPhone ? 'tel' : 'tel-national'}
    />
  </>
);
