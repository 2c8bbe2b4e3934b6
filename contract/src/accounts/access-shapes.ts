import { z } from 'zod';
import { instant } from '../validation.ts';

/** What a person agreed to, as it was recorded at that moment. */
export const consentDocuments = ['privacy', 'terms', 'newsletter'] as const;
export const consents = z.object({ items: z.array(z.object({ document: z.enum(consentDocuments), version: z.int(), acceptedAt: instant })) });
export type Consents = z.output<typeof consents>;
