import { BaseModel } from '../../kernel/base-model.ts';

/** A browser that may be told something, for as long as the session lives in which it was allowed. */
export class PushDevice extends BaseModel {
  static override tableName = 'push_devices';

  declare userId: string;
  declare sessionId: string;
  declare endpoint: string;
  declare p256dh: string;
  declare auth: string;
  declare userAgent: string | null;
  /** What it was told last: a repeated job does not tell it twice. */
  declare lastNotificationId: string | null;
  declare createdAt: Date;
}
