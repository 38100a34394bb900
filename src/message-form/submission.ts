/** What a form needs once somebody uses it; until then no page carries it. */
export { checkMessage } from '../message/rules';
export { bodyOf, outlivesPage, sendMessage } from './send-message';
