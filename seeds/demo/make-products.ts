import { writeFile } from 'node:fs/promises';
import type { Category, Genetics, Irradiation, Unit } from '@blattwerk/contract/products/enums';
import { pznCheckDigit } from '@blattwerk/contract/products/pzn';
import { terpenes, type TerpeneKey } from '../reference/terpenes.ts';
import { brands, countryMarks, growers, strainCode, strains, type Brand, type Grower } from './brands.ts';
import { describe } from './product-texts.ts';
import { chanceOf, type Chance } from './random.ts';

/** One line of products.json. `share` is the per cent of all terpenes; `origin` ISO 3166 alpha-2; prices are cents a unit. */
export interface DemoProduct {
  pzn: string;
  slug: string;
  name: string;
  category: Category;
  unit: Unit;
  genetics: Genetics | null;
  geneticsDetail: string | null;
  thc: number | null;
  cbd: number | null;
  isThcBelow: boolean;
  isCbdBelow: boolean;
  manufacturer: string;
  grower: string | null;
  strain: string | null;
  origin: string | null;
  irradiation: Irradiation;
  terpenes: { key: TerpeneKey; share: number | null }[];
  descriptionDe: string;
  descriptionEn: string;
  isPromoted: boolean;
  basePriceCents: number;
  daysSinceFirstSeen: number;
}

/** What a cultivar is, for every grower. */
interface Strain {
  name: string;
  genetics: Genetics;
  detail: string;
  leading: TerpeneKey[];
}

const counts: readonly (readonly [Category, number])[] = [
  ['flower', 432],
  ['extract', 113],
  ['vape', 55],
];

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The valid numbers of the range 99700000 to 99799999, which no real product has. */
const pzns = function* (): Generator<string> {
  for (let number = 9_970_000; number <= 9_979_999; number += 1) {
    const digit = pznCheckDigit(String(number));
    if (digit !== null) yield `${number}${digit}`;
  }
};

const details: Record<Genetics, readonly (readonly [string, number])[]> = {
  indica: [
    ['Indica', 2],
    ['Indica-dominant', 3],
  ],
  sativa: [
    ['Sativa', 2],
    ['Sativa-dominant', 3],
  ],
  hybrid: [['Hybrid', 1]],
};

const makeStrains = (chance: Chance): Strain[] =>
  strains.map((name) => {
    const genetics = chance.weighted([
      ['indica', 4],
      ['sativa', 3],
      ['hybrid', 5],
    ] as const);
    const common = chance.sample(terpenes.slice(0, 8), 2);
    return { name, genetics, detail: chance.weighted(details[genetics]), leading: [...common, chance.pick(terpenes.slice(6))].map((entry) => entry.key) };
  });

/** Two to five terpenes, the cultivar's own first, shares falling; some makers name them without shares, some name none. */
const terpenesOf = (strain: Strain | null, chance: Chance): DemoProduct['terpenes'] => {
  if (strain === null || chance.is(0.06)) return [];
  const keys = [...new Set([...strain.leading, ...chance.sample(terpenes, 2).map((entry) => entry.key)])].slice(0, chance.int(2, 5));
  const isMeasured = chance.is(0.85);
  let share = chance.int(240, 400) / 10;
  return keys.map((key) => {
    const entry = { key, share: isMeasured ? Math.round(share * 10) / 10 : null };
    share *= 0.35 + chance.next() * 0.25;
    return entry;
  });
};

type Content = Pick<DemoProduct, 'thc' | 'cbd' | 'isThcBelow' | 'isCbdBelow'>;

const flowerContent = (chance: Chance): Content => {
  const kind = chance.weighted([
    ['strong', 84],
    ['balanced', 9],
    ['cbd', 5],
    ['unknown', 2],
  ] as const);
  if (kind === 'balanced') return { thc: chance.int(5, 11), cbd: chance.int(5, 12), isThcBelow: false, isCbdBelow: false };
  if (kind === 'cbd') return { thc: 1, cbd: chance.int(9, 18), isThcBelow: true, isCbdBelow: false };
  if (kind === 'unknown') return { thc: chance.int(18, 24), cbd: null, isThcBelow: false, isCbdBelow: false };
  const thc = chance.weighted([
    [chance.int(14, 19), 2],
    [chance.int(20, 24), 5],
    [chance.int(25, 30), 7],
    [chance.int(31, 36), 2],
  ]);
  return { thc, cbd: 1, isThcBelow: false, isCbdBelow: true };
};

/** mg/ml */
const extractContent = (chance: Chance): Content => {
  const [thc, cbd] = chance.pick([[5, 50], [10, 10], [10, 25], [10, 1], [15, 15], [20, 1], [25, 1], [25, 25], [30, 1], [40, 1], [50, 1], [50, 50], [80, 1], [100, 1], [1, 50], [1, 100], [2.7, 2.5]] as const); // prettier-ignore
  return { thc, cbd, isThcBelow: thc === 1, isCbdBelow: cbd === 1 };
};

const vapeContent = (chance: Chance): Content =>
  chance.is(0.15)
    ? { thc: chance.int(30, 45), cbd: chance.int(20, 40), isThcBelow: false, isCbdBelow: false }
    : { thc: chance.int(58, 89), cbd: 1, isThcBelow: false, isCbdBelow: true };

const number = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));
const ratio = (content: Content): string => (content.cbd === null ? `THC ${number(content.thc)}` : `${number(content.thc)}/${number(content.cbd)}`);
const twoDigits = (value: number | null): string => number(value).padStart(2, '0');
const words = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

const strengthWord = (thc: number | null): string => ((thc ?? 0) < 15 ? 'light' : (thc ?? 0) < 21 ? 'classic' : (thc ?? 0) < 27 ? 'forte' : 'ultra');
const classWord: Record<Genetics, string> = { indica: 'Indica', sativa: 'Sativa', hybrid: 'Hybrid' };

