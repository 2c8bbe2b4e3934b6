import type { ReliabilityLevel, StockReliability, UpdateRhythm } from '@blattwerk/contract/stock-feeds/score';
import { periodOf } from '../../../jobs/schedule.ts';
import { duration, later } from '../../../kernel/clock.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { readSetting } from '../../settings/public.ts';
import { lastConfirmedFeed } from './stock-reliability.queries.ts';

/** From which score on which word holds, the best first. */
const levels: readonly [number, ReliabilityLevel][] = [
  [90, 'reliable'],
  [70, 'mostly'],
  [45, 'mixed'],
];

/** One word for patients. Pure. */
export const reliabilityLevel = (score: number): ReliabilityLevel => levels.find(([from]) => score >= from)?.[1] ?? 'low';

const rhythms: readonly [number, UpdateRhythm][] = [
  [20 * duration.minutes, 'quarterHourly'],
  [90 * duration.minutes, 'hourly'],
  [25 * duration.hours, 'daily'],
];

/** How often a feed is fetched, as people say it; null when more rarely than daily. Pure. */
export const updateRhythm = (schedule: string | null, now: Date): UpdateRhythm | null => {
  if (schedule === null) return null;
  const period = periodOf(schedule, now);
  return rhythms.find(([longest]) => period <= longest)?.[1] ?? null;
};

/** A score that is older says nothing about today. */
const scoreHoldsFor = 12 * duration.hours;

/** What can be said of a pharmacy's stock, by its feed that was confirmed last; null where too little is known. */
export const readStockReliability = async (ctx: Ctx, pharmacyId: string): Promise<StockReliability> => {
  const now = ctx.clock.now();
  const feed = await lastConfirmedFeed(ctx, pharmacyId, later(now, -scoreHoldsFor));
  if (!feed) return null;
  const goneBefore = later(now, -(await readSetting(ctx, 'stock.goneHours')) * duration.hours);
  // However good the list was: what is gone cannot be relied on.
  const level = feed.confirmedAt < goneBefore ? 'low' : reliabilityLevel(feed.score);
  return { level, confirmedAt: feed.confirmedAt.toISOString(), rhythm: updateRhythm(feed.schedule, now) };
};
