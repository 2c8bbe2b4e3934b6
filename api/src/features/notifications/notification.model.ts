import type { NotificationEvent } from '@blattwerk/contract/notifications/events';
import { BaseModel } from '../../kernel/base-model.ts';
import type { MailParams, SentTemplate } from '../mails/public.ts';

/** What one person was told. Its words are those of the mail `template`, made at the time of reading. */
export class StoredNotification extends BaseModel {
  static override tableName = 'notifications';
  static override get jsonAttributes(): string[] {
    return ['params'];
  }

  declare recipientId: string;
  declare event: NotificationEvent;
  declare template: SentTemplate;
  declare params: MailParams[SentTemplate];
  declare createdAt: Date;
  declare readAt: Date | null;
}
