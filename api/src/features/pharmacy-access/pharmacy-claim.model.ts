import type { Locale } from '@blattwerk/contract/errors';
import { BaseModel } from '../../kernel/base-model.ts';

/** A pharmacy without an account that asks for one, by a code in its listed mailbox. */
export class PharmacyClaim extends BaseModel {
  static override tableName = 'pharmacy_claims';

  declare pharmacyId: string;
  declare sendingId: string;
  declare email: string;
  declare expiresAt: Date;
  declare confirmedAt: Date | null;
  declare invitedAt: Date | null;
  declare locale: Locale;
  declare createdAt: Date;
}
