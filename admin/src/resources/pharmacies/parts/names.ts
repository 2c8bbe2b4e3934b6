import type { StaffRole } from '../../../providers/auth.ts';

/** The parts of a pharmacy's page beside the overview, with who sees them. */
export const pharmacyParts = {
  prescriptions: ['admin'],
  stock: ['pharmacy', 'admin'],
  feeds: ['pharmacy', 'admin'],
  runs: ['pharmacy', 'admin'],
  people: ['admin'],
  log: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;
