import { cpus } from 'node:os';
import { dateAfter, daysBetween } from '../api/src/features/schedules/berlin-days.ts';
import { compilePlan, freeTimes, type CompiledPlan } from '../api/src/features/schedules/slots.ts';
import { noteRatio } from './ratios.ts';

const doctors = 200;
const daysAhead = 30;
const rounds = 200;
const minute = 60_000;
const states = ['BE', 'BY', 'HH', 'NW', null] as const;
const begin = '2027-03-15';
const days = daysBetween(begin, dateAfter(begin, daysAhead - 1));
const start = days[0]!.startsAt;

/** Ten working hours a week with a lunch break, an absence, an opened Saturday, and a fifth of all times taken. */
const plans: CompiledPlan[] = Array.from({ length: doctors }, (_, at) =>
  compilePlan({
    doctorId: String(at),
    weekly: [1, 2, 3, 4, 5].flatMap((day) => [
      { day, from: '09:00', to: '12:30' },
      { day, from: '13:30', to: '17:00' },
    ]),
    exceptions: [
      { from: dateAfter(begin, 10), to: dateAfter(begin, 11), kind: 'absent' },
      { on: dateAfter(begin, 5), kind: 'open', hours: [{ from: '10:00', to: '14:00' }] },
    ],
    ...{ lengthMinutes: { first: 15, 'follow-up': 15 }, bufferMinutes: 5, leadMinutes: 60, federalState: states[at % states.length] ?? null },
    taken: Array.from({ length: 80 }, (_one, taken): [number, number] => {
      const from = start + (taken * 9 * 60 + ((at * 7) % 40)) * minute;
      return [from, from + 15 * minute];
    }),
  }),
);

/** The ceiling: the same loop with fixed offsets, no holidays, no exceptions and no change of clocks, into memory that is there already. */
const byHand = (into: Float64Array): number => {
  let count = 0;
  for (const plan of plans) {
    let next = 0;
    for (const day of days) {
      if (day.weekday > 5) continue;
      for (const [from, to] of [[540, 750], [810, 1020]] as const) {
        const end = day.startsAt + to * minute;
        for (let at = day.startsAt + from * minute; at + 15 * minute <= end; at += 20 * minute) {
          while (next < plan.taken.length && plan.taken[next]![1] + 5 * minute <= at) next += 1;
          if (next < plan.taken.length && plan.taken[next]![0] < at + 20 * minute) continue;
          into[count] = at;
          count += 1;
        }
      }
    }
  } // prettier-ignore
  return count;
};

const ours = (): number => plans.reduce((sum, plan) => sum + freeTimes(plan, { days, kind: 'first', now: start }).length, 0);

const timesOf = (work: () => number): { count: number; sorted: number[] } => {
  let count = 0;
  for (let warm = 0; warm < 50; warm += 1) count = work();
  const sorted = Array.from({ length: rounds }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  }).toSorted((one, other) => one - other);
  return { count, sorted };
};

const line = (what: string, { count, sorted }: ReturnType<typeof timesOf>): string =>
  `| ${what} | ${count} | ${sorted[0]!.toFixed(2)} | ${sorted[Math.floor(rounds / 2)]!.toFixed(2)} | ${sorted[Math.floor(rounds * 0.95)]!.toFixed(2)} |`;

const room = new Float64Array(doctors * daysAhead * 50);
const [product, hand] = [timesOf(ours), timesOf(() => byHand(room))];
const median = ({ sorted }: typeof hand): number => Number(sorted[Math.floor(rounds / 2)]!.toFixed(2));
noteRatio({ bench: 'slots', what: 'free times, ms', product: median(product), beside: 'by hand', besideValue: median(hand), limit: 4, is: 'at most' });
process.stdout.write(
  [
    `${cpus()[0]?.model ?? ''}, Node ${process.versions.node}; ${doctors} doctors, ${daysAhead} days, ${rounds} rounds`,
    '| | free times | fastest ms | p50 ms | p95 ms |',
    '|---|---|---|---|---|',
    line('product', product),
    line('by hand', hand),
    '',
  ].join('\n'),
);
