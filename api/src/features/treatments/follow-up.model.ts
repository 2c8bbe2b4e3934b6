import type { FollowUp as Told } from '@blattwerk/contract/follow-ups/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** What the patient of a request said about the prescription before it. */
export class FollowUp extends BaseModel {
  static override tableName = 'follow_ups';

  declare treatmentId: string;
  declare effect: number;
  declare sideEffects: Told['sideEffects'];
  declare remainingAmount: number | null;
  declare createdAt: Date;
  declare updatedAt: Date;
}
