/** What the quote form needs once somebody uses it; loaded on demand. */
export * from '../sending/submission';
export * from './answers';
export { readAnswers } from './read-answers';
export { Summary } from './summary';
export { ThankYou } from './thank-you';
