import type { Locale } from '@blattwerk/contract/errors';

interface Words {
  everyMinute: string;
  everyMinutes: (count: string) => string;
  hourly: (minute: string) => string;
  daily: (time: string) => string;
  unusual: (schedule: string) => string;
}

const words: Record<Locale, Words> = {
  de: {
    everyMinute: 'jede Minute',
    everyMinutes: (count) => `alle ${count} Minuten`,
    hourly: (minute) => `stündlich, ${minute} Minuten nach der vollen Stunde`,
    daily: (time) => `täglich um ${time} Uhr`,
    unusual: (schedule) => `nach dem Zeitplan ${schedule}`,
  },
  en: {
    everyMinute: 'every minute',
    everyMinutes: (count) => `every ${count} minutes`,
    hourly: (minute) => `every hour, ${minute} minutes past`,
    daily: (time) => `every day at ${time}`,
    unusual: (schedule) => `by the schedule ${schedule}`,
  },
};

/** All hours but the one that daylight saving skips or repeats; of jobs it reads as every hour. */
const isEveryHour = (hour: string): boolean => hour === '*' || hour === '0,1,3-23';

/** A schedule as people say it; what no sentence fits stays as it is written. Pure. */
export const scheduleText = (schedule: string, locale: Locale): string => {
  const [minute = '', hour = '', ...days] = schedule.trim().split(/\s+/);
  const say = words[locale];
  if (days.join(' ') !== '* * *') return say.unusual(schedule);
  if (minute === '*' && isEveryHour(hour)) return say.everyMinute;
  const step = /^(?:\*|\d+-59)\/(\d+)$/.exec(minute)?.[1];
  if (step && isEveryHour(hour)) return say.everyMinutes(step);
  if (!/^\d+$/.test(minute)) return say.unusual(schedule);
  if (isEveryHour(hour)) return say.hourly(String(Number(minute)));
  return /^\d+$/.test(hour) ? say.daily(`${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`) : say.unusual(schedule);
};
