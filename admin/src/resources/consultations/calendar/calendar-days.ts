/** What a calendar shows at once, and the days on its address. Days are dates in German time, `YYYY-MM-DD`. */
export const views = ['day', 'week'] as const;
export type View = (typeof views)[number];

const berlinDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
export const dateOf = (instant: string | number): string => berlinDate.format(new Date(instant));

/** Dates are counted without clocks: noon in UTC is far from every change of them. */
const moved = (date: string, days: number): string => new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const weekdayOf = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The first and the last day that are shown; a week begins on Monday. */
export const spanOf = (view: View, day: string): { from: string; to: string } => {
  if (view === 'day') return { from: day, to: day };
  const from = moved(day, -weekdayOf(day));
  return { from, to: moved(from, 6) };
};

/** The same view, moved by a number of days or weeks; negative is back. */
export const stepped = (view: View, day: string, steps: number): string => moved(day, steps * (view === 'day' ? 1 : 7));

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && moved(text, 0) === text;

export interface CalendarPlace {
  view: View;
  day: string;
  doctorId: string | undefined;
}

/** The address says view, day and doctor; what it leaves out, or has wrong, is the week of today and all doctors. */
export const readPlace = (search: URLSearchParams, today: string): CalendarPlace => {
  const [view, day, doctorId] = [search.get('view'), search.get('day') ?? '', search.get('doctor') ?? undefined];
  return { view: view === 'day' ? 'day' : 'week', day: !Number.isNaN(Date.parse(day)) && isDate(day) ? day : today, doctorId };
};

export const writePlace = ({ view, day, doctorId }: CalendarPlace): URLSearchParams => {
  const search = new URLSearchParams({ view, day });
  if (doctorId !== undefined) search.set('doctor', doctorId);
  return search;
};
