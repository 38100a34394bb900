import { dataDir } from '../../playwright.config';
import { type StoredMessage, storedMessages } from '../stored-messages';

/** The messages stored by the test server that contain a text, including suspected spam. */
export const messagesWith = (text: string): StoredMessage[] =>
  storedMessages(dataDir).filter(({ message }) => message.includes(text));

let counter = 0;

/** A text that no other message contains. */
export const uniqueText = (): string => {
  counter += 1;
  return `Marker-${process.pid}-${Date.now()}-${counter}`;
};
