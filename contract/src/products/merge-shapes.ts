import { z } from 'zod';
import { id, text } from '../validation.ts';

/** What can be taken from the product that goes. Its number and its address cannot: they lead to the one that stays. */
export const mergedFields = [
  'name',
  'category',
  'genetics',
  'geneticsDetail',
  'thc',
  'cbd',
  'strain',
  'manufacturer',
  'grower',
  'origin',
  'irradiation',
  'cartridgeSystem',
  'descriptionDe',
  'descriptionEn',
  'isPublished',
  'isPromoted',
] as const;
export type MergedField = (typeof mergedFields)[number];

export const productMergeQuery = z.object({ id, duplicateId: id });

/** What would move, as counts that say nothing of a person. */
export const productMergePreview = z.object({
  /** Pharmacies that report the product that goes. */
  pharmacies: z.int(),
  /** Those among them that report both. */
  pharmaciesOfBoth: z.int(),
  articles: z.int(),
  alerts: z.int(),
  favorites: z.int(),
  reviews: z.int(),
});
export type ProductMergePreview = z.output<typeof productMergePreview>;

/** `id` stays. `fields` names the values that are taken from the duplicate. Both versions are those that were compared. */
export const productMergeInput = z.strictObject({
  id,
  duplicateId: id,
  version: z.int(),
  duplicateVersion: z.int(),
  fields: z.array(z.enum(mergedFields)).max(mergedFields.length),
  reason: text(5, 500),
});
export type ProductMergeInput = z.output<typeof productMergeInput>;
