/** What the quote form needs once somebody uses it; until then no page carries it. */
export * from '../message-form/submission';
export * from './answers';
export { readAnswers } from './read-answers';
export { Summary } from './summary';
export { ThankYou } from './thank-you';
