export interface MailAttachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

export interface OutgoingMail {
  /** Stays the same when a job repeats the mail, so that a duplicate can be recognised: `<unique@host>`. */
  messageId: string;
  /** One plain address, without a name. */
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Only in newsletters: the address at which a mail program ends them with one POST (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: MailAttachment[];
}

export interface MailPort {
  /** Ends when the server has taken the mail over. Fails with MailDeliveryError. */
  send(mail: OutgoingMail): Promise<void>;
}

/** The mail server did not take the mail; maps to `mailer.error`. Names the message, never the recipient. */
export class MailDeliveryError extends Error {
  override readonly name = 'MailDeliveryError';
  readonly messageId: string;
  /** The server refused this mail for good (5xx) or the address is none: repeating is useless. */
  readonly permanent: boolean;
  /** SMTP reply code, where there was one. */
  readonly replyCode: number | undefined;
  constructor(messageId: string, { permanent = false, replyCode, reason }: { permanent?: boolean; replyCode?: number; reason: string }) {
    super(`Delivering the mail ${messageId} failed: ${reason}`);
    this.messageId = messageId;
    this.permanent = permanent;
    this.replyCode = replyCode;
  }
}
