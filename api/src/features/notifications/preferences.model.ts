import type { NotificationChannel, NotificationEvent } from '@blattwerk/contract/notifications/events';
import { BaseModel } from '../../kernel/base-model.ts';

type Choices = Partial<Record<NotificationChannel, boolean>> & { digest?: 'off' | 'daily' };

/** What a person has chosen otherwise than it is without a choice. */
export interface Preferences {
  channels: Partial<Record<NotificationEvent, Choices>>;
  hasQuietHours: boolean;
  /** `HH:mm`, Europe/Berlin; an end that is not after the begin is on the next day. */
  quietFrom: string;
  quietTo: string;
}

export class StoredPreferences extends BaseModel implements Preferences {
  static override tableName = 'notification_preferences';
  static override idColumn = 'userId';
  static override get jsonAttributes(): string[] {
    return ['channels'];
  }

  declare userId: string;
  declare channels: Preferences['channels'];
  declare hasQuietHours: boolean;
  declare quietFrom: string;
  declare quietTo: string;
  declare updatedAt: Date;
}

export const usualPreferences: Preferences = { channels: {}, hasQuietHours: false, quietFrom: '20:00', quietTo: '08:00' };
