import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Control } from '../control.ts';
import type { Mailbox } from './mailbox.ts';

/** A sender that goes away in the middle of a conversation is its own affair. */
const hangUps = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

const largestMessage = 25 * 1024 * 1024;

function rejection(code: number): Error {
  const words = code < 500 ? 'Requested action aborted, try again later' : 'Requested action not taken';
  return Object.assign(new Error(words), { responseCode: code });
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

interface Reports {
  /** What went wrong here. */
  report: (error: unknown) => void;
  /** What became of a message at its addresses. */
  tell: (source: Buffer, addresses: readonly string[]) => Promise<void>;
}

/** An SMTP server that takes every message from everybody on this machine, with any or no login, and answers 250 once it is stored. */
export function createSmtpServer(mailbox: Mailbox, control: Control, { report, tell }: Reports): SMTPServer {
  const server = new SMTPServer({
    name: 'sandbox.blattwerk.example',
    banner: 'Blattwerk sandbox',
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    size: largestMessage,
    logger: false,
    closeTimeout: 2000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onRcptTo: (_address, _session, done) => {
      const code = control.takeMailRejection('recipient');
      done(code === undefined ? null : rejection(code));
    },
    onData: (stream, session, done) => {
      const receive = async (): Promise<void> => {
        const source = await readAll(stream);
        await sleep(control.settings.smtp.delayMs);
        const code = stream.sizeExceeded ? 552 : control.takeMailRejection('data');
        if (code !== undefined) throw rejection(code);
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        await mailbox.receive(source, { from: mailFrom ? mailFrom.address : '', to });
        void tell(source, to);
      };
      receive().then(
        () => done(null, 'Message accepted'),
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (!hangUps.has(error.code ?? '')) report(error);
  });
  return server;
}
