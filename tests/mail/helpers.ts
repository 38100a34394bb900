import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { headerFields } from '../../scripts/messages/import-maildir';
import { freePort, projectFolder, until } from '../processes';

/** Compiled before the tests (compile-server.ts): tsx takes a second at every start. */
const ownServer = process.env.MAIL_TEST_SERVER ?? join(__dirname, 'mail-server.ts');

/** The response to a request; undefined if there was none. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Sends one request on its own connection; undefined if the connection broke before the whole response. */
export const send = (port: number, method: string, path: string, body = ''): Promise<Reply | undefined> =>
  new Promise((resolve) => {
    const request = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        agent: false,
        headers: { 'content-type': 'application/json' },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
        response.on('error', () => resolve(undefined));
        response.on('close', () => resolve(undefined));
      },
    );
    request.on('error', () => resolve(undefined));
    request.end(body);
  });

/** Posts a message. */
export const post = (port: number, message: string): Promise<Reply | undefined> =>
  send(
    port,
    'POST',
    '/email',
    JSON.stringify({ name: 'Asha Rao', email: 'asha@example.in', phoneNumber: '', message }),
  );

/** The id in a response of 202, or undefined. */
export const acknowledgedId = (reply: Reply | undefined): string | undefined =>
  reply?.status === 202 ? /"id":"([0-9a-f]{32})"/.exec(reply.body)?.[1] : undefined;

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** What it has written. */
  output(): string;
}

/**
 * Starts a server with the mail endpoint and waits until it responds.
 * @param prefix command that runs it, such as a shell that sets a limit
 */
export const startServer = async (
  env: Record<string, string>,
  { script = ownServer, prefix = [] }: { script?: string; prefix?: readonly string[] } = {},
): Promise<ServerProcess> => {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const [command = '', ...args] = [...prefix, process.execPath, ...loader, script];
  const child = spawn(command, args, {
    cwd: projectFolder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      MAIL_LIMIT_PER_ADDRESS: '1000000',
      MAIL_LIMIT_OVERALL: '1000000',
      ...env,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data.toString();
    });
  }
  await until(`server on port ${port}`, async () => {
    if (child.exitCode !== null) throw new Error(`server ended: ${output}`);
    return (await send(port, 'GET', '/email'))?.status === 405;
  });
  return { child, port, output: () => output };
};

/** A bare machine has no Python; CI installs it before it runs the unit tests again on Node 24. */
export const hasPython = (): boolean => spawnSync('python3', ['--version']).status === 0;

/** Resident memory of a server in megabytes; NaN on systems that do not report it. */
export const measureMemory = ({ child }: ServerProcess): number => {
  if (process.platform !== 'linux') return Number.NaN;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};

/** Ends a server, gracefully or at once. */
export const stopServer = async (
  { child }: ServerProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
};

/** Exports the messages of a data folder, as anybody would; returns the path of the mbox. */
export const exportMails = (folder: string): string => {
  const mbox = join(folder, 'export.mbox');
  const command = ['--import', 'tsx', 'scripts/messages.ts', 'export', '--format', 'mbox', '--output', mbox];
  execFileSync(process.execPath, command, { cwd: projectFolder, env: { ...process.env, DATA_DIR: folder } });
  return mbox;
};

/** A mail as the mail server received it. */
export interface Delivery {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly mail: string;
}

export interface FakeMailServer {
  readonly deliveries: Delivery[];
  readonly port: number;
  /** How often a mail was offered, accepted or not. */
  attempts(): number;
  close(): Promise<void>;
}

/** The mail server's reply: undefined accepts the mail; code 0 closes the connection. */
export type Verdict = { at: 'connect' | 'from' | 'to' | 'data'; code: number } | undefined;

/**
 * A real mail server on loopback.
 * @param verdict called at each step of each mail; `attempt` counts from 1, `to` and `mail` are known from their step on
 */
export const startMailServer = async (
  verdict: (attempt: number, to?: string, mail?: string) => Verdict = () => undefined,
  port = 0,
  delay = 0,
): Promise<FakeMailServer> => {
  const deliveries: Delivery[] = [];
  let attempts = 0;
  const refusal = (at: string, to?: string, mail?: string) => {
    const answer = verdict(attempts, to, mail);
    return answer?.at === at
      ? Object.assign(new Error('refused <asha@example.in>'), { responseCode: answer.code })
      : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 200,
    onConnect(_session, callback) {
      attempts += 1;
      callback(refusal('connect'));
    },
    onMailFrom: (_address, _session, callback) => callback(refusal('from')),
    onRcptTo: ({ address }, _session, callback) => callback(refusal('to', address)),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString();
        const { mailFrom, rcptTo } = session.envelope;
        const error = refusal('data', rcptTo[0]?.address, mail);
        if (error?.responseCode === 0) {
          for (const connection of server.connections) connection._socket.destroy();
          return;
        }
        if (error !== null) return callback(error);
        setTimeout(() => {
          deliveries.push({
            messageId: headerFields(mail).get('message-id') ?? '',
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            mail,
          });
          callback(null, 'taken');
        }, delay);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    deliveries,
    port: address.port,
    attempts: () => attempts,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
