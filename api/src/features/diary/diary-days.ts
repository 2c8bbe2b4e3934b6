import { diaryLimits, type DiaryQuery } from '@blattwerk/contract/diary/shapes';
import { dateAfter, dayOf } from '../schedules/public.ts';

/** Today, as calendars in Germany show it. */
export const todayOn = (now: Date): string => dayOf(now).date;

/** The days that are asked for: the last 90 if nothing is said, never more than 366. Pure. */
export const daysAsked = ({ from, to }: DiaryQuery, now: Date): { from: string; to: string } => {
  const last = to ?? todayOn(now);
  const longest = dateAfter(last, 1 - diaryLimits.rangeDays);
  const first = from ?? dateAfter(last, 1 - diaryLimits.defaultDays);
  return { from: first < longest ? longest : first, to: last };
};
