import type { TanWay } from '@blattwerk/contract/pharmacy-access/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** The link of a sending for a pharmacy without an account. */
export class StoredLink extends BaseModel {
  static override tableName = 'pharmacy_links';
  static override idColumn = 'sendingId';

  declare sendingId: string;
  declare pharmacyId: string;
  /** Of the sending's first prescription: how pharmacy and staff name the item to each other. */
  declare number: string;
  declare tokenHash: string;
  declare tanSerial: number;
  declare tanBy: TanWay | null;
  declare tanSentAt: Date | null;
  /** When the pharmacy asked for a new one after the last had ended. */
  declare tanRenewedAt: Date | null;
  declare tries: number;
  declare opensUntil: Date | null;
  declare createdAt: Date;
}

export type AccessOutcome = 'opened' | 'wrong-tan' | 'locked' | 'expired' | 'voided';

/** One try to open a link. */
export class PharmacyAccess extends BaseModel {
  static override tableName = 'pharmacy_accesses';

  declare sendingId: string;
  declare at: Date;
  declare ipHash: string | null;
  declare outcome: AccessOutcome;
  declare secretHash: string | null;
  declare expiresAt: Date | null;
}
