import { z } from 'zod';
import { instant } from '../validation.ts';

/** An access of a trusted person: granted by the person whose copy it is, with name and address; or received, without the other person's. */
export const exportedCaregiver = z.object({
  side: z.enum(['granted', 'received']),
  name: z.string().nullable(),
  email: z.string().nullable(),
  status: z.string(),
  limits: z.array(z.string()),
  createdAt: instant,
  answeredAt: instant.nullable(),
  endsAt: instant,
  endedAt: instant.nullable(),
});
