import { BaseModel } from '../../kernel/base-model.ts';

/** A question, an answer or a note of a request. */
export class TreatmentMessage extends BaseModel {
  static override tableName = 'treatment_messages';

  declare treatmentId: string;
  declare authorId: string;
  declare kind: 'question' | 'answer' | 'note';
  declare text: string;
  declare createdAt: Date;
}
