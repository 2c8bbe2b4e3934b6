import type { FollowUpEntries } from '@blattwerk/contract/follow-ups/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** What a patient has entered for a follow-up that is not requested yet. */
export class FollowUpDraft extends BaseModel {
  static override tableName = 'follow_up_drafts';
  static override get jsonAttributes(): string[] {
    return ['entries'];
  }

  declare patientId: string;
  declare entries: FollowUpEntries;
  declare savedAt: Date;
}
