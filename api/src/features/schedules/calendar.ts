export interface CalendarEntry {
  id: string;
  startsAt: Date;
  endsAt: Date;
  /** Counts up with each change, so that calendars take the later one. */
  version: number;
  summary: string;
  description?: string;
  url?: string;
  isCancelled?: boolean;
}

interface CalendarHead {
  name: string;
  /** When it was written. */
  at: Date;
  host: string;
}

const longestLine = 75;

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
const written = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Lines of more than 75 bytes go on in the next one behind a space, and no character is divided. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > longestLine) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
};

const eventLines = ({ id, startsAt, endsAt, version, summary, description, url, isCancelled }: CalendarEntry, { at, host }: CalendarHead): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@${host}`,
  `SEQUENCE:${version}`,
  `DTSTAMP:${written(at)}`,
  `DTSTART:${written(startsAt)}`,
  `DTEND:${written(endsAt)}`,
  `SUMMARY:${escaped(summary)}`,
  ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ...(url ? [`URL:${url}`] : []),
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

/** Appointments as an iCalendar file (RFC 5545). All times are UTC, so that no time zone has to come along. */
export const renderCalendar = (head: CalendarHead, entries: readonly CalendarEntry[]): Buffer => {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${head.host}//consultations//EN`, 'METHOD:PUBLISH', `X-WR-CALNAME:${escaped(head.name)}`],
    ...entries.flatMap((entry) => eventLines(entry, head)),
    'END:VCALENDAR',
  ];
  return Buffer.from(`${lines.map(folded).join('\r\n')}\r\n`, 'utf8');
};
