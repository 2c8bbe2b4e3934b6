import { height, levelsOf, pointsOf, width } from './level-shape.ts';

const request = (submittedAt: string | null, symptomsLevel: number | null) => ({
  id: String(submittedAt),
  number: 'B-1',
  submittedAt,
  symptomsLevel,
  followUp: null,
});

test('the levels stand in the order of time, without requests that were never sent', () => {
  const levels = levelsOf([request('2026-11-01T09:00:00.000Z', 4), request(null, 9), request('2026-09-01T09:00:00.000Z', 7)]);
  expect(levels.map(({ level }) => level)).toEqual([7, 4]);
});

test('ten is on top, one at the bottom, and time runs from left to right', () => {
  const levels = levelsOf([request('2026-09-01T00:00:00.000Z', 10), request('2026-09-02T00:00:00.000Z', 1), request('2026-09-03T00:00:00.000Z', 10)]);
  expect(pointsOf(levels)).toEqual([
    { x: 0, y: 0 },
    { x: width / 2, y: height },
    { x: width, y: 0 },
  ]);
});
