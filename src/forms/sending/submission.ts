/** Loaded once somebody uses a form. */
import type { ContactMessage } from '../../message/fields';
import * as rules from '../../message/rules';

/** The company's rules of a message, in the language of its site. */
export const messageRules: rules.MessageRules = {
  forms: FORM_RULES,
  texts: { rules: TEXTS.rules },
  locale: LOCALE.tag,
};

export const checkMessage = (message: ContactMessage) => rules.checkMessage(message, messageRules);
export { sendFromForm } from './send-from-form';
