/** Where `npm run develop` lists the messages that were sent to it. */
export const messagesPath = '/___messages';