const flowerName = (brand: Brand, strain: Strain, grower: Grower, content: Content, chance: Chance): string => {
  const brandLine = words(brand.name, chance.pick(brand.lines));
  const country = chance.pick(countryMarks[grower.origin] ?? [grower.origin]);
  const code = strainCode(strain.name);
  switch (brand.pattern) {
    case 'ratio-country-code':
      return words(brandLine, ratio(content), country, code);
    case 'code-ratio':
      return words(brandLine, code, ratio(content));
    case 'colon-strain':
      return words(brandLine, `${twoDigits(content.thc)}:${twoDigits(content.cbd)}`, strain.name);
    case 'thc-number':
      return words(brandLine, `THC${number(content.thc)}`, `${code[0]}${String(chance.int(1, 24)).padStart(2, '0')}`);
    case 'class-word':
      return words(brandLine, (content.cbd ?? 0) > 4 ? 'Balanced' : classWord[strain.genetics], strengthWord(content.thc), country);
    case 'generic':
      return words('Cannabisblüten', brandLine, ratio(content), country, `Ku. ${strain.name}`);
  }
};

const extractName = (brand: Brand, strain: Strain | null, content: Content, chance: Chance): string => {
  const parts = chance.pick([
    [brand.name, `${number(content.thc)}/${number(content.cbd)}`, 'Extrakt'],
    [brand.name, `THC ${number(content.thc)}/CBD ${number(content.cbd)}`],
    [brand.name, 'Vollspektrum', `${twoDigits(content.thc)}:${twoDigits(content.cbd)}`],
    [brand.name, `${number(content.thc)}:${number(content.cbd)}`, 'Extractum normatum'],
  ]);
  return words(...parts, strain === null ? '' : strainCode(strain.name));
};

const vapeName = (brand: Brand, strain: Strain, content: Content, chance: Chance): string =>
  words(brand.name, chance.pick(['Vape', 'Kartusche', 'Inhal']), chance.is(0.6) ? strainCode(strain.name) : strain.name, `${number(content.thc)} %`);

const priceOf = (category: Category, content: Content, brand: Brand, chance: Chance): number => {
  const premium = 0.85 + (brand.weight % 5) * 0.08;
  const base = {
    flower: 380 + (content.thc ?? 15) * 11 + chance.int(-60, 220),
    extract: 330 + ((content.thc ?? 0) + (content.cbd ?? 0)) * 9 + chance.int(0, 260),
    vape: 3900 + (content.thc ?? 60) * 32 + chance.int(-500, 1500),
    edible: 0,
  }[category];
  return Math.round(base * premium);
};

const ageOf = (chance: Chance): number => (chance.is(0.08) ? chance.int(0, 28) : chance.int(40, 900));

const makeProduct = (category: Category, chance: Chance, cultivars: Strain[]): Omit<DemoProduct, 'pzn' | 'slug'> => {
  const brand = chance.weighted(brands.map((entry) => [entry, entry.weight] as const));
  const strain = category === 'extract' && chance.is(0.45) ? null : chance.pick(cultivars);
  const grower = category === 'flower' ? chance.pick(growers) : null;
  const content = category === 'flower' ? flowerContent(chance) : category === 'extract' ? extractContent(chance) : vapeContent(chance);
  const name =
    strain !== null && grower !== null
      ? flowerName(brand, strain, grower, content, chance)
      : category === 'vape' && strain !== null
        ? vapeName(brand, strain, content, chance)
        : extractName(brand, strain, content, chance);
  const profile = terpenesOf(strain, chance);
  const text = describe({ category, strain: strain?.name ?? null, terpenes: profile }, chance);
  return {
    name,
    category,
    unit: category === 'flower' ? 'g' : category === 'extract' ? 'ml' : 'piece',
    genetics: strain?.genetics ?? null,
    geneticsDetail: strain?.detail ?? null,
    ...content,
    manufacturer: brand.manufacturer,
    grower: grower?.name ?? null,
    strain: strain?.name ?? null,
    origin: grower?.origin ?? (chance.is(0.5) ? 'DE' : null),
    irradiation: category === 'flower' ? chance.weighted([['unirradiated', 11], ['irradiated', 5], ['unknown', 2]] as const) : 'unknown', // prettier-ignore
    terpenes: profile,
    descriptionDe: text.de,
    descriptionEn: text.en,
    isPromoted: chance.is(0.04),
    basePriceCents: priceOf(category, content, brand, chance),
    daysSinceFirstSeen: ageOf(chance),
  };
};

/** The whole catalogue, the same in every run; no two products share a name, an address or a PZN. */
export const makeProducts = (seed = 2026): DemoProduct[] => {
  const chance = chanceOf(seed);
  const cultivars = makeStrains(chance);
  const numbers = pzns();
  const slugs = new Set<string>();
  const made: DemoProduct[] = [];
  for (const [category, count] of counts) {
    for (let left = count; left > 0;) {
      const product = makeProduct(category, chance, cultivars);
      const slug = slugOf(product.name);
      if (slugs.has(slug)) continue;
      slugs.add(slug);
      for (let skipped = chance.int(0, 6); skipped > 0; skipped -= 1) numbers.next();
      made.push({ pzn: numbers.next().value ?? '', slug, ...product });
      left -= 1;
    }
  }
  return made;
};

/** One product a line, so that a change of one shows as a change of one. */
export const asFile = (products: DemoProduct[]): string => `[\n${products.map((product) => JSON.stringify(product)).join(',\n')}\n]\n`;

if (process.argv[1] === import.meta.filename) await writeFile(new URL('products.json', import.meta.url), asFile(makeProducts()));
