import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { startTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.end());
beforeEach(async () => {
  sandbox.control.reset();
  await sandbox.call('DELETE', '/mail/api/messages');
});

/** A mail program's side of SMTP: says each line, waits for the answer, gives back the codes. */
async function converse(port: number, lines: string[]): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  const codes: string[] = [];
  const remaining = [...lines];
  for await (const line of createInterface(socket)) {
    if (/^\d{3}-/.test(line)) continue;
    codes.push(line.slice(0, 3));
    const next = remaining.shift();
    if (next === undefined) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return codes.slice(1);
}

const message = [
  'From: Blattwerk <no-reply@blattwerk.example>',
  'To: patient@example.org',
  'Subject: =?utf-8?Q?Ihre_Anfrage_f=C3=BCr_heute?=',
  'Message-ID: <job-1@blattwerk.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="outer"',
  '',
  '--outer',
  'Content-Type: multipart/alternative; boundary="inner"',
  '',
  '--inner',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Bitte öffnen Sie http://localhost:3000/confirm?token=abc.',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Bitte <a href="http://localhost:3000/confirm?token=abc">bestätigen</a>.</p><script>alert(1)</script>',
  '--inner--',
  '--outer',
  'Content-Type: text/plain; name="brief.txt"',
  'Content-Disposition: attachment; filename="brief.txt"',
  '',
  'Guten Tag',
  '--outer--',
  '.',
].join('\r\n');

const conversation = (to: string): string[] => ['EHLO test', 'MAIL FROM:<no-reply@blattwerk.example>', `RCPT TO:<${to}>`, 'DATA', message, 'QUIT'];
const read = async (query: string): Promise<Record<string, unknown>[]> =>
  (await sandbox.call('GET', `/mail/api/messages${query}`)).body as unknown as Record<string, unknown>[];

test('a sent mail is readable by address, newest first, with text, HTML and attachments', async () => {
  expect(await converse(sandbox.smtpPort, conversation('patient@example.org'))).toEqual(['250', '250', '250', '354', '250', '221']);
  await converse(sandbox.smtpPort, conversation('other@example.org'));
  expect((await read('')).map(({ to }) => to)).toEqual(['other@example.org', 'patient@example.org']);
  const [mail, ...others] = await read('?to=Patient@Example.org');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    from: 'no-reply@blattwerk.example',
    subject: 'Ihre Anfrage für heute',
    messageId: '<job-1@blattwerk.example>',
    text: expect.stringContaining('token=abc'),
    html: expect.stringContaining('bestätigen'),
    attachments: [{ filename: 'brief.txt', mimeType: 'text/plain' }],
  });
  expect(await (await fetch(`${sandbox.url}/mail/${String(mail!.id)}/attachments/0`)).text()).toContain('Guten Tag');
});

test('people read the mail without its scripts running, and can follow its links', async () => {
  await converse(sandbox.smtpPort, conversation('patient@example.org'));
  const [mail] = await read('');
  const page = await (await fetch(`${sandbox.url}/mail/${String(mail!.id)}?view=text`)).text();
  expect(page).toContain('<a href="http://localhost:3000/confirm?token=abc"');
  const body = await fetch(`${sandbox.url}/mail/${String(mail!.id)}/body`);
  expect(body.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await (await fetch(`${sandbox.url}/mail?q=patient`)).text()).toContain('Ihre Anfrage für heute');
});

test('a refused mail is not stored, the next one is', async () => {
  sandbox.control.change({ smtp: { rejectNext: 1, code: 451 } });
  expect(await converse(sandbox.smtpPort, conversation('patient@example.org'))).toEqual(['250', '250', '250', '354', '451', '221']);
  expect(await read('')).toEqual([]);
  sandbox.control.change({ smtp: { rejectNext: 1, code: 550, stage: 'recipient' } });
  expect((await converse(sandbox.smtpPort, conversation('patient@example.org')))[2]).toBe('550');
  await converse(sandbox.smtpPort, conversation('patient@example.org'));
  expect(await read('')).toHaveLength(1);
});

test('mail is still there after a restart', async () => {
  const first = await startTestSandbox();
  await converse(first.smtpPort, conversation('patient@example.org'));
  await first.stop();
  const second = await startTestSandbox({ stateDir: first.config.stateDir });
  expect((await second.call('GET', '/mail/api/messages')).body).toHaveLength(1);
  await second.end();
});
