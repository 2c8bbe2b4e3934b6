import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { MailDeliveryError } from './mail-port.ts';
import { smtpMail } from './smtp-mail.ts';

/** Just enough of SMTP to take a mail; `refuse` is the reply to RCPT TO. */
const smtpServer = (received: { recipients: string[]; data: string }[], refuse: () => string | null): Server =>
  createServer((socket: Socket) => {
    let buffer = '';
    let recipients: string[] = [];
    let inData = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);
    const command = (line: string): void => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') {
        const refusal = refuse();
        if (!refusal) recipients.push(line);
        reply(refusal ?? '250 ok');
      } else if (verb === 'DATA') {
        inData = true;
        reply('354 go on');
      } else if (verb === 'QUIT') {
        reply('221 bye');
        socket.end();
      } else reply('250 ok');
    };
    const take = (): void => {
      for (;;) {
        const end = buffer.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          received.push({ recipients, data: part });
          recipients = [];
          inData = false;
          reply('250 taken');
        } else command(part);
      }
    };
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      take();
    });
    reply('220 mailbox');
  });

const received: { recipients: string[]; data: string }[] = [];
let refusal: string | null = null;
const server = smtpServer(received, () => refusal);
const mail = { messageId: '<job-1@blattwerk.example>', to: 'erika@example.org', subject: 'Bitte bestätigen', html: '<p>Hallo</p>', text: 'Hallo' };
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  received.length = 0;
  refusal = null;
});

const from = 'Blattwerk <post@blattwerk.example>';

test('a mail arrives with its fixed message id, sender, both bodies and its attachment', async () => {
  await smtpMail({ url, from }).send({
    ...mail,
    attachments: [{ filename: 'termin.ics', content: Buffer.from('BEGIN:VCALENDAR'), contentType: 'text/calendar' }],
  });
  expect(received).toHaveLength(1);
  const data = received[0]?.data ?? '';
  expect(data).toContain('Message-ID: <job-1@blattwerk.example>');
  expect(data).toContain('From: Blattwerk <post@blattwerk.example>');
  expect(data).toContain('To: erika@example.org');
  expect(data).toContain('Auto-Submitted: auto-generated');
  expect(data).toContain('text/plain');
  expect(data).toContain('text/html');
  expect(data).toContain('termin.ics');
  expect(received[0]?.recipients).toEqual(['RCPT TO:<erika@example.org>']);
});

test.each(['a@example.org, b@example.org', 'Erika <a@example.org>', 'a@example.org\r\nBcc: b@example.org', 'undisclosed: a@example.org;', 'nobody', ''])(
  'the recipient %j is refused before anything is sent',
  async (to) => {
    await expect(smtpMail({ url, from }).send({ ...mail, to })).rejects.toMatchObject({ name: 'MailDeliveryError', permanent: true });
    expect(received).toHaveLength(0);
  },
);

test('a subject cannot add a header', async () => {
  await smtpMail({ url, from }).send({ ...mail, subject: 'x\r\nBcc: b@example.org' });
  expect(received[0]?.data).not.toMatch(/^Bcc:/m);
  expect(received[0]?.recipients).toHaveLength(1);
});

test('a refusal for good and one for now are told apart, and neither names the recipient', async () => {
  refusal = '550 no such mailbox erika@example.org';
  const permanent: unknown = await smtpMail({ url, from })
    .send(mail)
    .catch((error: unknown) => error);
  expect(permanent).toBeInstanceOf(MailDeliveryError);
  expect(permanent).toMatchObject({ permanent: true, replyCode: 550 });
  expect(String(permanent)).not.toContain('erika');
  refusal = '451 try later';
  await expect(smtpMail({ url, from }).send(mail)).rejects.toMatchObject({ permanent: false, replyCode: 451 });
});

test('a server that does not answer is a failure that may be repeated', async () => {
  await expect(smtpMail({ url: 'smtp://127.0.0.1:9', from }).send(mail)).rejects.toMatchObject({ name: 'MailDeliveryError', permanent: false });
});
