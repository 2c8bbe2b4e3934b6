import { DateTime } from 'luxon';
import type { Ctx } from '../../kernel/ctx.ts';
import { isPublicHoliday } from '../../kernel/public-holidays.ts';
import { readSetting } from '../settings/public.ts';

export interface ServiceHours {
  /** Full hours in Germany between which pharmacies can be expected to answer, from `quietTo` to `quietFrom`. */
  quietTo: number;
  quietFrom: number;
}

export const serviceHours = async (ctx: Ctx): Promise<ServiceHours> => ({
  quietTo: await readSetting(ctx, 'deliveries.quietTo'),
  quietFrom: await readSetting(ctx, 'deliveries.quietFrom'),
});

/** Monday to Saturday, without the holidays of all Germany (decision 0052). */
const isOpen = (day: DateTime): boolean => day.weekday < 7 && !isPublicHoliday(day.toISODate() ?? '');

/** The moment at which so much service time has passed since `from`. */
export const afterServiceTime = (from: Date, milliseconds: number, { quietTo, quietFrom }: ServiceHours): Date => {
  let at = DateTime.fromJSDate(from, { zone: 'Europe/Berlin' });
  for (let left = milliseconds; ; at = at.plus({ days: 1 }).startOf('day')) {
    const begin = DateTime.max(at, at.startOf('day').set({ hour: quietTo }));
    const end = at
      .startOf('day')
      .plus({ days: quietFrom === 24 ? 1 : 0 })
      .set({ hour: quietFrom % 24 });
    if (!isOpen(at) || begin >= end) continue;
    if (begin.toMillis() + left <= end.toMillis()) return begin.plus(left).toJSDate();
    left -= end.toMillis() - begin.toMillis();
  }
};

/** `from` itself while pharmacies are open, else the next opening. */
export const nextServiceTime = (from: Date, hours: ServiceHours): Date => afterServiceTime(from, 0, hours);
