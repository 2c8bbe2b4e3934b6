import type { RetentionKind } from '@blattwerk/contract/deletions/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** One run of a deletion, with how many rows it took. Names no person. */
export class Deletion extends BaseModel {
  static override tableName = 'deletions';

  declare kind: RetentionKind;
  declare before: Date;
  declare rows: number;
  declare startedAt: Date;
  declare finishedAt: Date;
}
