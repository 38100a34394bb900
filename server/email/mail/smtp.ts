import { createTransport } from 'nodemailer';
import { errorCode } from '../error-code';
import type { Failure, Send } from '../queue/delivery';

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

const aboutOneMessage = ['EENVELOPE', 'EMESSAGE'];

// Replies with a permanent code that concern this server's login (RFC 4954), which somebody will fix.
const loginReplies = [530, 534, 535, 538];

/** Finds out why a delivery failed, from nodemailer's error. */
export const explainMailFailure = (error: unknown): Failure => {
  const code = errorCode(error);
  const { responseCode: reply, permanent }: { responseCode?: unknown; permanent?: unknown } = Object(error);
  const named = typeof reply === 'number' ? `${code} ${reply}` : code;
  if (!aboutOneMessage.includes(code) || (typeof reply === 'number' && loginReplies.includes(reply))) {
    return { kind: 'server', code: named };
  }
  return { kind: permanent === true ? 'message' : 'later', code: named };
};

/**
 * A connection to a mail server, opened for each mail.
 * @param url `smtp://` or `smtps://`
 */
export const createSendMail = (
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
