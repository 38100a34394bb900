/** The fields of a contact message, in the order in which they are checked (behaviour.md, rules 50 to 55). */
export const messageFields = ['name', 'email', 'phoneNumber', 'message'] as const;

export type MessageField = (typeof messageFields)[number];

/** A contact message; `phoneNumber` is '' if none was given. */
export type ContactMessage = Record<MessageField, string>;

/** Maximum length of a name (behaviour.md, rule 51), in code points. */
export const nameMaxLength = 40;

/** Says which form sent a message. */
export const kindField = 'kind';

/** The service that a quote form asks for, or the job that somebody applies for. */
export const serviceField = 'service';

/** The person that a page names as contact, by the name of their file: in forms, and in addresses of pages with forms. */
export const contactField = 'contact';

/** The UUID that a form makes when it is shown; a message sent again with the same is the same message. */
export const idField = 'id';

/** Maximum length of a phone number, which is sent as typed even if it breaks its rule (behaviour.md, rule 54). */
export const phoneMaxLength = 60;

const messageKinds = ['contact', 'quote', 'application'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The kind that a form or the database names; anything else is a contact message. */
export const readKind = (named: unknown): MessageKind =>
  messageKinds.find((kind) => kind === named) ?? 'contact';

/** The field with the files of a quote form or an application (behaviour.md, rule 79). */
export const filesField = 'files';

/** Texts by field, such as the broken rules. */
export type FieldTexts = Partial<Record<MessageField | typeof filesField, string>>;

/**
 * The honeypot: a field that people do not see. Named `subject` because bots always fill that, while no browser or
 * password manager does.
 */
export const honeypotField = 'subject';

/** Where a form sent without JavaScript lands. */
export const thankYouPath = '/thank-you';

/** Names the sentence of that page which says that a mail confirms the message. */
export const confirmedAnchor = 'confirmed';

/** The address that every form is sent to (behaviour.md, rule 50). */
export const emailPath = '/email';

/** Questions of the quote form, in their order. */
export const quoteFields = ['service', 'stage', 'budget', 'timeline', 'scope'] as const;

/** The visitor's answers; '' or absent for open questions. */
export type QuoteAnswers = Readonly<Partial<Record<(typeof quoteFields)[number], string>>>;
