/** Fields of a contact message (spec section 3), in the order in which they are checked. */
export const messageFields = ['name', 'email', 'phoneNumber', 'message'] as const;

export type MessageField = (typeof messageFields)[number];

/** A contact message; `phoneNumber` is '' when none was given. */
export type ContactMessage = Record<MessageField, string>;

/** Characters a name may have (spec section 9), counted in code points. */
export const nameMaxLength = 40;
