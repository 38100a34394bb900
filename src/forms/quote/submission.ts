/** Loaded once somebody uses the quote form. */
export * from '../sending/submission';
export * from './answers';
export { Summary } from './summary';
export { ThankYou } from './thank-you';
