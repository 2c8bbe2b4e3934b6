import type { FormAnswer, MessageKind, QuestionForm } from '@blattwerk/contract/treatments/message-shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** What patient and doctor wrote about a request, and the doctors' notes. */
export class TreatmentMessage extends BaseModel {
  static override tableName = 'treatment_messages';
  static override get jsonAttributes(): string[] {
    return ['form', 'answers'];
  }

  declare treatmentId: string;
  declare authorId: string;
  declare kind: MessageKind;
  declare text: string;
  /** Of a question. */
  declare form: QuestionForm | null;
  /** Of an answer to a form. */
  declare answers: FormAnswer[] | null;
  /** When the other side has read it. */
  declare readAt: Date | null;
  declare createdAt: Date;
}
