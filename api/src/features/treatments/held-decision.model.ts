import type { UndoneDecision } from '@blattwerk/contract/treatments/decision-shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** A decision that can still be undone; a job carries it out at `releasesAt`. */
export class HeldDecision extends BaseModel {
  static override tableName = 'held_decisions';
  static override jsonAttributes = ['input'];

  declare treatmentId: string;
  declare doctorId: string;
  declare kind: UndoneDecision['kind'];
  declare input: UndoneDecision['input'];
  declare decidedAt: Date;
  declare releasesAt: Date;
}
