import type { StaffRole } from '../../../providers/auth.ts';

/** The parts of a doctor's page beside the overview. */
export const doctorParts = {
  requests: ['admin'],
  prescriptions: ['admin'],
  consultations: ['admin'],
  certificates: ['admin'],
  questions: ['admin'],
  sessions: ['admin'],
  log: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;
