import { BaseModel } from '../../kernel/base-model.ts';

/** A time in which the clock of a request stood still. */
export class TreatmentPause extends BaseModel {
  static override tableName = 'treatment_pauses';

  declare treatmentId: string;
  declare stoppedAt: Date;
  declare resumedAt: Date | null;
}
