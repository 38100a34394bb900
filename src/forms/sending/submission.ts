/** Loaded once somebody uses a form. */
import type { ContactMessage } from '../../message/fields';
import * as rules from '../../message/rules';
import { messageRules } from './message-rules';

export const checkMessage = (message: ContactMessage) => rules.checkMessage(message, messageRules);
export { sendFromForm } from './send-from-form';
