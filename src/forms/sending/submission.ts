/** What a form needs once somebody uses it; loaded on demand. */
export { checkMessage } from '../../message/rules';
export { sendFromForm } from './send-from-form';
