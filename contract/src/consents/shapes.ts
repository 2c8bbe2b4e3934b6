import { z } from 'zod';
import { instant } from '../validation.ts';
import { consentPurposes } from './texts.ts';

/** Leaving the version out gives consent to the current one. */
export const consentInput = z.strictObject({ purpose: z.enum(consentPurposes), version: z.int().optional() });
export const consentWithdrawalInput = z.strictObject({ purpose: z.enum(consentPurposes) });

/** What a person agreed to when they registered, as it was recorded at that moment. */
export const acceptedDocuments = ['privacy', 'terms', 'newsletter'] as const;

/** Of what was never given `givenAt` is null, and `version` is the one to give. Documents that were accepted have no end. */
export const consent = z.object({
  purpose: z.enum([...acceptedDocuments, ...consentPurposes]),
  version: z.int(),
  givenAt: instant.nullable(),
  withdrawnAt: instant.nullable(),
});
export type Consent = z.output<typeof consent>;
export const consents = z.object({ items: z.array(consent) });
export type Consents = z.output<typeof consents>;
