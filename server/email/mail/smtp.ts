import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { DeliveryError, errorCode } from '../errors';
import type { EmailSettings } from '../settings';

type SmtpSettings = NonNullable<EmailSettings['smtp']>;

/**
 * How long the mail server may take, in milliseconds. For the delivery worker: RFC 5321, 4.5.3.2 allows minutes, but a process
 * that stops must not be delayed for long.
 */
export const patientTimeouts = {
  connection: 20_000,
  greeting: 20_000,
  socket: 60_000,
  /** For the whole delivery, in case the server keeps the connection alive without finishing. */
  whole: 300_000,
};

export type SmtpTimeouts = typeof patientTimeouts;

/** For a visitor who waits for the response. */
export const impatientTimeouts: SmtpTimeouts = {
  connection: 4_000,
  greeting: 4_000,
  socket: 8_000,
  whole: 20_000,
};

/** How far a delivery has come: before the text, in the middle of it, after all of it. */
type Progress = 'envelope' | 'text' | 'end';

// Replies with a permanent code that concern this server's login (RFC 4954), which somebody will fix.
const loginReplies = [530, 534, 535, 538];
/** The server ends the connection, whatever it was asked (RFC 5321, 3.8). */
const goodbye = 421;
/** The mail is too large, said at MAIL FROM (RFC 1870). */
const tooLarge = 552;

/**
 * Finds out why a delivery failed, from nodemailer's error. Connection, login and sender are the same for all mails; the
 * recipient and the text concern one alone.
 */
export const explainMailFailure = (error: unknown, progress: Progress = 'envelope'): DeliveryError => {
  const { responseCode, command }: { responseCode?: unknown; command?: unknown } = Object(error);
  const reply = typeof responseCode === 'number' ? responseCode : 0;
  const code = [errorCode(error), reply || ''].join(' ').trim();
  const isAboutMail =
    progress !== 'envelope' ||
    command === 'RCPT TO' ||
    command === 'DATA' ||
    reply === tooLarge ||
    errorCode(error) === 'EMESSAGE';
  const isAboutServer =
    (reply === goodbye && progress === 'envelope') || loginReplies.includes(reply) || !isAboutMail;
  if (isAboutServer) return new DeliveryError('server', code);
  const unanswered = progress === 'end' && reply === 0;
  return new DeliveryError(reply >= 500 ? 'refused' : 'later', code, { unanswered });
};

/** The mail server and the login as nodemailer takes them. */
export const describeServer = ({ url, requireTls }: SmtpSettings, timeouts: SmtpTimeouts) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  return {
    server: {
      // An IPv6 address stands in brackets in a URL.
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      // Without one, 465 or 587.
      port: Number(port),
      secure: protocol === 'smtps:',
      requireTLS: requireTls,
      connectionTimeout: timeouts.connection,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.socket,
      dnsTimeout: timeouts.connection,
    },
    credentials: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
  };
};

/**
 * A connection to a mail server, opened for each mail. Rejects with a `DeliveryError` unless the server accepted it.
 * @param from the sender on the envelope
 */
export const createSendMail = (settings: SmtpSettings, from: string, timeouts: SmtpTimeouts) => {
  const { server, credentials } = describeServer(settings, timeouts);

  return (mail: Buffer, to: string): Promise<void> =>
    new Promise((resolve, reject) => {
      let progress: Progress = 'envelope';
      // nodemailer reads it when the server has asked for the text.
      const text = new Readable({
        read() {
          progress = 'text';
          this.push(mail);
          this.push(null);
        },
      }).once('end', () => {
        progress = 'end';
      });
      const connection = new SMTPConnection(server);
      const fail = (error: unknown) => {
        clearTimeout(deadline);
        connection.close();
        reject(explainMailFailure(error, progress));
      };
      const deadline = setTimeout(
        () => fail(Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' })),
        timeouts.whole,
      );
      connection.on('error', fail);

      const send = () =>
        connection.send({ from, to: [to] }, text, (error) => {
          if (error) return fail(error);
          clearTimeout(deadline);
          connection.quit();
          resolve();
        });
      connection.connect((error) => {
        if (error) return fail(error);
        if (!credentials || !connection.allowsAuth) return send();
        connection.login({ credentials }, (refusal) => (refusal ? fail(refusal) : send()));
      });
    });
};
