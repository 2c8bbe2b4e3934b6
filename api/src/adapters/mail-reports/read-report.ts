import PostalMime, { type Attachment, type Header } from 'postal-mime';

/** What a mail server or a reader's provider reports about a mail of ours. */
export interface MailReport {
  /** `bounce`: it was not delivered (RFC 3464). `complaint`: its reader called it unwanted (RFC 5965). */
  kind: 'bounce' | 'complaint';
  recipients: ReportedRecipient[];
  /** The message id of the mail that it is about, where the report has it: `<unique@host>`. */
  messageId: string | undefined;
}
export interface ReportedRecipient {
  /** Lower case; undefined where the report leaves the address out. */
  address: string | undefined;
  /** Whether it failed for good; a delay or a success is no failure. */
  hasFailed: boolean;
  /** Enhanced status code (RFC 3463), `5.1.1`. */
  status: string | undefined;
  /** What the other server said, in one line. */
  diagnostic: string | undefined;
}

const textOf = ({ content }: Attachment): string => (typeof content === 'string' ? content : new TextDecoder().decode(content));

/** Blocks of header fields, with blank lines between them; folded lines are joined. */
const blocksOf = (text: string): Promise<Header[][]> =>
  Promise.all(
    text
      .split(/\r?\n\r?\n/)
      .filter((block) => block.trim() !== '')
      .map(async (block) => (await PostalMime.parse(`${block}\r\n\r\n`)).headers),
  );

const valueOf = (headers: readonly Header[], name: string): string | undefined => headers.find(({ key }) => key === name)?.value.trim() || undefined;

/** `rfc822; ada@mail.example` and `<ada@mail.example>` as a plain address. */
const addressOf = (value: string | undefined): string | undefined => /(?:^|;)\s*<?([^\s<>;]+@[^\s<>;]+)>?\s*$/.exec(value ?? '')?.[1]?.toLowerCase();

const recipientOf = (headers: Header[]): ReportedRecipient => ({
  address: addressOf(valueOf(headers, 'original-recipient')) ?? addressOf(valueOf(headers, 'final-recipient')),
  hasFailed: valueOf(headers, 'action')?.toLowerCase() === 'failed',
  status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(valueOf(headers, 'status') ?? '')?.[0],
  diagnostic: valueOf(headers, 'diagnostic-code')?.replaceAll(/\s+/g, ' ').slice(0, 300),
});

const originalId = async (parts: readonly Attachment[]): Promise<string | undefined> => {
  const original = parts.find(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers');
  return original && (await PostalMime.parse(textOf(original))).messageId;
};

/** Reads a report as it comes by mail: multipart/report with a machine-readable part. Undefined for everything else. */
export const readReport = async (raw: Buffer): Promise<MailReport | undefined> => {
  const { attachments } = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const part = (type: string) => attachments.find(({ mimeType }) => mimeType === type);
  const [delivery, feedback] = [part('message/delivery-status'), part('message/feedback-report')];
  const messageId = await originalId(attachments);
  if (delivery) {
    const [, ...recipients] = await blocksOf(textOf(delivery));
    return { kind: 'bounce', recipients: recipients.map(recipientOf), messageId };
  }
  if (!feedback) return undefined;
  const fields = (await blocksOf(textOf(feedback))).flat();
  const type = valueOf(fields, 'feedback-type')?.toLowerCase();
  // Other types say that it is no spam, or count logins: nothing follows from them.
  if (type !== 'abuse' && type !== 'fraud' && type !== 'opt-out') return undefined;
  const addresses = fields.filter(({ key }) => key === 'original-rcpt-to').map(({ value }) => addressOf(value));
  const recipients = (addresses.length > 0 ? addresses : [undefined]).map((address) => ({ address, hasFailed: true, status: undefined, diagnostic: type }));
  return { kind: 'complaint', recipients, messageId };
};
