import { DateTime } from 'luxon';

const zone = 'Europe/Berlin';
const asDate = (time: DateTime): Date | null => (time.isValid ? time.toJSDate() : null);

/** `Stand 20.11.2026 06:00`, `Export vom 2026-11-20T06:00`: a time counts only behind a word that says what it is. */
const inTitle = new RegExp(
  String.raw`\b(?:stand|export\w*|erstellt|erzeugt|datenstand|generated|created|as of)\b[^0-9]{0,20}` +
    String.raw`(?:(\d{1,2})\.(\d{1,2})\.(\d{4})|(\d{4})-(\d{2})-(\d{2}))(?:[ T,]{1,3}(?:um )?(\d{1,2}):(\d{2})(?::(\d{2}))?)?`,
  'i',
);

/** What one title line says; a day without a time is its beginning. Times without a zone are Berlin’s. */
const timeInTitle = (title: string): Date | null => {
  const match = inTitle.exec(title);
  if (!match) return null;
  const [day, month, year] = match[4] === undefined ? [match[1], match[2], match[3]] : [match[6], match[5], match[4]];
  const [hour = '0', minute = '0', second = '0'] = match.slice(7, 10);
  const parts = { year: Number(year), month: Number(month), day: Number(day), hour: Number(hour), minute: Number(minute), second: Number(second) };
  return asDate(DateTime.fromObject(parts, { zone }));
};

/** When a list was made, by the titles above its header; null when none says it. */
export const contentTimeIn = (titles: readonly string[]): Date | null => {
  for (const title of titles) {
    const time = timeInTitle(title);
    if (time) return time;
  }
  return null;
};

const names = new Set([
  'generatedat',
  'generated',
  'createdat',
  'created',
  'exportedat',
  'exportdate',
  'timestamp',
  'asof',
  'stand',
  'datenstand',
  'erstellt',
  'erstelltam',
  'exportzeit',
]);

/** When a document was made, by one of its own fields beside the list: `generatedAt`, `stand`, … A number is none: seconds or milliseconds would be a guess. */
export const contentTimeOf = (fields: Iterable<readonly [name: string, value: unknown]>): Date | null => {
  for (const [name, value] of fields) {
    if (typeof value !== 'string' || !names.has(name.toLowerCase().replace(/[^a-z]/g, ''))) continue;
    const iso = DateTime.fromISO(value.trim(), { zone });
    const time = iso.isValid ? asDate(iso) : timeInTitle(`Stand ${value}`);
    if (time) return time;
  }
  return null;
};
