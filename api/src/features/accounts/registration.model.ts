import type { Locale } from '@blattwerk/contract/errors';
import type { SelectedItems } from '@blattwerk/contract/selections/saved-selection';
import { BaseModel } from '../../kernel/base-model.ts';

/** What was typed for an address whose mailbox is not proven yet; it becomes the account then. */
export class Registration extends BaseModel {
  static override tableName = 'registrations';
  static override get jsonAttributes(): string[] {
    return ['noted'];
  }

  declare userId: string;
  declare passwordHash: string;
  declare claimHash: string | null;
  declare title: string | null;
  declare firstName: string;
  declare lastName: string;
  declare bornOn: string;
  declare phone: string | null;
  declare locale: Locale;
  declare createdAt: Date;
  declare nextPage: string | null;
  declare noted: SelectedItems | null;
  declare pharmacyId: string | null;
}
