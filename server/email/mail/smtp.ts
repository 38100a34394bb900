import { createTransport } from 'nodemailer';
import { errorCode } from '../queue/maildir';

/** Hands one mail to the mail server. Rejects if the server has not accepted it. */
export type Send = (mail: Buffer) => Promise<SendResult>;

export interface SendResult {
  /** Recipients that the server refused while it accepted the mail for others. */
  readonly refused: number;
}

/** How long the mail server may take, in milliseconds. */
export interface SmtpTimeouts {
  readonly connection: number;
  readonly greeting: number;
  readonly socket: number;
  /** For the whole delivery, in case the server keeps the connection alive without finishing. */
  readonly whole: number;
}

/**
 * For the delivery worker: RFC 5321, 4.5.3.2 allows minutes, but a worker that stops must not be delayed for long.
 */
export const patientTimeouts: SmtpTimeouts = {
  connection: 20_000,
  greeting: 20_000,
  socket: 60_000,
  whole: 300_000,
};

/** For a visitor who waits for the response. */
export const impatientTimeouts: SmtpTimeouts = {
  connection: 4_000,
  greeting: 4_000,
  socket: 8_000,
  whole: 20_000,
};

/**
 * Why a delivery failed.
 * - `message` the server refuses this mail permanently
 * - `server` nothing can be delivered at the moment: no connection, no login
 * - `later` the server asks to try again
 */
export interface Failure {
  readonly kind: 'message' | 'server' | 'later';
  /** The error class for log and health page, such as `EENVELOPE 550`; never an address or the server's words. */
  readonly code: string;
}

const property = (value: object, key: string): unknown =>
  key in value ? Reflect.get(value, key) : undefined;

const aboutOneMessage = ['EENVELOPE', 'EMESSAGE'];

// Replies with a permanent code that concern this server's login (RFC 4954), which somebody will fix.
const loginReplies = [530, 534, 535, 538];

/** Finds out why a delivery failed, from nodemailer's error. */
export const explainMailFailure = (error: unknown): Failure => {
  const code = errorCode(error);
  const reply = typeof error === 'object' && error !== null ? property(error, 'responseCode') : undefined;
  const permanent = typeof error === 'object' && error !== null && property(error, 'permanent') === true;
  const named = typeof reply === 'number' ? `${code} ${reply}` : code;
  if (!aboutOneMessage.includes(code) || (typeof reply === 'number' && loginReplies.includes(reply))) {
    return { kind: 'server', code: named };
  }
  return { kind: permanent ? 'message' : 'later', code: named };
};

/**
 * A connection to a mail server, opened for each mail.
 * @param url `smtp://` or `smtps://`
 */
export const createSend = (
  url: string,
  from: string,
  to: readonly string[],
  timeouts: SmtpTimeouts = patientTimeouts,
): Send => {
  const transport = createTransport({
    url,
    connectionTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.socket,
    dnsTimeout: timeouts.connection,
  });
  return async (mail) => {
    const { rejected } = await transport.sendMail({
      envelope: { from, to: [...to] },
      raw: mail,
      signal: AbortSignal.timeout(timeouts.whole),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return { refused: rejected.length };
  };
};
