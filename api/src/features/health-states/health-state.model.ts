import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** One version of a patient's answers: `draft` until completed, unchanged from then on. */
export class HealthState extends BaseModel {
  static override tableName = 'health_states';
  static override get jsonAttributes(): string[] {
    return ['answers'];
  }

  declare patientId: string;
  declare version: number;
  declare status: 'draft' | 'complete';
  declare definition: number;
  declare answers: HealthAnswers;
  declare createdAt: Date;
  declare updatedAt: Date;
  declare completedAt: Date | null;
}

/** One answer to a safety question. A later one is appended. */
export class SafetyAnswer extends BaseModel {
  static override tableName = 'safety_answers';

  declare healthStateId: string;
  declare patientId: string;
  declare criterion: string;
  declare isConfirmed: boolean;
  declare answeredAt: Date;
}
