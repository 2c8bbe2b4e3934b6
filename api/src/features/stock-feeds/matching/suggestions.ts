import type { LikenessReason } from '@blattwerk/contract/unmatched-products/shapes';

/** How like a pharmacy's article name is to a product: by what stands in such names (brand, THC/CBD, country, cultivar code) and by their letters. Pure. */

export interface Likely {
  name: string;
  strain: string | null;
  thc: number | null;
  cbd: number | null;
}
export interface Likeness {
  /** From 0 to 1. */
  score: number;
  /** What both have in common, for the person who decides. */
  reasons: LikenessReason[];
}

const fillers = /\b(cannabisbl(?:ü|ue)ten?|cannabis\s*flos|cannabis\s*extrakt|cannabisextrakt|cannabis|flos|bl(?:ü|ue)ten?|unzerkleinert|zerkleinert)\b/giu;
const packSize = /(?<![\d/:.,])\d+(?:[.,]\d+)?\s*(?:g|gr|gramm|ml|stk|st)\b/giu;
const countries = new Set('ca can pt por nm mk dk zaf za au uy co col nl de il es ls lso'.split(' '));

/** `CANNABISBLÜTEN ENUA 27:01 PS3 10g` and `enua 27/1 PS3` are the same after this. */
export const bareName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(fillers, ' ')
    .replace(packSize, ' ')
    .replace(/thc\s*(?=\d)|cbd\s*(?=\d)/g, ' ')
    .replace(
      /(\d+(?:[.,]\d+)?)\s*[:/]\s*(\d+(?:[.,]\d+)?)/g,
      (_, thc: string, cbd: string) => `${Number(thc.replace(',', '.'))}/${Number(cbd.replace(',', '.'))}`,
    )
    .replace(/[^\p{L}\p{N}/.]+/gu, ' ')
    .trim();

const trigramsOf = (text: string): Set<string> => {
  const trigrams = new Set<string>();
  for (const word of text.split(' ')) {
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
};

const overlap = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number => {
  const shared = [...a].filter((item) => b.has(item)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
};

const contentOf = (bare: string): string | undefined => /\d+(?:\.\d+)?\/\d+(?:\.\d+)?/.exec(bare)?.[0];

/** From 0 to 1, by letters and words. Another THC/CBD content is another product, however like the names are. */
export const likeness = (article: string, product: string): number => {
  const a = bareName(article);
  const b = bareName(product);
  const letters = overlap(trigramsOf(a), trigramsOf(b));
  const words = overlap(new Set(a.split(' ')), new Set(b.split(' ')));
  const [contentA, contentB] = [contentOf(a), contentOf(b)];
  const factor = contentA && contentB && contentA !== contentB ? 0.5 : 1;
  return Math.round((letters * 0.6 + words * 0.4) * factor * 1000) / 1000;
};

/** A cultivar code as names carry it: `PCH`, `PS3`, `GJY`. */
const isCode = (word: string): boolean => /^(?=.*\p{Lu})[\p{Lu}\d]{2,4}$/u.test(word);
const wordsOf = (text: string): string[] => text.split(/[\s()[\]:;,/-]+/).filter((word) => word !== '');

const reasonsFor = (article: string, product: Likely): LikenessReason[] => {
  const [a, b] = [bareName(article), bareName(product.name)];
  const said = new Set(a.split(' '));
  const shared = new Set(b.split(' ').filter((word) => said.has(word)));
  const own = product.thc === null || product.cbd === null ? undefined : `${product.thc}/${product.cbd}`;
  const content = contentOf(a);
  const brand = b.split(' ').find((word) => /^\p{L}/u.test(word) || word.length > 2);
  const codes = wordsOf(product.name).filter((word) => isCode(word) && !countries.has(word.toLowerCase()) && !/^(thc|cbd)/i.test(word));
  const strain = bareName(product.strain ?? '');
  const speaks: Record<LikenessReason, boolean> = {
    name: a === b,
    brand: brand !== undefined && shared.has(brand),
    content: content !== undefined && content === (contentOf(b) ?? own),
    code: codes.some((code) => shared.has(code.toLowerCase())),
    strain: strain !== '' && ` ${a} `.includes(` ${strain} `),
    country: [...shared].some((word) => countries.has(word)),
  };
  return (Object.keys(speaks) as LikenessReason[]).filter((reason) => speaks[reason]);
};

/** A name that says the cultivar in full where the product has its code is less certain than the product's own. */
const certaintyOfStrain = 0.92;

/** How like an article is to a product, by its name or by brand, content and cultivar. */
const likenessTo = (article: string, product: Likely): Likeness => {
  const byName = likeness(article, product.name);
  const reasons = reasonsFor(article, product);
  if (!reasons.includes('strain') || product.strain === null) return { score: byName, reasons };
  const bare = bareName(product.name);
  const spoken = [bare.split(' ')[0], contentOf(bare), product.strain].filter(Boolean).join(' ');
  const byStrain = Math.round(Math.max(likeness(article, spoken), likeness(article, `${product.name} ${product.strain}`)) * certaintyOfStrain * 1000) / 1000;
  return { score: Math.max(byName, byStrain), reasons };
};

/** The best first; of two that are equally like, the one with more in common. */
export const ranked = <P extends Likely>(article: string, products: readonly P[]): (P & Likeness)[] =>
  products
    .map((product) => ({ ...product, ...likenessTo(article, product) }))
    .sort((a, b) => b.score - a.score || b.reasons.length - a.reasons.length || a.name.localeCompare(b.name, 'de'));
