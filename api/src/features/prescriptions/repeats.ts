import { dispensingsOf, doneOf, isBeforeRepeat, restOf, type Dispensings } from '@blattwerk/contract/prescriptions/repeats';
import type { PrescriptionAction } from '@blattwerk/contract/prescriptions/states';
import type { PlanLine } from '@blattwerk/contract/prescriptions/shapes';
import { DateTime } from 'luxon';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { germanDay } from '../../kernel/german-day.ts';
import { readSetting } from '../settings/public.ts';
import type { Prescription } from './prescription.model.ts';

const zone = 'Europe/Berlin';

type Dispensed = Pick<Prescription, 'quantity' | 'dispensedQuantity' | 'repeat' | 'lastDispensedAt'>;

/** The first day of the repeat that comes next, `YYYY-MM-DD`; null when none is waiting for its day. Pure. */
export const repeatFrom = (row: Dispensed, now: Date): string | null => {
  if (!row.repeat || !row.lastDispensedAt || !isBeforeRepeat(row)) return null;
  const day = germanDay(DateTime.fromJSDate(row.lastDispensedAt, { zone }).plus({ days: row.repeat.everyDays }).toJSDate());
  return germanDay(now) < day ? day : null;
};

/** A repeat cannot be dispensed before its day, not even in part. Pure. */
export const waitsForDay = (row: Dispensed, action: PrescriptionAction, now: Date): boolean =>
  (action === 'dispense' || action === 'dispense-part') && repeatFrom(row, now) !== null;

export const presentDispensings = (row: Dispensed, now: Date): Dispensings => ({
  count: dispensingsOf(row),
  done: doneOf(row),
  rest: restOf(row),
  nextFrom: repeatFrom(row, now),
});

/** The last day of validity of what is issued at that moment, `YYYY-MM-DD`. */
export const validUntil = async (ctx: Ctx, issuedAt: Date): Promise<string> => {
  const months = await readSetting(ctx, 'prescription.validMonths');
  return DateTime.fromJSDate(issuedAt, { zone }).plus({ months }).toISODate() ?? '';
};

/** @throws prescription.tooManyRepeats, prescription.repeatsOutlast when the last repeat would come after the end of validity */
export const checkRepeats = async (ctx: Ctx, lines: readonly Pick<PlanLine, 'repeat'>[]): Promise<void> => {
  const max = await readSetting(ctx, 'prescription.maxRepeats');
  const now = ctx.clock.now();
  const lastDay = await validUntil(ctx, now);
  for (const [line, { repeat }] of lines.entries()) {
    if (!repeat) continue;
    if (repeat.times > max) throw failure('prescription.tooManyRepeats', { line, max });
    const last = DateTime.fromJSDate(now, { zone }).plus({ days: repeat.times * repeat.everyDays });
    if ((last.toISODate() ?? '') > lastDay) throw failure('prescription.repeatsOutlast', { line, validUntil: lastDay });
  }
};
