import { BaseModel } from '../../../kernel/base-model.ts';

/** A delivery that its sender named, so that sent twice it is imported once. */
export class FeedPush extends BaseModel {
  static override tableName = 'feed_pushes';
  static override idColumn = ['feedId', 'idempotencyKey'];

  declare feedId: string;
  declare idempotencyKey: string;
  declare contentHash: string;
  declare runId: string | null;
  declare claimedUntil: Date;
  declare createdAt: Date;
}
