import type { StaffRole } from '../../../providers/auth.ts';

/** The parts of a patient's page beside the overview, with who sees them. */
export const patientParts = {
  requests: ['doctor', 'admin'],
  prescriptions: ['doctor', 'admin'],
  consultations: ['doctor', 'admin'],
  notes: ['doctor'],
  payments: ['admin'],
  consents: ['admin'],
  mails: ['admin'],
  files: ['admin'],
  sessions: ['admin'],
  log: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;
