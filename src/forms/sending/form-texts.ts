/** Toast texts (behaviour.md, rule 56). */
export const sentText = 'Thank you! Your form has been submitted. We will connect with you shortly.';
export const failedText = 'Oops! Something went wrong. Please try again shortly.';
