/** Loaded once somebody uses the quote form. */
export { sendMessage } from '../sending/send-message';
export * from './answers';
export { Summary } from './summary';
export { ThankYou } from './thank-you';
