/** The code of a system error, such as ENOSPC, or of a `DeliveryError`; 'unknown' for anything else. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';
