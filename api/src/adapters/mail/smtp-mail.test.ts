import type { AddressInfo } from 'node:net';
import { MailDeliveryError } from './mail-port.ts';
import { smtpMail } from './smtp-mail.ts';
import { smtpServer } from './testing/smtp-server.ts';

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

test('a relay that refuses our login is its operator’s trouble, not the mail’s: it may be repeated', async () => {
  await expect(smtpMail({ url: url.replace('//', '//user:wrong@'), from }).send(mail)).rejects.toMatchObject({ permanent: false, replyCode: 535 });
});
