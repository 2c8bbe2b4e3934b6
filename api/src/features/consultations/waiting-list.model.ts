import type { ConsultationKind } from '@blattwerk/contract/consultations/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** A patient who would like an earlier time: of one doctor, or of any. */
export class ConsultationWait extends BaseModel {
  static override tableName = 'consultation_waits';

  declare patientId: string;
  declare doctorId: string | null;
  declare kind: ConsultationKind;
  /** The last day that suits, `YYYY-MM-DD`. */
  declare untilOn: string;
  declare createdAt: Date;
}

/** A time that became free and has not been offered to everyone who waits. */
export class FreedTime extends BaseModel {
  static override tableName = 'freed_times';

  declare doctorId: string;
  declare startsAt: Date;
  declare createdAt: Date;
}

/** What was offered to whom: each time once. */
export class ConsultationOffer extends BaseModel {
  static override tableName = 'consultation_offers';

  declare waitId: string;
  declare patientId: string;
  declare doctorId: string;
  declare startsAt: Date;
  declare expiresAt: Date;
  declare createdAt: Date;
}
