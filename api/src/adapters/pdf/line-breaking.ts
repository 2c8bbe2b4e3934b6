/** Words with the blanks before them; a no-break space belongs to its word. */
const wordsOf = (paragraph: string): string[] => paragraph.match(/[ ]*[^ ]+|[ ]+$/g) ?? [];

/** More signs than this never fit into a line; it keeps measuring cheap for endless words. */
const longestPiece = 400;

type WidthOf = (text: string) => number;

/** The longest beginning of a word that fits, at least one sign, and the rest. */
const cut = (word: string, width: number, widthOf: WidthOf): [string, string] => {
  const signs = [...word.slice(0, longestPiece)];
  let low = 1;
  let high = signs.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(signs.slice(0, middle).join('')) <= width) low = middle;
    else high = middle - 1;
  }
  const head = signs.slice(0, low).join('');
  return [head, word.slice(head.length)];
};

const fits = (word: string, width: number, widthOf: WidthOf): boolean => word.length <= longestPiece * 2 && widthOf(word) <= width;

/** Breaks a paragraph between words into lines no wider than `width`; a word that is wider than a line is broken anywhere. */
export const breakLines = (paragraph: string, width: number, widthOf: WidthOf): string[] => {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const word of wordsOf(paragraph)) {
    const wide = word.length <= longestPiece * 2 ? widthOf(word) : Infinity;
    if (used + wide <= width) {
      current += word;
      used += wide;
      continue;
    }
    if (current !== '') lines.push(current);
    let rest = word.trimStart();
    while (rest.length > 2 && !fits(rest, width, widthOf)) {
      const [head, tail] = cut(rest, width, widthOf);
      lines.push(head);
      rest = tail;
    }
    current = rest;
    used = widthOf(rest);
  }
  lines.push(current);
  return lines;
};
