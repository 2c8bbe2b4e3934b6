import type { Locale } from '@blattwerk/contract/errors';
import type { MailStatus } from '@blattwerk/contract/mails/states';
import type { MailParams, SentTemplate } from './mail-data.ts';
import { BaseModel } from '../../kernel/base-model.ts';

/** A mail of the outbox, for a person with an account or for a plain address. */
export class Mail extends BaseModel {
  static override tableName = 'mails';
  static override get jsonAttributes(): string[] {
    return ['params'];
  }

  declare template: SentTemplate;
  declare dedupeKey: string;
  declare recipientId: string | null;
  declare recipientAddress: string | null;
  declare locale: Locale;
  declare params: MailParams[SentTemplate];
  declare status: MailStatus;
  declare createdAt: Date;
  declare sentAt: Date | null;
  /** It waits for the end of its reader's quiet hours, or for the mail of the day. */
  declare deferredUntil: Date | null;
  /** The mail in which it leaves. */
  declare gatheredInto: string | null;
}
