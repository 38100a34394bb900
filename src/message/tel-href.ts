/** The address of a link that calls a phone number (RFC 3966): without the spaces that it is written with. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
