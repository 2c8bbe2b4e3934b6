import { z } from 'zod';
import { cents } from '../validation.ts';

/** What Blattwerk and the doctor take today, gross; the deposit is offset against the doctor's equally priced fee. */
export const fees = z.object({ depositCents: cents, serviceCents: cents, consultationCents: cents, currency: z.literal('EUR') });
export type Fees = z.output<typeof fees>;
