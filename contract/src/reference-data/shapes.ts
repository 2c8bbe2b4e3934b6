import { z } from 'zod';
import { id, instant, text } from '../validation.ts';

/** Manufacturers, growers and strains: a name with an address. */
export const referenceKinds = ['manufacturers', 'growers', 'strains'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

const brief = z.object({ id, slug: z.string(), name: z.string() });

/** A name that leads here. `merged` can be undone; `former` is what the record was called before. */
export const referenceAlias = brief.extend({
  kind: z.enum(['merged', 'former']),
  since: instant,
  productCount: z.int(),
  abilities: z.array(z.enum(['undo-merge'])),
});
export type ReferenceAlias = z.output<typeof referenceAlias>;

export const referenceRecord = brief.extend({
  /** Published or not. */
  productCount: z.int(),
  /** Further words under which a strain is searched for and imported; empty for the other kinds. */
  synonyms: z.array(z.string()),
  aliases: z.array(referenceAlias),
  /** What it was merged into; null for one that stands for itself. */
  mergedInto: brief.nullable(),
  updatedAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['update', 'merge', 'undo-merge'])),
});
export type ReferenceRecord = z.output<typeof referenceRecord>;

/** `similar`: names of the same kind that may mean the same, the most likely first. `score` from 0 to 1. */
export const referenceDetail = referenceRecord.extend({ similar: z.array(brief.extend({ productCount: z.int(), score: z.number() })) });
export type ReferenceDetail = z.output<typeof referenceDetail>;

const name = text(1, 120);
export const referencePatch = z.strictObject({ id, name: name.optional(), version: z.int() });
export const strainPatch = referencePatch.extend({ synonyms: z.array(name).max(30).optional() });
export type StrainPatch = z.output<typeof strainPatch>;
export const mergeInput = z.strictObject({ id, intoId: id });
