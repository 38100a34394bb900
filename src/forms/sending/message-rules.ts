import type { MessageRules } from '../../message/rules';

/** The company's rules of a message, in the language of its site. */
export const messageRules: MessageRules = {
  forms: FORM_RULES,
  texts: { rules: TEXTS.rules },
  locale: LOCALE.tag,
};
