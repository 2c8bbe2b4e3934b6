import type { ErasureStatus } from '@blattwerk/contract/erasures/states';
import type { Locale } from '@blattwerk/contract/errors';

export const erasureSteps = ['requests', 'recipients', 'refunds', 'belongings', 'letter', 'lastMail', 'name'] as const;
export type ErasureStep = (typeof erasureSteps)[number];

/** One erasure, from its request to the proof that it was done. Contains no personal data. */
export interface ErasureRow {
  id: string;
  userId: string;
  requestedBy: 'patient' | 'admin' | 'inactivity';
  status: ErasureStatus;
  hasRecord: boolean;
  keepUntil: Date | null;
  steps: Partial<Record<ErasureStep, string>>;
  locale: Locale;
  requestedAt: Date;
  version: number;
}
