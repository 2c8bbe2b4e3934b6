import type { StaffRole } from '../../../providers/auth.ts';

/** The parts of a product's page beside the overview. Who was prescribed it is none of them: administrators do not see that. */
export const productParts = {
  stock: ['admin'],
  articles: ['admin'],
  reviews: ['admin'],
  log: ['admin'],
} as const satisfies Record<string, readonly StaffRole[]>;
