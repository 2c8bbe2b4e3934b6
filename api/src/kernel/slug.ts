/** A name as part of an address: `enua 25/1 CDG CA` gives `enua-25-1-cdg-ca`. Never empty. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9\s/:.,_()+-]|\p{Mn}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '') || 'x';

/** The first of `slug`, `slug-2`, `slug-3`, … that is not taken; takes it. */
export const freeSlug = (slug: string, taken: Set<string>): string => {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  taken.add(free);
  return free;
};
