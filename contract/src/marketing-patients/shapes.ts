import { z } from 'zod';
import { newsletterStatuses } from '../newsletter/states.ts';
import { email, id, instant, locale, text } from '../validation.ts';

/** Where a user left an address: the market's checkout, the one of the vapes, or a landing page. */
export const marketingSources = ['market', 'vape', 'landing'] as const;
export type MarketingSource = (typeof marketingSources)[number];

/** The words of the campaign that led here; search terms are left out, because they can speak of illness. */
export const campaign = z.strictObject({ source: text(0, 100).optional(), medium: text(0, 100).optional(), name: text(0, 100).optional() });

/** `newsConsent`: asked for news by mail with the text of this version of the newsletter's consent. Going on never depends on it. */
export const marketingPatientInput = z.strictObject({
  email,
  source: z.enum(marketingSources),
  campaign: campaign.optional(),
  newsConsent: z.strictObject({ version: z.int().min(1) }).optional(),
});
export type MarketingPatientInput = z.output<typeof marketingPatientInput>;

/** The state of the consent to news, or that there was none. */
export const marketingConsents = ['none', ...newsletterStatuses] as const;
export type MarketingConsent = (typeof marketingConsents)[number];

export const marketingPatientRecord = z.object({
  id,
  email: z.string(),
  source: z.enum(marketingSources),
  fromMarket: z.boolean(),
  campaignSource: z.string().nullable(),
  campaignMedium: z.string().nullable(),
  campaignName: z.string().nullable(),
  locale,
  consent: z.enum(marketingConsents),
  consentedAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  /** Whether the address has become a patient's account meanwhile. */
  hasAccount: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['delete'])),
});
export type MarketingPatientRecord = z.output<typeof marketingPatientRecord>;
