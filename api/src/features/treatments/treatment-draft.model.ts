import type { DraftFields } from '@blattwerk/contract/treatments/decision-shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** What a doctor has written for an approval that is not sent yet; the database removes it when the review ends. */
export class TreatmentDraft extends BaseModel {
  static override tableName = 'treatment_drafts';
  static override idColumn = ['treatmentId', 'doctorId'];
  static override get jsonAttributes(): string[] {
    return ['input'];
  }

  declare treatmentId: string;
  declare doctorId: string;
  declare input: DraftFields;
  declare version: number;
  declare savedAt: Date;
}
