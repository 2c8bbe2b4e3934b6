import fc from 'fast-check';
import { DateTime } from 'luxon';
import { dateAfter, daysBetween } from './berlin-days.ts';
import { compilePlan, freeTimes, type Plan } from './slots.ts';

const minute = 60_000;
const wholeWeek = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
const plan = (more: Partial<Plan> = {}): Plan => ({
  ...{ doctorId: 'd', weekly: wholeWeek, exceptions: [], bufferMinutes: 0, leadMinutes: 0, federalState: null, taken: [] },
  lengthMinutes: { first: 15, 'follow-up': 15 },
  ...more,
});
const longAgo = Date.UTC(2000, 0, 1);
const times = (one: Plan, from: string, to: string, now = longAgo): number[] =>
  freeTimes(compilePlan(one), { days: daysBetween(from, to), kind: 'first', now });
const inBerlin = (at: number): string => DateTime.fromMillis(at, { zone: 'Europe/Berlin' }).toFormat('yyyy-MM-dd HH:mm');
const clock = (one: Plan, day: string): string[] => times(one, day, day).map((at) => inBerlin(at).slice(11));
const weekly = (day: number, from: string, to: string) => [{ day, from, to }];

describe('Free times', () => {
  it('begin with the hours and follow each other by length and pause', () => {
    const one = plan({ weekly: weekly(3, '09:00', '10:30'), lengthMinutes: { first: 20, 'follow-up': 10 }, bufferMinutes: 5 });
    expect(clock(one, '2026-12-02')).toEqual(['09:00', '09:25', '09:50']);
    expect(freeTimes(compilePlan(one), { days: daysBetween('2026-12-02', '2026-12-02'), kind: 'follow-up', now: longAgo })).toHaveLength(6);
    expect(clock(one, '2026-12-03')).toEqual([]);
  });

  it('leave out what is taken, with the pause around it', () => {
    const at = DateTime.fromISO('2026-12-02T09:30', { zone: 'Europe/Berlin' }).toMillis();
    const one = plan({ weekly: weekly(3, '09:00', '10:30'), bufferMinutes: 0, taken: [[at, at + 15 * minute]] });
    expect(clock(one, '2026-12-02')).toEqual(['09:00', '09:15', '09:45', '10:00', '10:15']);
    const odd = plan({ weekly: weekly(3, '09:00', '10:30'), bufferMinutes: 15, taken: [[at + 5 * minute, at + 10 * minute]] });
    expect(clock(odd, '2026-12-02')).toEqual(['09:00', '10:00']);
  });

  it('are none on a public holiday of the federal state, unless it is opened', () => {
    const epiphany = '2027-01-06';
    const bavarian = plan({ weekly: weekly(3, '09:00', '10:00'), federalState: 'BY' });
    expect(clock(bavarian, epiphany)).toEqual([]);
    expect(clock({ ...bavarian, federalState: 'BE' }, epiphany)).toHaveLength(4);
    expect(clock({ ...bavarian, exceptions: [{ on: epiphany, kind: 'open' }] }, epiphany)).toHaveLength(4);
    expect(clock({ ...bavarian, exceptions: [{ on: epiphany, kind: 'open', hours: [{ from: '14:00', to: '14:30' }] }] }, epiphany)).toEqual(['14:00', '14:15']);
  });

  it('are none in an absence, of days or of hours, which wins over everything', () => {
    const one = plan({ weekly: weekly(3, '09:00', '10:00') });
    expect(clock({ ...one, exceptions: [{ from: '2026-12-01', to: '2026-12-05', kind: 'absent' }] }, '2026-12-02')).toEqual([]);
    const hours = [{ from: '09:20', to: '09:40' }];
    expect(clock({ ...one, exceptions: [{ on: '2026-12-02', kind: 'absent', hours }] }, '2026-12-02')).toEqual(['09:00', '09:45']);
    const both = [{ on: '2026-12-02', kind: 'absent' as const }, { on: '2026-12-02', kind: 'open' as const }]; // prettier-ignore
    expect(clock({ ...one, exceptions: both }, '2026-12-02')).toEqual([]);
  });

  it('are more in opened hours, and none twice where those overlap the week', () => {
    const one = plan({ weekly: weekly(3, '09:00', '10:00'), exceptions: [{ on: '2026-12-02', kind: 'open', hours: [{ from: '09:30', to: '10:30' }] }] });
    expect(clock(one, '2026-12-02')).toEqual(['09:00', '09:15', '09:30', '09:45', '10:00', '10:15']);
  });

  it('keep the lead time', () => {
    const one = plan({ weekly: weekly(3, '09:00', '10:00'), leadMinutes: 60 });
    const now = DateTime.fromISO('2026-12-02T08:20', { zone: 'Europe/Berlin' }).toMillis();
    expect(times(one, '2026-12-02', '2026-12-02', now).map((at) => inBerlin(at).slice(11))).toEqual(['09:30', '09:45']);
  });
});

