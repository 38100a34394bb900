import { fill } from '../content-model/texts/fill';
import type { Texts } from '../content-model/texts/languages';
import {
  type ContactMessage,
  type MessageField,
  messageFields,
  nameMaxLength,
  phoneMaxLength,
} from './fields';

/** What a company's forms accept. */
export type FormRules = typeof FORM_RULES;

/** The rules of a message, and how their texts are written. */
export interface MessageRules {
  readonly forms: FormRules;
  readonly texts: { readonly rules: Texts['rules'] };
  /** Language and country. */
  readonly locale: string;
}

/** A broken rule at one field. */
export interface Problem<Field extends string = MessageField> {
  readonly field: Field;
  /** What the visitor reads, in the toast and at the field. */
  readonly text: string;
  /** False for a phone number that is not too long: the message is sent all the same (behaviour.md, rule 54). */
  readonly stops: boolean;
}

/** Maximum length of a message (behaviour.md, rule 55), in code points, a line break as one. */
export const messageMaxLength = 10_000;

/** Maximum length of an address in octets (RFC 5321, 4.5.3.1.3). */
const emailMaxLength = 254;

/** Control characters, and the line separators of Unicode. */
const control = /[\p{Cc}\u2028\u2029]/u;

/** Length in code points: an emoji counts once. */
export const countCharacters = (value: string) => [...value].length;

// A tab comes from pasting out of a spreadsheet and becomes a space; other control characters stay, so that the rules
// can refuse them. The lookbehind keeps the search linear: a run of blanks is tried from its start only.
const tidyLine = (value: string) =>
  value.replaceAll('\t', ' ').replace(/^[ \u00a0\u3000]+|(?<![ \u00a0\u3000])[ \u00a0\u3000]+$/g, '');

const tidyText = (value: string) =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\u2028\u2029]/gu, '')
    .trim();

/** True if a text shows nothing: empty, or of blanks and invisible characters alone. */
export const isBlank = (value: string): boolean =>
  /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(value);

// What address books put around and between the digits: direction marks, no-break spaces and hyphens.
const besideDigits = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\p{Pd}]/gu;

/** A pasted number as its ten digits; what was typed, with a plain space for instance, stays for the rule to judge. */
const tidyPhone = (phoneNumber: string): string => {
  const digits = phoneNumber.replace(besideDigits, '');
  const isPasted = /[^ -~]/.test(phoneNumber);
  return isPasted && /^[0-9]{10}$/.test(digits) ? digits : phoneNumber.toWellFormed();
};

// Often pasted along from a chat or a mail program. The joiners U+200C and U+200D are letters' parts in some scripts:
// between letters beyond ASCII they stay.
const invisible = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const strayJoiner = /(?<![^ -~])[\u200c\u200d]|[\u200c\u200d](?![^ -~])/gu;

/** An email address as it is checked, sent and stored: trimmed, without invisible characters. */
export const tidyEmail = (email: string): string =>
  tidyLine(email.toWellFormed().replace(invisible, '').replace(strayJoiner, ''));

/**
 * The message as it is checked, sent and stored: trimmed, with line feeds as line breaks (form posts send two characters
 * for each, which must not count twice against the limit), and without halves of surrogate pairs, which UTF-8 cannot encode.
 * The phone number stays as typed, unless it is blank or pasted.
 */
export const tidyMessage = (input: ContactMessage): ContactMessage => ({
  name: tidyLine(input.name.toWellFormed()),
  email: tidyEmail(input.email),
  phoneNumber: isBlank(input.phoneNumber) ? '' : tidyPhone(input.phoneNumber),
  message: tidyText(input.message.toWellFormed()),
});

// Characters that an unquoted address must not contain (RFC 5322, 3.2.3). No real mailbox has them, and a comma or
// bracket nearly always means two addresses or "Name <address>" in one field.
const neverInAddress = /[\s\p{Z}\p{Cn}\p{Co}@<>()[\]:;,\\"]/u;

const hasEmailForm = (email: string) => {
  const at = email.indexOf('@');
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split('.');
  return (
    at > 0 &&
    countCharacters(email) <= emailMaxLength &&
    !control.test(email) &&
    !neverInAddress.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label !== '' && !neverInAddress.test(label)) &&
    countCharacters(labels.at(-1) ?? '') >= 2
  );
};

/** What people write between the digits of a number: `+49 (0)40 123 45-67`. */
const betweenDigits = /[\s()./\p{Pd}]/gu;

/** Whether a phone number keeps the company's rule (behaviour.md, rule 54). */
export const isPhone = (phoneNumber: string, { internationalPhone }: FormRules): boolean => {
  // A number of any country has at most fifteen digits (E.164).
  const isWellFormed = internationalPhone
    ? /^\+?[0-9]{6,15}$/.test(phoneNumber.replace(betweenDigits, ''))
    : /^[0-9]{10}$/.test(phoneNumber);
  return isWellFormed && /[1-9]/.test(phoneNumber);
};

type Check = (value: string, rules: MessageRules) => string | undefined;

/** The text of a field's broken rule, or undefined (behaviour.md, rules 51, 52, 54 and 55). */
export const checkField: Readonly<Record<MessageField, Check>> = {
  name: (name, { texts: { rules } }) => {
    if (isBlank(name)) return rules.nameMissing;
    if (control.test(name)) return rules.nameControl;
    // In code points, while `maxlength` in the browser counts UTF-16 units: what can be typed there is never too long here.
    return countCharacters(name) > nameMaxLength ? fill(rules.nameLong, { count: nameMaxLength }) : undefined;
  },
  // "Text" is any script, so internationalised addresses pass.
  email: (email, { forms, texts: { rules } }) => {
    if (!hasEmailForm(email)) return rules.emailForm;
    if (forms.anyEmail) return undefined;
    return email !== email.toLowerCase() || /[%#]/.test(email) ? rules.emailCharacters : undefined;
  },
  phoneNumber: (phoneNumber, { forms, texts: { rules } }) => {
    if (phoneNumber === '' || isPhone(phoneNumber, forms)) return undefined;
    return forms.internationalPhone ? rules.phoneInternational : rules.phone;
  },
  message: (message, { texts: { rules }, locale }) => {
    if (isBlank(message)) return rules.messageMissing;
    if (countCharacters(message) <= messageMaxLength) return undefined;
    return fill(rules.messageLong, { count: messageMaxLength.toLocaleString(locale) });
  },
};

/**
 * Every broken rule of a message, at most one for each field, in the order name, email, phone number, message. The
 * message may be sent if no problem `stops` it. Browser and server use the same function.
 */
export const checkMessage = (input: ContactMessage, rules: MessageRules): Problem[] => {
  const tidy = tidyMessage(input);
  return messageFields.flatMap((field) => {
    const text = checkField[field](tidy[field], rules);
    const isSent = field === 'phoneNumber' && countCharacters(tidy[field]) <= phoneMaxLength;
    return text === undefined ? [] : [{ field, text, stops: !isSent }];
  });
};
