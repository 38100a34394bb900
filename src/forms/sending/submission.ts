/** Loaded once somebody uses a form. */
export { checkMessage } from '../../message/rules';
export { sendFromForm } from './send-from-form';
