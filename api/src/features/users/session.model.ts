import type { NetworkPlace } from '../../adapters/network-place/network-place-port.ts';
import { BaseModel } from '../../kernel/base-model.ts';

export type RevokeReason = 'logout' | 'reuse' | 'password' | 'banned' | 'elsewhere';

/** A login of one person on one device. */
export class Session extends BaseModel {
  static override tableName = 'sessions';
  static override get jsonAttributes(): string[] {
    return ['place'];
  }

  declare userId: string;
  declare refreshHash: string;
  declare previousHash: string | null;
  declare rotatedAt: Date | null;
  declare userAgent: string | null;
  declare ipHash: string | null;
  declare createdAt: Date;
  declare lastUsedAt: Date;
  declare expiresAt: Date;
  declare revokedAt: Date | null;
  declare revokeReason: RevokeReason | null;
  declare secondFactorAt: Date | null;
  declare isEnrolling: boolean;
  declare reuseToldAt: Date | null;
  declare place: NetworkPlace | null;
}
