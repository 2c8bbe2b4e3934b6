import { z } from 'zod';
import { ownerProof } from '../data-exports/shapes.ts';
import { id, instant, text } from '../validation.ts';

/** The word that is typed to confirm, in either language. */
export const erasureWords = { de: 'LÖSCHEN', en: 'DELETE' } as const;
export const isErasureWord = (typed: string): boolean => Object.values(erasureWords).some((word) => typed.trim().toLocaleUpperCase('de') === word);

export const eraseInput = ownerProof.extend({ confirmation: z.string().max(40).refine(isErasureWord, { error: 'erasure.word' }) });

export const erasedData = [
  'sessions',
  'profile',
  'signIn',
  'favourites',
  'newsletter',
  'drafts',
  'diary',
  'exports',
  'mails',
  'reviewAuthor',
  'openRequest',
  'openPrescriptions',
  'consultations',
  'record',
] as const;
export const retainedData = ['record', 'documents', 'payments', 'consents', 'identity', 'auditLog'] as const;
export type ErasedData = (typeof erasedData)[number];
export type RetainedData = (typeof retainedData)[number];

/** What would go and what would stay for this person, and until when. */
export const erasurePreview = z.object({
  erased: z.array(z.enum(erasedData)),
  kept: z.array(z.enum(retainedData)),
  keepUntil: instant.nullable(),
  proof: z.enum(['password', 'code']),
});
export type ErasurePreview = z.output<typeof erasurePreview>;

const reason = text(10, 500);
export const eraseForInput = z.strictObject({ id, reason });
export const openSealedInput = z.strictObject({ id, reason });

export const sealedRecord = z.object({
  patientId: id,
  email: z.string(),
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string().nullable(),
  street: z.string().nullable(),
  houseNum: z.string().nullable(),
  zipCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  phone: z.string().nullable(),
  sealedAt: instant,
  deleteAfter: instant,
});
export type SealedRecord = z.output<typeof sealedRecord>;
