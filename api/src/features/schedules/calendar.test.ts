import { renderCalendar } from './calendar.ts';

const head = { name: 'Termine', at: new Date('2026-12-01T08:00:00Z'), host: 'blattwerk.example' };
const entry = {
  ...{ id: 'c1', startsAt: new Date('2026-12-02T09:00:00Z'), endsAt: new Date('2026-12-02T09:15:00Z'), version: 3, summary: 'Sprechstunde; früh, hell' },
};

it('A calendar file has what RFC 5545 asks for, in UTC, with commas and semicolons escaped', () => {
  expect(renderCalendar(head, [entry]).toString().split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//blattwerk.example//consultations//EN', 'METHOD:PUBLISH', 'X-WR-CALNAME:Termine', 'BEGIN:VEVENT'],
    ...['UID:c1@blattwerk.example', 'SEQUENCE:3', 'DTSTAMP:20261201T080000Z', 'DTSTART:20261202T090000Z', 'DTEND:20261202T091500Z'],
    ...['SUMMARY:Sprechstunde\\; früh\\, hell', 'STATUS:CONFIRMED', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});

it('Its lines are no longer than 75 bytes, unfold to what was written, and divide no character', () => {
  const description = 'Äußerst lange Erklärung: '.repeat(12);
  const text = renderCalendar(head, [{ ...entry, description, isCancelled: true }]).toString();
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`);
  expect(text).toContain('STATUS:CANCELLED');
});
