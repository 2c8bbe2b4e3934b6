import { duration, later } from '../../kernel/clock.ts';
import { evaluate, pause, type Watch } from './alert.policy.ts';

const start = new Date('2026-11-24T10:00:00Z');
const at = (hours: number): Date => later(start, hours * duration.hours);
const fresh: Watch = { metAt: null, isTold: false, lastSentAt: null };

/** Evaluates once an hour; `1` is "it is there". Answers the hours in which a mail went out. */
const mailsOver = (seen: string, first: Watch = fresh): number[] => {
  let watch = first;
  const mails: number[] = [];
  for (const [hour, mark] of [...seen].entries()) {
    const evaluated = evaluate(watch, mark === '1', at(hour));
    watch = evaluated.watch;
    if (evaluated.isDue) mails.push(hour);
    // A second evaluation at the same moment, as after a crash or in another process.
    expect(evaluate(watch, mark === '1', at(hour))).toEqual({ watch, isDue: false });
  }
  return mails;
};

test.each([
  ['never there', '0000', []],
  ['there once', '0011100', [2]],
  ['there all the time after it came', '01111111111111111111111111111', [1]],
  ['back within a day: told when the day is over, because it is still there', `01100${'1'.repeat(30)}`, [1, 25]],
  ['back within a day and gone again before it is over: not told twice', `0110011${'0'.repeat(30)}`, [1]],
  ['back after more than a day: told again', `011${'0'.repeat(30)}11`, [1, 33]],
])('%s', (_what, seen, expected) => {
  expect(mailsOver(seen)).toEqual(expected);
});

test('what was there when it was asked for is no news, but its return is', () => {
  const known: Watch = { metAt: at(-1), isTold: true, lastSentAt: null };
  expect(mailsOver('111', known)).toEqual([]);
  expect(mailsOver('1101', known)).toEqual([3]);
});

/** A row of pseudo-random hours from a seed. */
const randomHours = (seed: number): string => {
  let state = seed;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  let isThere = false;
  const hours = Array.from({ length: 200 }, () => {
    if (next() < 0.15) isThere = !isThere;
    return isThere ? '1' : '0';
  });
  return hours.join('');
};

test('over any history: never without it being there, never twice in a day or in one stay, and none is forgotten that lasts', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const seen = randomHours(seed);
    const mails = mailsOver(seen);
    const staysOf = (hour: number): number => seen.slice(0, hour + 1).lastIndexOf('01');
    expect(mails.every((hour) => seen[hour] === '1')).toBe(true);
    expect(mails.slice(1).every((hour, index) => (hour - (mails[index] ?? 0)) * duration.hours >= pause)).toBe(true);
    expect(new Set(mails.map(staysOf)).size).toBe(mails.length);
    for (const stay of seen.matchAll(/1{25,}/g)) expect(mails.some((hour) => hour >= stay.index && hour < stay.index + stay[0].length)).toBe(true);
  }
});
