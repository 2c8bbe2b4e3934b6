import { z } from 'zod';
import { id, instant } from '../validation.ts';

/** What moves our balance at the payment provider, and what was earned with it. */
export const moneyKinds = ['deposits', 'refunds', 'disputes', 'provider-fees', 'fees'] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** Whole cents, negative on the credit side. */
const signedCents = z.int();
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const day = z.iso.date();

export const moneyQuery = z.strictObject({
  /** `2026-11`; left out: this one. */
  month: month.optional(),
  /** The weeks of the month, or the twelve months that end with it. */
  by: z.enum(['week', 'month']).default('week'),
});
export type MoneyQuery = z.output<typeof moneyQuery>;

const amount = z.object({ kind: z.enum(moneyKinds), cents: signedCents, payments: z.int() });

export const moneyTotals = z.object({
  month,
  /** Of the whole month. */
  totals: z.array(amount),
  /** The oldest first; a week is cut where the month begins or ends. */
  periods: z.array(z.object({ firstOn: day, lastOn: day, startsAt: instant, endsAt: instant, amounts: z.array(amount) })),
});
export type MoneyTotals = z.output<typeof moneyTotals>;

export const datevQuery = z.strictObject({ month });

/** Money at the provider and in our books that is not the same; `payment` is null where we know of none. */
export const ledgerDifference = z.object({ payment: id.nullable(), reference: z.string(), ours: signedCents, theirs: signedCents });
