/**
 * Why a delivery failed.
 * - `server` nothing can be delivered there at the moment: no connection, no login
 * - `later` this message is to be tried again
 * - `refused` this message would be refused again, until somebody changes a setting
 * - `final` it is not worth another attempt
 */
export type FailureKind = 'server' | 'later' | 'refused' | 'final';

export class DeliveryError extends Error {
  override name = 'DeliveryError';
  /**
   * @param code the error's class for the log, such as `EENVELOPE 550`; never an address or the receiver's words
   * @param more `retryAfter`: milliseconds that the receiver asks for; `unanswered`: it has the whole message and said nothing
   */
  constructor(
    readonly kind: FailureKind,
    readonly code: string,
    readonly more: { readonly retryAfter?: number | undefined; readonly unanswered?: boolean } = {},
  ) {
    super(code);
  }
}

/** The code of a system error, such as ENOSPC, or of a `DeliveryError`; 'unknown' for anything else. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unknown';
