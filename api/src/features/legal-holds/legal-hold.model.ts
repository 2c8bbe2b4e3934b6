import { BaseModel } from '../../kernel/base-model.ts';

/** Nothing of the patient is deleted until the end of the day, or until another administrator lifts it. */
export class LegalHold extends BaseModel {
  static override tableName = 'legal_holds';

  declare patientId: string;
  declare reason: string;
  declare until: string;
  declare setBy: string;
  declare setAt: Date;
  declare liftedBy: string | null;
  declare liftedAt: Date | null;
  declare liftReason: string | null;
}
