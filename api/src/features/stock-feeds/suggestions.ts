/** How like a pharmacy's article name is to a product's: by what stands in such names (brand, THC/CBD, country, cultivar code) and by their letters. Pure. */

const fillers = /\b(cannabisbl(?:ü|ue)ten?|cannabis\s*flos|cannabis\s*extrakt|cannabisextrakt|cannabis|flos|bl(?:ü|ue)ten?|unzerkleinert|zerkleinert)\b/giu;
const packSize = /(?<![\d/:.,])\d+(?:[.,]\d+)?\s*(?:g|gr|gramm|ml|stk|st)\b/giu;

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

/** From 0 to 1. Another THC/CBD content is another product, however like the names are. */
export const likeness = (article: string, product: string): number => {
  const a = bareName(article);
  const b = bareName(product);
  const letters = overlap(trigramsOf(a), trigramsOf(b));
  const words = overlap(new Set(a.split(' ')), new Set(b.split(' ')));
  const [contentA, contentB] = [contentOf(a), contentOf(b)];
  const factor = contentA && contentB && contentA !== contentB ? 0.5 : 1;
  return Math.round((letters * 0.6 + words * 0.4) * factor * 1000) / 1000;
};
