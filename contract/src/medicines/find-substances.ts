import type { Locale } from '../errors.ts';
import { substances, type Substance } from './substances.ts';

/** Names compare without case, accents and marks: "L-Thyroxin" is found by "l thyroxin". */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Entry {
  substance: Substance;
  /** Every name of the substance, with the one as it is printed. */
  names: readonly { plain: string; printed: string }[];
}

const entries: readonly Entry[] = substances.map((substance) => ({
  substance,
  names: [...new Set([substance.de, substance.en, ...substance.brands])].map((printed) => ({ plain: plain(printed), printed })),
}));

export interface FoundSubstance {
  atc: string;
  /** What the search has found: a substance or a brand. */
  name: string;
  /** The substance in the language of the search. */
  substance: string;
}

const rankOf = (name: string, sought: string): number => (name === sought ? 0 : name.startsWith(sought) ? 1 : name.includes(` ${sought}`) ? 2 : 3);

/** The substances and brands that some typed letters can mean, the likeliest first. */
export const findSubstances = (typed: string, locale: Locale, limit = 8): FoundSubstance[] => {
  const sought = plain(typed);
  if (sought.length < 2) return [];
  return entries
    .flatMap(({ substance, names }) => {
      const ranked = names.map((name) => ({ ...name, rank: rankOf(name.plain, sought) })).toSorted((one, other) => one.rank - other.rank);
      const [best] = ranked;
      if (!best || best.rank === 3) return [];
      const isOwnName = [plain(substance.de), plain(substance.en)].includes(best.plain);
      return [{ atc: substance.atc, name: isOwnName ? substance[locale] : best.printed, substance: substance[locale], rank: best.rank }];
    })
    .toSorted((one, other) => one.rank - other.rank || one.name.localeCompare(other.name, locale))
    .slice(0, limit)
    .map(({ rank: _, ...found }) => found);
};

const byName = new Map(entries.flatMap(({ substance, names }) => names.map((name): [string, Substance] => [name.plain, substance])));
/** "Ramipril 5 mg" names ramipril: strengths and forms say nothing about the substance. */
const withoutStrength = (name: string): string =>
  plain(
    name.replaceAll(
      /\d+(?:[.,/]\d+)*\s*(?:mg|g|µg|mcg|ml|i\.?e\.?)?(?!\p{L})|(?<!\p{L})(?:tabletten?|kapseln?|tropfen|retard|tablets?|capsules?|drops)(?!\p{L})/giu,
      ' ',
    ),
  );

/** The substance of a name exactly as it is printed or with a strength behind it; undefined for anything else, which then counts as not checked. */
export const substanceNamed = (name: string): Substance | undefined => byName.get(plain(name)) ?? byName.get(withoutStrength(name));
