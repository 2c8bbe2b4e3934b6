/** The month of a moment, as in Berlin: `2026-11`. */
export const monthOf = (now: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', year: 'numeric', month: '2-digit' }).format(now);

/** The month that it is in Germany. */
export const thisMonth = (): string => monthOf(new Date());

export const addMonths = (month: string, count: number): string => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 + count, 1)).toISOString().slice(0, 7);
};

const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : 'de-DE');
const atNoon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** "November 2026" */
export const monthName = (language: string, month: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(atNoon(`${month}-01`));

/** "2.–8. Nov." or "Nov. 2026" */
export const periodName = (language: string, by: 'week' | 'month', { firstOn, lastOn }: { firstOn: string; lastOn: string }): string =>
  by === 'month'
    ? new Intl.DateTimeFormat(localeOf(language), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(atNoon(firstOn))
    : new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatRange(atNoon(firstOn), atNoon(lastOn));
