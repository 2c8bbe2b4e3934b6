import { barsOf, fullest, handlesOf, moved, placeOn, scaleOf } from './range-scale.ts';

const none = { min: undefined, max: undefined };
const buckets = [4, 0, 8, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2];
const histogram = { min: 0, max: 32, buckets };

test('the track has round ends around everything that is there', () => {
  expect(scaleOf('thc', { ...histogram, min: 0.7, max: 33.4 }, none)).toEqual({ low: 0, high: 34, step: 1 });
  expect(scaleOf('price', { ...histogram, min: 399, max: 1849 }, none)).toEqual({ low: 350, high: 1850, step: 50 });
});

test('the track never has more steps than arrow keys can bear', () => {
  for (const max of [1, 30, 250, 999]) {
    const { low, high, step } = scaleOf('thc', { ...histogram, max }, none) ?? { low: 0, high: 0, step: 0 };
    expect((high - low) / step).toBeLessThanOrEqual(61);
  }
});

test('what was chosen before stays on the track, even where nothing is any more', () => {
  expect(scaleOf('cbd', { ...histogram, min: 1, max: 10 }, { min: undefined, max: 20 })).toEqual({ low: 1, high: 20, step: 0.5 });
  expect(scaleOf('cbd', null, { min: 5, max: 20 })).toMatchObject({ low: 5, high: 20 });
});

test('where nothing is known, or everything is the same, there is nothing to slide', () => {
  expect(scaleOf('price', null, none)).toBeUndefined();
  expect(scaleOf('price', { ...histogram, min: 500, max: 500 }, none)).toBeUndefined();
});

describe('a handle', () => {
  const scale = { low: 0, high: 32, step: 1 };

  test('stands at its end until something is chosen', () => {
    expect(handlesOf(scale, none)).toEqual({ from: 0, to: 32 });
    expect(handlesOf(scale, { min: 18, max: 25 })).toEqual({ from: 18, to: 25 });
  });

  test('stops at the other one', () => {
    expect(moved(scale, { min: 10, max: 20 }, 'from', 27)).toEqual({ min: 20, max: 20 });
    expect(moved(scale, { min: 10, max: 20 }, 'to', 3)).toEqual({ min: 10, max: 10 });
  });

  test('chooses nothing at its own end', () => {
    expect(moved(scale, { min: 10, max: 20 }, 'from', 0)).toEqual({ min: undefined, max: 20 });
    expect(moved(scale, { min: 10, max: 20 }, 'to', 32)).toEqual({ min: 10, max: undefined });
  });
});

test('bars lie where their products lie on the track, and empty ones are left out', () => {
  const bars = barsOf(histogram, { low: 0, high: 64, step: 2 }, { min: undefined, max: 3 });
  expect(bars).toEqual([
    { x: 0, width: 3.125, height: 50, isChosen: true },
    { x: 6.25, width: 3.125, height: 100, isChosen: false },
    { x: 9.375, width: 3.125, height: 13, isChosen: false },
    { x: 46.875, width: 3.125, height: 25, isChosen: false },
  ]);
});

test('a single product among many can still be seen', () => {
  expect(barsOf({ ...histogram, buckets: [1000, 1, ...buckets.slice(2)] }, { low: 0, high: 32, step: 1 }, none)[1]).toMatchObject({ height: 6 });
});

test('places outside of the track are its ends', () => {
  expect([-5, 8, 99].map((value) => placeOn({ low: 0, high: 32, step: 1 }, value))).toEqual([0, 25, 100]);
});

test('most products lie in the fullest bucket', () => {
  expect(fullest(histogram)).toEqual({ from: 4, to: 6 });
});
