import PostalMime from 'postal-mime';

/** Where reports go, and the bearer that proves the relay. */
export interface ReportTarget {
  url: string;
  token: string;
}

/** Addresses of these places answer as the world sometimes does: nobody is there, the mailbox is full, the reader calls it unwanted. */
const behaviours = {
  'bounce.example': { status: '5.1.1', words: 'Recipient address rejected: User unknown' },
  'full.example': { status: '5.2.2', words: 'Mailbox full' },
  'complaint.example': undefined,
} as const;

const behaviourOf = (address: string) => Object.entries(behaviours).find(([place]) => address.toLowerCase().endsWith(`@${place}`));

const message = (type: string, fields: readonly string[], original: readonly string[]): string =>
  [
    'From: MAILER-DAEMON@sandbox.blattwerk.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="report"`,
    '',
    '--report',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your message could not be delivered, or its reader has complained.',
    '--report',
    `Content-Type: message/${type}`,
    '',
    ...fields,
    '',
    '--report',
    'Content-Type: text/rfc822-headers',
    '',
    ...original,
    '--report--',
    '',
  ].join('\r\n');

/** The report that a relay would get of a message to this address: RFC 3464, or RFC 5965 for a complaint; undefined where it arrives. */
export const reportOf = async (source: Buffer, address: string): Promise<string | undefined> => {
  const found = behaviourOf(address);
  if (!found) return undefined;
  const { messageId = '' } = await PostalMime.parse(source);
  const original = [`Message-ID: ${messageId}`, `To: ${address}`];
  const [, failure] = found;
  if (!failure)
    return message('feedback-report', ['Feedback-Type: abuse', 'User-Agent: Sandbox/1.0', 'Version: 1', `Original-Rcpt-To: <${address}>`], original);
  const { status, words } = failure;
  const about = [`Final-Recipient: rfc822; ${address}`, 'Action: failed', `Status: ${status}`, `Diagnostic-Code: smtp; 550 ${status} <${address}>: ${words}`];
  return message('delivery-status', ['Reporting-MTA: dns; sandbox.blattwerk.example', '', ...about], original);
};

/** Hands the reports of a message over as a relay does, to whoever listens for them. */
export const reporter =
  (target: ReportTarget | undefined, report: (error: unknown) => void) =>
  async (source: Buffer, addresses: readonly string[]): Promise<void> => {
    if (!target) return;
    for (const address of addresses) {
      const body = await reportOf(source, address);
      if (body === undefined) continue;
      const headers = { authorization: `Bearer ${target.token}`, 'content-type': 'message/rfc822' };
      await fetch(target.url, { method: 'POST', headers, body }).catch(report);
    }
  };
