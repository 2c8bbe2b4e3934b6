import { compareProfiles, type Profile } from './profile-distance.ts';

const profile = (thc: number | null, cbd: number | null, terpenes: Record<string, number | null> = {}): Profile => ({
  thc,
  cbd,
  terpenes: Object.entries(terpenes).map(([name, share]) => ({ name, share })),
});

test.each([
  ['the same', profile(22, 1, { myrcene: 60, limonene: 40 }), profile(22, 1, { myrcene: 60, limonene: 40 }), 1],
  ['five points more THC', profile(20, 1, { myrcene: 100 }), profile(25, 1, { myrcene: 100 }), 0.8],
  ['other terpenes', profile(20, 1, { myrcene: 100 }), profile(20, 1, { pinene: 100 }), 0.6],
  ['half of the terpenes', profile(20, 1, { myrcene: 50, limonene: 50 }), profile(20, 1, { myrcene: 50, pinene: 50 }), 0.8],
  ['terpenes without figures', profile(20, 1, { myrcene: null, limonene: null }), profile(20, 1, { myrcene: 70, limonene: 30 }), 0.92],
  ['nothing known of terpenes', profile(20, 1), profile(20, 1, { myrcene: 100 }), 0.8],
  ['nothing in common', profile(5, 20, { myrcene: 100 }), profile(25, 0, { pinene: 100 }), 0],
])('%s', (_what, one, other, similarity) => {
  expect(compareProfiles(one, other, 10).similarity).toBeCloseTo(similarity, 5);
});

test('says what the other has more of, and which terpenes both have, the leading one first', () => {
  const one = profile(20, 1, { limonene: 20, myrcene: 60, pinene: 20 });
  expect(compareProfiles(one, profile(17.5, null, { myrcene: 30, limonene: 70 }), 10)).toMatchObject({
    thcDifference: -2.5,
    cbdDifference: null,
    shared: ['myrcene', 'limonene'],
    terpeneOverlap: 0.5,
  });
});

test('is the same in both directions and between nothing and everything, whatever is known', () => {
  let state = 7;
  const next = (): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const random = (): Profile =>
    profile(
      next() < 0.1 ? null : next() * 35,
      next() < 0.1 ? null : next() * 25,
      Object.fromEntries(['a', 'b', 'c', 'd'].filter(() => next() < 0.6).map((name) => [name, next() < 0.2 ? null : next() * 60])),
    );
  for (let round = 0; round < 2_000; round += 1) {
    const [one, other] = [random(), random()];
    const there = compareProfiles(one, other, 10);
    const back = compareProfiles(other, one, 10);
    expect(there.similarity).toBeCloseTo(back.similarity, 9);
    expect(there.similarity).toBeGreaterThanOrEqual(0);
    expect(there.similarity).toBeLessThanOrEqual(1);
    expect(compareProfiles(one, one, 10).similarity).toBeGreaterThanOrEqual(there.similarity - 0.5);
  }
});
