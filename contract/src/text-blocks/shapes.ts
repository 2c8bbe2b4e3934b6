import { z } from 'zod';
import { symptoms } from '../health-states/shapes.ts';
import { id, instant, locale, text } from '../validation.ts';

export const maxTextBlocks = 60;
export const textBlockLengths = { title: 80, text: 1000 } as const;

/** Words that a doctor uses again and again, under a title by which they are found. */
export const textBlockInput = z.strictObject({ title: text(1, textBlockLengths.title), text: text(1, textBlockLengths.text) });
export type TextBlockInput = z.output<typeof textBlockInput>;
export const textBlockPatchInput = textBlockInput.partial().extend({ id, version: z.int() });
export type TextBlockPatchInput = z.output<typeof textBlockPatchInput>;
export const textBlockIdInput = z.object({ id });

export const textBlock = textBlockInput.extend({ id, version: z.int(), updatedAt: instant });
export type TextBlock = z.output<typeof textBlock>;

/** The illnesses that the questionnaire asks for by name: a house block may belong to one of them. */
export const indications = symptoms.filter((one) => one !== 'other');
export type Indication = (typeof indications)[number];

/** Words of the house for every doctor. */
export const houseTextBlockInput = z.strictObject({
  name: text(1, textBlockLengths.title),
  text: text(1, textBlockLengths.text),
  language: locale,
  /** Without one it is for every illness. */
  indication: z.enum(indications).nullable().optional(),
  /** Only active ones are offered. */
  isActive: z.boolean().optional(),
});
export type HouseTextBlockInput = z.output<typeof houseTextBlockInput>;
export const houseTextBlockPatchInput = houseTextBlockInput.partial().extend({ id, version: z.int() });
export type HouseTextBlockPatchInput = z.output<typeof houseTextBlockPatchInput>;

/** A house block as doctors are offered it. */
export const offeredTextBlock = textBlockInput.extend({ id, language: locale, indication: z.enum(indications).nullable() });
export type OfferedTextBlock = z.output<typeof offeredTextBlock>;

/** A house block as administrators see and change it. */
export const houseTextBlockRecord = offeredTextBlock.omit({ title: true }).extend({
  name: z.string(),
  isActive: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['update'])),
});
export type HouseTextBlockRecord = z.output<typeof houseTextBlockRecord>;

/** The doctor's own, and those of the house. */
export const textBlockList = z.object({ items: z.array(textBlock), house: z.array(offeredTextBlock) });
export type TextBlockList = z.output<typeof textBlockList>;
