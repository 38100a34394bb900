import type { ComponentProps } from 'react';
import { TextField } from '../../components/form/field';
import { nameMaxLength } from '../../message/fields';

interface ContactFieldsProps {
  /** The id, name, error and state of a field. */
  field: (
    name: 'name' | 'email' | 'phoneNumber',
    label: string,
  ) => Pick<ComponentProps<typeof TextField>, 'id' | 'name' | 'label' | 'error' | 'readOnly'>;
}

/** The fields that say who writes and how to answer. */
export const ContactFields = ({ field }: ContactFieldsProps) => (
  <>
    <TextField {...field('name', 'Name')} autoComplete="name" maxLength={nameMaxLength} />
    <TextField
      {...field('email', 'Email')}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
    <TextField
      {...field('phoneNumber', 'Phone number')}
      optional
      hint="10 digits, without the country code. Outside India and the USA: put the number in your message."
      inputMode="tel"
      autoComplete="tel-national"
    />
  </>
);
