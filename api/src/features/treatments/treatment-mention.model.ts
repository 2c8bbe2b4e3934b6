import type { mentionCauses } from '@blattwerk/contract/treatments/team-shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** A colleague who is named in an internal note, or to whom the request was handed with it. */
export class TreatmentMention extends BaseModel {
  static override tableName = 'treatment_mentions';
  static override idColumn = ['messageId', 'doctorId'];

  declare messageId: string;
  declare doctorId: string;
  declare treatmentId: string;
  declare authorId: string;
  declare cause: (typeof mentionCauses)[number];
  declare createdAt: Date;
  declare seenAt: Date | null;
}
