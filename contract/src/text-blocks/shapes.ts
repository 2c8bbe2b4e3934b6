import { z } from 'zod';
import { id, instant, text } from '../validation.ts';

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
export const textBlockList = z.object({ items: z.array(textBlock) });
