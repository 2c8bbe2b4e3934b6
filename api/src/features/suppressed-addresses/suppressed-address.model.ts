import type { SuppressionCause } from '@blattwerk/contract/suppressed-addresses/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** What was reported of an address. Mails are held once it is certain; released, the row is deleted, and the next report begins anew. */
export class StoredAddress extends BaseModel {
  static override tableName = 'suppressed_addresses';

  declare address: string;
  declare cause: SuppressionCause;
  declare statusCode: string | null;
  declare diagnostic: string | null;
  declare reports: number;
  declare isHeld: boolean;
  declare lastReportedAt: Date;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
