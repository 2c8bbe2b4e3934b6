import { z } from 'zod';
import { instant, isoDate } from '../validation.ts';

/** What the platform issues, each with a code, a seal and a link in the chain of hashes. */
export const issuedKinds = [
  'prescription',
  'prescription-copy',
  'medical-letter',
  'invoice',
  'information',
  'contract',
  'patient-card',
  'travel-certificate',
  'consent-receipt',
  'consent-withdrawal',
  'deletion-proof',
] as const;
export type IssuedKind = (typeof issuedKinds)[number];
/** What the check calls them: a document that takes back an invoice is none to pay or to hand in. */
export const checkedKinds = [...issuedKinds, 'invoice-cancellation', 'invoice-reduction'] as const;
export type CheckedKind = (typeof checkedKinds)[number];

/**
 * What a document is good for at this moment. Prescriptions and attestations end, a cancelled invoice is `revoked`; any other document stays
 * `genuine` until a newer version replaces it.
 */
export const prescriptionStandings = ['genuine', 'dispensed', 'revoked', 'replaced', 'expired'] as const;
/** What any document is good for: a part of an invoice may have been given up. */
export const documentStandings = [...prescriptionStandings, 'reduced'] as const;
/** Whether a file is byte for byte what was issued, one that was changed after it, or none of ours. */
export const fileStates = ['genuine', 'altered', 'unknown'] as const;

export const checkCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[2-9A-HJ-NP-Z]{10}$/);

const known = {
  kind: z.enum(checkedKinds),
  /** Agreements have none. */
  number: z.string().nullable(),
  issuedAt: instant,
  /** Of prescriptions. */
  validUntil: isoDate.nullable(),
  /** Who issued it, where a doctor did. */
  doctorName: z.string().nullable(),
  /** When a newer version with the same number was issued; null for the newest, and for prescriptions, whose versions have numbers of their own. */
  replacedAt: instant.nullable(),
};

/** The public check of a document by its code: no patient, no medicine. */
export const documentCheck = z.object({ state: z.enum(documentStandings), ...known });
export type DocumentCheck = z.output<typeof documentCheck>;

/** The public check of a file. Of an altered one stands here what the genuine document is; null where not even that can be told. */
export const fileCheck = z.object({
  state: z.enum(fileStates),
  kind: known.kind.nullable(),
  number: known.number,
  issuedAt: known.issuedAt.nullable(),
  validUntil: known.validUntil,
  doctorName: known.doctorName,
  replacedAt: known.replacedAt,
  /** What a prescription or an attestation is good for now, `revoked` for a cancelled invoice, `replaced` by a newer version; else null. */
  prescriptionState: z.enum(documentStandings).nullable(),
});
export type FileCheck = z.output<typeof fileCheck>;

/** A file may have so many bytes. */
export const largestCheckedFile = 10 * 1024 * 1024;

const hash = z.string().regex(/^[0-9a-f]{64}$/);

const anchor = {
  day: isoDate,
  /** How many documents had been issued. */
  position: z.number().int(),
  /** The chain's end: covers every document before it. */
  entryHash: hash,
  madeAt: instant,
};
export const anchorList = z.object({ items: z.array(z.object(anchor)) });

/** The public file of a day: whoever keeps it can compute the chain anew and show that nothing was put in, taken out or changed. */
export const anchorFile = z.object({
  ...anchor,
  /** `entryHash = SHA-256(previousHash ‖ sha256 ‖ issuedAt as milliseconds since 1970, 8 bytes)`, beginning with 32 bytes of zero. */
  previousHash: hash,
  links: z.array(z.object({ position: z.number().int(), sha256: hash, issuedAt: instant, entryHash: hash })),
  /** RFC 3161 over the bytes of `entryHash`, base64; null where no timestamp service is set. */
  timestamp: z.string().nullable(),
});
export type AnchorFile = z.output<typeof anchorFile>;
