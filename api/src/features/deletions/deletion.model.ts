import type { DeletionCause, DeletionRecord } from '@blattwerk/contract/deletions/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** A deletion, with how many rows it took: a run over a class of data, or everything of a person. Names no person. */
export class Deletion extends BaseModel {
  static override tableName = 'deletions';

  declare kind: DeletionRecord['kind'];
  declare rows: number;
  /** Of a class. */
  declare before: Date | null;
  /** Of a person: the id that the account had. */
  declare subjectId: string | null;
  declare number: string | null;
  declare cause: DeletionCause | null;
  declare keepUntil: Date | null;
  declare fileId: string | null;
  declare startedAt: Date;
  declare finishedAt: Date;
}
