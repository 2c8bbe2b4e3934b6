import type { StaffRole } from '../../../providers/auth.ts';

/** The parts of a patient's page beside the overview, with who sees them; each is the last part of its address. */
export const patientParts = {
  requests: ['doctor', 'admin'],
  prescriptions: ['doctor', 'admin'],
  consultations: ['doctor', 'admin'],
  payments: ['admin'],
  consents: ['admin'],
  mails: ['admin'],
  files: ['admin'],
  sessions: ['admin'],
  log: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type PatientPart = keyof typeof patientParts;

export const patientPartNames = Object.keys(patientParts) as PatientPart[];
