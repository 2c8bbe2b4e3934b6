import { readReport } from './read-report.ts';

const original = ['Message-ID: <0193f0a0-0000-7000-8000-000000000001@blattwerk.example>', 'To: ada@mail.example', 'Subject: Post', '', 'Guten Tag'];

const report = (type: string, part: string, lines: readonly string[]): Buffer =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mail.example',
      'To: post@blattwerk.example',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      `Content-Type: multipart/report; report-type=${type}; boundary="b1"`,
      '',
      '--b1',
      'Content-Type: text/plain',
      '',
      'Ihre Nachricht konnte nicht zugestellt werden.',
      '--b1',
      `Content-Type: message/${part}`,
      '',
      ...lines,
      '',
      '--b1',
      'Content-Type: message/rfc822',
      '',
      ...original,
      '--b1--',
      '',
    ].join('\r\n'),
  );
const bounce = (...recipients: string[][]): Buffer =>
  report('delivery-status', 'delivery-status', ['Reporting-MTA: dns; mail.example', '', ...recipients.flatMap((lines) => [...lines, ''])]);

const id = '<0193f0a0-0000-7000-8000-000000000001@blattwerk.example>';

test('A report of failed delivery says whom the mail did not reach, why, and which mail it was', async () => {
  const lines = [
    'Final-Recipient: rfc822; Ada@Mail.example',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <ada@mail.example>: Recipient address',
    '    rejected: User unknown',
  ];
  expect(await readReport(bounce(lines))).toEqual({
    kind: 'bounce',
    messageId: id,
    recipients: [
      {
        address: 'ada@mail.example',
        hasFailed: true,
        status: '5.1.1',
        diagnostic: 'smtp; 550 5.1.1 <ada@mail.example>: Recipient address rejected: User unknown',
      },
    ],
  });
});

test('The address that we wrote to counts, not the one to which it was passed on; a delay is no failure', async () => {
  const passedOn = ['Original-Recipient: rfc822;ada@mail.example', 'Final-Recipient: rfc822;ada@elsewhere.example', 'Action: failed', 'Status: 5.2.2 (full)'];
  const late = ['Final-Recipient: rfc822; kim@mail.example', 'Action: delayed', 'Status: 4.4.1'];
  const { recipients } = (await readReport(bounce(passedOn, late)))!;
  expect(recipients).toMatchObject([
    { address: 'ada@mail.example', hasFailed: true, status: '5.2.2' },
    { address: 'kim@mail.example', hasFailed: false, status: '4.4.1' },
  ]);
});

test('A complaint names whom it comes from, or only the mail', async () => {
  const fields = ['Feedback-Type: abuse', 'User-Agent: Provider/1.0', 'Version: 1'];
  const named = await readReport(report('feedback-report', 'feedback-report', [...fields, 'Original-Rcpt-To: <ada@mail.example>']));
  expect(named).toMatchObject({ kind: 'complaint', messageId: id, recipients: [{ address: 'ada@mail.example', hasFailed: true }] });
  expect((await readReport(report('feedback-report', 'feedback-report', fields)))?.recipients).toMatchObject([{ address: undefined }]);
  expect(await readReport(report('feedback-report', 'feedback-report', ['Feedback-Type: not-spam', 'Version: 1']))).toBeUndefined();
});

test.each(['', 'Hallo', 'Subject: Abwesenheit\r\n\r\nIch bin im Urlaub.', '\0'.repeat(2000), 'Content-Type: multipart/report; boundary=x\r\n\r\n--x'])(
  'What is no report says nothing: %j',
  async (raw) => {
    expect(await readReport(Buffer.from(raw))).toBeUndefined();
  },
);
