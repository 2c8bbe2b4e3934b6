import { scoreWeights } from '@blattwerk/contract/stock-feeds/score';
import fc from 'fast-check';
import { feedScore, type FeedMeasures } from './feed-score.ts';
import { reliabilityLevel, updateRhythm } from './stock-reliability.ts';

const limits = { uncertainHours: 24, goneHours: 72 };
const perfect: FeedMeasures = {
  ageHours: 0.2,
  rows: 200,
  rowErrors: 0,
  named: 200,
  unmatched: 0,
  compared: 150,
  outliers: 0,
  prescriptions: 40,
  soldOut: 0,
};

test('the parts together are worth a hundred points', () => {
  expect(Object.values(scoreWeights).reduce((sum, points) => sum + points, 0)).toBe(100);
});

test.each<[string, Partial<FeedMeasures>, number]>([
  ['everything right', {}, 100],
  ['two hours old', { ageHours: 2 }, 100],
  ['as old as uncertain data', { ageHours: 24 }, 80],
  ['between uncertain and gone', { ageHours: 48 }, 70],
  ['as old as data that is gone', { ageHours: 72 }, 60],
  ['never confirmed', { ageHours: null }, 60],
  ['one row in a hundred faulty', { rowErrors: 2 }, 99],
  ['every tenth row faulty', { rowErrors: 20 }, 93],
  ['every fifth row faulty', { rowErrors: 40 }, 85],
  ['every row faulty', { rowErrors: 200 }, 85],
  ['three in ten articles unmatched', { unmatched: 60 }, 85],
  ['every tenth price far off', { outliers: 15 }, 95],
  ['no price to compare', { compared: 0, outliers: 0 }, 100],
  ['one of forty prescriptions sold out', { soldOut: 1 }, 98],
  ['the only prescription sold out', { prescriptions: 1, soldOut: 1 }, 90],
  ['every fifth prescription sold out', { soldOut: 8 }, 80],
  ['nothing right', { ageHours: null, rowErrors: 200, unmatched: 200, outliers: 150, soldOut: 40 }, 0],
])('a feed with %s has its score', (_name, measures, score) => {
  expect(feedScore({ ...perfect, ...measures }, limits).score).toBe(score);
});

const count = fc.nat({ max: 5000 });
const measures: fc.Arbitrary<FeedMeasures> = fc.record({
  ageHours: fc.option(fc.double({ min: 0, max: 1000, noNaN: true })),
  rows: count,
  rowErrors: count,
  named: count,
  unmatched: count,
  compared: count,
  outliers: count,
  prescriptions: count,
  soldOut: count,
});
const anyLimits = fc.record({ uncertainHours: fc.integer({ min: 1, max: 240 }), goneHours: fc.integer({ min: 1, max: 720 }) });

test('whatever is counted, the score is a whole number from 0 to 100, and the sum of its parts, none of which leaves its bounds', () => {
  fc.assert(
    fc.property(measures, anyLimits, (given, bounds) => {
      const { score, points } = feedScore(given, bounds);
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      expect(Object.values(points).reduce((sum, one) => sum + one, 0)).toBe(score);
      for (const [part, of] of Object.entries(scoreWeights)) expect(points[part as keyof typeof points]).toBeLessThanOrEqual(of);
      expect(Math.min(...Object.values(points))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each(['ageHours', 'rowErrors', 'unmatched', 'outliers', 'soldOut'] as const)('more of %s never gives more points', (key) => {
  fc.assert(
    fc.property(measures, anyLimits, fc.nat({ max: 500 }), (given, bounds, more) => {
      const value = given[key] ?? 0;
      const before = { ...given, [key]: value };
      expect(feedScore({ ...before, [key]: value + more }, bounds).score).toBeLessThanOrEqual(feedScore(before, bounds).score);
    }),
  );
});

test.each([
  [100, 'reliable'],
  [90, 'reliable'],
  [89, 'mostly'],
  [70, 'mostly'],
  [69, 'mixed'],
  [45, 'mixed'],
  [44, 'low'],
  [0, 'low'],
])('a score of %d reads as %s', (score, level) => {
  expect(reliabilityLevel(score)).toBe(level);
});

test.each([
  ['*/15 * * * *', 'quarterHourly'],
  ['0 * * * *', 'hourly'],
  ['0 6 * * *', 'daily'],
  ['0 6 * * 1', null],
  [null, null],
])('a schedule of %s is the rhythm %s', (schedule, rhythm) => {
  expect(updateRhythm(schedule, new Date('2026-11-21T12:00:00Z'))).toBe(rhythm);
});
