import { BaseModel } from '../../../kernel/base-model.ts';

/** A key with which a pharmacy's system pushes; only its hash is kept. */
export class FeedKey extends BaseModel {
  static override tableName = 'feed_keys';

  declare feedId: string;
  declare keyHash: string;
  /** The first characters, by which people tell keys apart. */
  declare prefix: string;
  declare label: string | null;
  declare createdBy: string | null;
  declare createdAt: Date;
  declare expiresAt: Date | null;
  declare revokedAt: Date | null;
}
