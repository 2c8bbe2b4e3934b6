/** What two products are compared by. Shares are parts of all terpenes, in per cent; contents are in the unit of the category. */
export interface Profile {
  thc: number | null;
  cbd: number | null;
  terpenes: readonly { name: string; share: number | null }[];
}

export interface Comparison {
  /** From 0 (nothing in common) to 1 (the same). */
  similarity: number;
  /** What the other has more of; null where one of both says nothing. */
  thcDifference: number | null;
  cbdDifference: number | null;
  /** How much of the terpenes both have; null where one of both names none. */
  terpeneOverlap: number | null;
  shared: string[];
}

const weights = { thc: 0.4, cbd: 0.2, terpenes: 0.4 };
/** Who says nothing of a part is neither like nor unlike. */
const unknown = 0.5;

/** Shares that add up to one; without figures the named ones count alike. */
const mixOf = ({ terpenes }: Profile): Map<string, number> => {
  const isMeasured = terpenes.length > 0 && terpenes.every(({ share }) => share !== null && share > 0);
  const parts = terpenes.map(({ name, share }) => [name, isMeasured ? (share ?? 0) : 1] as const);
  const total = parts.reduce((sum, [, part]) => sum + part, 0);
  return new Map(parts.map(([name, part]) => [name, part / total]));
};

const difference = (one: number | null, other: number | null): number | null => (one === null || other === null ? null : other - one);
const likeness = (gap: number | null, scale: number): number => (gap === null ? unknown : Math.max(0, 1 - Math.abs(gap) / scale));

/** `scale` is the difference of content that counts as nothing in common: ten points of per cent, a hundred mg/ml. Pure. */
export const compareProfiles = (one: Profile, other: Profile, scale: number): Comparison => {
  const [mine, its] = [mixOf(one), mixOf(other)];
  const shared = [...mine.keys()].filter((name) => its.has(name)).sort((a, b) => (mine.get(b) ?? 0) - (mine.get(a) ?? 0) || a.localeCompare(b));
  const overlap = shared.reduce((sum, name) => sum + Math.min(mine.get(name) ?? 0, its.get(name) ?? 0), 0);
  const terpeneOverlap = mine.size === 0 || its.size === 0 ? null : Math.min(1, overlap);
  const thcDifference = difference(one.thc, other.thc);
  const cbdDifference = difference(one.cbd, other.cbd);
  const similarity =
    weights.thc * likeness(thcDifference, scale) + weights.cbd * likeness(cbdDifference, scale) + weights.terpenes * (terpeneOverlap ?? unknown);
  return { similarity, thcDifference, cbdDifference, terpeneOverlap, shared };
};
