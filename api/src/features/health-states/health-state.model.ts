import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';

/** One version of a patient's answers: `draft` until completed, unchanged from then on. */
export interface HealthStateRow {
  id: string;
  patientId: string;
  version: number;
  status: 'draft' | 'complete';
  answers: HealthAnswers;
  createdAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
}
