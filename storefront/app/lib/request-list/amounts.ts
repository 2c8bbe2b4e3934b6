import type { Unit } from '@blattwerk/contract/products/enums';
import { limits } from '@blattwerk/contract/limits';
import type { SelectedProduct } from './list-store.ts';

/** A small first amount, so that a total can be named before one was typed. */
const first: Record<Unit, number> = { g: 10, ml: 10, piece: 1 };

export const amountOf = ({ amount, unit = 'g' }: Pick<SelectedProduct, 'amount' | 'unit'>): number => amount ?? first[unit];

/** Reads what was typed: a comma is a point, and nothing beyond what one can wish for 30 days. Undefined for what is no amount. */
export const readAmount = (text: string): number | undefined => {
  const value = Math.round(Number(text.trim().replace(',', '.')) * 10) / 10;
  return Number.isFinite(value) && value > 0 ? Math.min(limits.wishPerMonth, value) : undefined;
};

/** The units whose wishes together are above the ceiling of 30 days, with their sums. */
export const aboveCeiling = (list: readonly Pick<SelectedProduct, 'amount' | 'unit'>[]): { unit: Unit; sum: number }[] =>
  (['g', 'ml'] as const).flatMap((unit) => {
    const sum = list.filter((entry) => (entry.unit ?? 'g') === unit).reduce((so, entry) => so + amountOf(entry), 0);
    return sum > limits.wishPerMonth ? [{ unit, sum }] : [];
  });
