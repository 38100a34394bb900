/**
 * A field no person sees or fills in; whoever fills it in is a program. Named `subject` because programs always
 * fill that, while no browser or password manager does.
 */
export const honeypotField = 'subject';

/** Where a form sent without JavaScript lands. */
export const thankYouPath = '/thank-you';

/** The address every form is sent to (spec section 7). */
export const emailPath = '/email';
