import type { ConsultationKind } from '@blattwerk/contract/consultations/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** A time that is kept for a patient: five minutes while it is confirmed, ten where it was offered from the waiting list. */
export class ConsultationHold extends BaseModel {
  static override tableName = 'consultation_holds';

  declare patientId: string;
  declare doctorId: string;
  declare startsAt: Date;
  declare endsAt: Date;
  declare kind: ConsultationKind;
  declare isOffer: boolean;
  declare expiresAt: Date;
  declare createdAt: Date;
}
