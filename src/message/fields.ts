/** The fields of a contact message, in the order in which they are checked (behaviour.md, rules 50 to 55). */
export const messageFields = ['name', 'email', 'phoneNumber', 'message'] as const;

export type MessageField = (typeof messageFields)[number];

/** A contact message; `phoneNumber` is '' if none was given. */
export type ContactMessage = Record<MessageField, string>;

/** Maximum length of a name (behaviour.md, rule 51), in code points. */
export const nameMaxLength = 40;
