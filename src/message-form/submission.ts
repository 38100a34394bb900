/** What a form needs once somebody uses it; until then no page carries it. */
export { checkMessage } from '../message/rules';
export { stillOpen, toastTexts } from './found-problems';
export { sendFromForm } from './send-from-form';
