import { z } from 'zod';
import { id, text } from '../validation.ts';
import { rejectionReasons } from './states.ts';

/** Decisions in one request, as many as a page of the list shows. */
const most = 200;
/** `version` names the text that was read. */
const items = z
  .array(z.strictObject({ id, version: z.int() }))
  .min(1)
  .max(most);

/** The same decision about several. A preview says what would become of them and changes nothing. */
export const decideManyInput = z.union([
  z.strictObject({ action: z.enum(['publish', 'reject']), items, isPreview: z.literal(true) }),
  z.strictObject({ action: z.literal('publish'), items }),
  z.strictObject({ action: z.literal('reject'), items, reason: z.enum(rejectionReasons), text: text(0, 500).optional() }),
]);
export type DecideManyInput = z.output<typeof decideManyInput>;

/** Not there (any more), changed by its author after it was read, or in a state that this decision does not start from. */
export const skipReasons = ['gone', 'changed', 'decided'] as const;
export type SkipReason = (typeof skipReasons)[number];
export const decideManyResult = z.object({ decided: z.int(), skipped: z.array(z.object({ id, reason: z.enum(skipReasons) })) });
export type DecideManyResult = z.output<typeof decideManyResult>;
