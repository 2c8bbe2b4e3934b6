import { z } from 'zod';
import { isoDate } from '../validation.ts';

/** Every kind of document that the platform draws. */
export const templateKinds = [
  'prescription',
  'prescription-copy',
  'medical-letter',
  'invoice',
  'patient-card',
  'travel-certificate',
  'information',
  'contract',
  'consent-receipt',
  'consent-withdrawal',
  'tan-sheet',
  'deletion-proof',
] as const;
export type TemplateKind = (typeof templateKinds)[number];

export const templateLocales = ['de', 'en'] as const;

export const templateVersion = z.object({ version: z.int(), since: isoDate, note: z.string() });

/** A kind of document with the versions of its template. Templates are code: a version is registered with the change that makes it. */
export const documentTemplate = z.object({
  kind: z.enum(templateKinds),
  /** The languages that it is drawn in; what is in German for everybody, or in several languages at once, has one. */
  locales: z.array(z.enum(templateLocales)),
  /** It is sealed and a link of the chain. */
  isIssued: z.boolean(),
  /** The newest first. */
  versions: z.array(templateVersion),
});
export type DocumentTemplate = z.output<typeof documentTemplate>;

export const documentTemplateList = z.object({ items: z.array(documentTemplate), total: z.int() });