describe('The days on which the clocks change', () => {
  it('in March have no time between two and three o’clock', () => {
    const all = clock(plan(), '2027-03-28');
    expect(all).toHaveLength(23 * 4);
    expect(all.filter((time) => time.startsWith('02'))).toEqual([]);
    expect(clock(plan({ weekly: weekly(7, '02:30', '04:00') }), '2027-03-28')).toEqual(['03:00', '03:15', '03:30', '03:45']);
  });

  it('in October have each quarter of the hour between two and three o’clock twice, as two moments', () => {
    const at = times(plan(), '2027-10-31', '2027-10-31');
    expect(at).toHaveLength(25 * 4);
    expect(new Set(at).size).toBe(100);
    expect(at.filter((one) => inBerlin(one).endsWith('02:30'))).toHaveLength(2);
    const split = [...weekly(7, '01:00', '02:30'), ...weekly(7, '02:30', '04:00')];
    expect(times(plan({ weekly: split }), '2027-10-31', '2027-10-31')).toHaveLength(16);
  });

  it.each(['2027-03-28', '2027-10-31', '2028-02-29', '2026-12-31'])('every quarter of an hour around %s is offered once', (day) => {
    const [from, to] = [dateAfter(day, -1), dateAfter(day, 1)];
    const days = daysBetween(from, to);
    const all: number[] = [];
    for (let at = days[0]!.startsAt; at < days.at(-1)!.endsAt; at += 15 * minute) all.push(at);
    const open = days.map(({ date }) => ({ on: date, kind: 'open' as const }));
    expect(times(plan({ exceptions: open }), from, to)).toEqual(all);
  });
});

const clockTime = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`);
const hoursOf = fc.tuple(clockTime, clockTime).filter(([from, to]) => from < to).map(([from, to]) => ({ from, to })); // prettier-ignore
const begins = fc.constantFrom('2026-12-20', '2027-03-25', '2027-10-28', '2028-02-27');
const scene = fc.record({
  begin: begins,
  weekly: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }), hoursOf), { maxLength: 7 }).map((all) => {
    const byDay = new Map(all.map(([day, hours]) => [day, { day, ...hours }]));
    return [...byDay.values()];
  }),
  exceptions: fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom('absent' as const, 'open' as const), fc.option(hoursOf)), { maxLength: 4 }),
  length: fc.integer({ min: 5, max: 60 }),
  buffer: fc.integer({ min: 0, max: 20 }),
  taken: fc.array(fc.tuple(fc.integer({ min: 0, max: 14_000 }), fc.integer({ min: 5, max: 60 })), { maxLength: 30 }),
  nowAt: fc.integer({ min: -3000, max: 10_000 }),
});

it('Free times never overlap each other, what is taken, an absence or the past, whatever the plan', () => {
  fc.assert(
    fc.property(scene, ({ begin, weekly: week, exceptions, length, buffer, taken, nowAt }) => {
      const days = daysBetween(begin, dateAfter(begin, 9));
      const start = days[0]!.startsAt;
      const spans: [number, number][] = [];
      for (const [at, long] of taken.toSorted(([one], [other]) => one - other))
        if (start + at * minute >= (spans.at(-1)?.[1] ?? 0)) spans.push([start + at * minute, start + (at + long) * minute]);
      const now = start + nowAt * minute;
      const one = plan({
        ...{ weekly: week, bufferMinutes: buffer, lengthMinutes: { first: length, 'follow-up': length }, taken: spans, leadMinutes: 30 },
        exceptions: exceptions.map(([ahead, kind, hours]) => ({ on: dateAfter(begin, ahead), kind, ...(hours ? { hours: [hours] } : {}) })),
      });
      const free = freeTimes(compilePlan(one), { days, kind: 'first', now });
      for (const [index, at] of free.entries()) {
        const end = at + length * minute;
        if (index > 0) expect(at).toBeGreaterThanOrEqual(free[index - 1]! + length * minute);
        expect(at).toBeGreaterThanOrEqual(now + 30 * minute);
        for (const [from, to] of spans) expect(at >= to + buffer * minute || from >= end + buffer * minute).toBe(true);
        const absent = one.exceptions.some(
          (exception) => 'on' in exception && exception.kind === 'absent' && !exception.hours && exception.on === inBerlin(at).slice(0, 10),
        );
        expect(absent).toBe(false);
      }
      // A moment that a plan without anything taken offers and that this one does not is near something taken.
      for (const at of freeTimes(compilePlan({ ...one, taken: [] }), { days, kind: 'first', now }))
        if (!free.includes(at)) expect(spans.some(([from, to]) => from < at + (length + buffer) * minute && at < to + buffer * minute)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
