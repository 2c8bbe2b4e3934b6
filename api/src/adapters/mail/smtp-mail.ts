import type { Transporter } from 'nodemailer';
import { MailDeliveryError, type MailPort } from './mail-port.ts';

export interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…:465`; nodemailer's own options may follow as a query (`?requireTLS=true`). */
  url: string;
  /** `Name <address>`, the same for all mails. */
  from: string;
}

/** Milliseconds of silence after which a mail server is given up on. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

/** Exactly one mailbox: what could be read as a list, a group, a name or a second header is none. */
const isPlainAddress = (address: string): boolean => /^[^\s@,;:<>()[\]"\\]{1,64}@[^\s@,;:<>()[\]"\\]{1,255}$/.test(address);

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined;

/** Refusals of this mail or its address. A 5xx about our login or the connection is the relay's trouble, and passes. */
const refusals = ['EENVELOPE', 'EMESSAGE'];

const deliveryError = (messageId: string, error: unknown): MailDeliveryError => {
  const replyCode = property(error, 'responseCode');
  const code = property(error, 'code');
  const known = typeof replyCode === 'number' ? replyCode : undefined;
  return new MailDeliveryError(messageId, {
    permanent: known !== undefined && known >= 500 && refusals.includes(String(code)),
    replyCode: known,
    reason: typeof code === 'string' ? code : 'unknown',
  });
};

/** Mail over SMTP. Contents come from the caller only: nothing is read from files or addresses named in a mail. */
export const smtpMail = ({ url, from }: SmtpOptions): MailPort => {
  let transport: Promise<Transporter> | undefined;
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport(url, { ...timeouts, from, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    async send({ messageId, to, subject, html, text, unsubscribeUrl, attachments = [] }) {
      if (!isPlainAddress(to)) throw new MailDeliveryError(messageId, { permanent: true, reason: 'no valid address' });
      try {
        transport ??= connect();
        await (
          await transport
        ).sendMail({
          messageId,
          to: { name: '', address: to },
          subject,
          html,
          text,
          attachments,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
          },
        });
      } catch (error) {
        throw deliveryError(messageId, error);
      }
    },
  };
};
