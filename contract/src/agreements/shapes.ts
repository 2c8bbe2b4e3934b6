import { z } from 'zod';
import { instant, text } from '../validation.ts';

/** What a patient signs, and below what everybody can read: those, and what is agreed to or only told. */
export const signedDocuments = ['information', 'contract'] as const;
export type SignedDocument = (typeof signedDocuments)[number];
export const agreementDocuments = ['information', 'contract', 'privacy', 'terms', 'safety'] as const;
export type AgreementDocument = (typeof agreementDocuments)[number];

/** Differences to an earlier version: only the paragraphs that changed, each as what stayed, what went and what is new. */
const agreementChanges = z.object({
  since: z.int(),
  /** The caller signed that version; otherwise it is the version before. */
  wasSigned: z.boolean(),
  sections: z.array(
    z.object({ heading: z.string(), paragraphs: z.array(z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() }))) }),
  ),
});
export type AgreementChanges = z.output<typeof agreementChanges>;

const agreementVersion = z.object({ version: z.int(), publishedOn: z.iso.date() });

export const agreement = z.object({
  document: z.enum(agreementDocuments),
  ...agreementVersion.shape,
  /** Every published version, the newest first. */
  versions: z.array(agreementVersion),
  title: z.string(),
  /** The current version in plain words; no part of what is signed, and empty for an earlier version. */
  summary: z.array(z.string()),
  /** Null for the first version. */
  changes: agreementChanges.nullable(),
  introduction: z.array(z.string()),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  /** What a signature declares; empty where nothing is signed. */
  declaration: z.array(z.string()),
  sha256: z.string(),
  /** When the caller signed this version; null when not yet, or without a login. */
  signedAt: instant.nullable(),
});
export type Agreement = z.output<typeof agreement>;

/** The legal notice: its versions are the days on which the operator's details or its words changed. */
export const imprint = agreement.omit({ document: true, sha256: true, signedAt: true });
export type Imprint = z.output<typeof imprint>;

export const signatureKinds = ['typed', 'drawn'] as const;
export const signInput = z.strictObject({
  document: z.enum(signedDocuments),
  version: z.int().min(1),
  /** `image`: a PNG as data URL, for drawn signatures only. */
  signature: z.strictObject({
    kind: z.enum(signatureKinds),
    name: text(2, 100),
    image: z.string().startsWith('data:image/png;base64,').max(200_000).optional(),
  }),
});
export type SignInput = z.output<typeof signInput>;
export const signed = z.object({ document: z.enum(signedDocuments), version: z.int(), signedAt: instant });
