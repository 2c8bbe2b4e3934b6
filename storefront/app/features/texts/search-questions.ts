interface Entry {
  question: string;
  answer: string;
}

const folded = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss');

/** Words of up to three letters say little by themselves, but may be all that is asked for. */
const wordsOf = (asked: string): string[] => {
  const words = folded(asked)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const long = words.filter((word) => word.length > 3);
  return long.length > 0 ? long : words;
};

/** German endings hide what is meant by the same word: “Kosten” finds “kostet”. */
const stemOf = (word: string): string => (word.length > 5 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word);

/** What has every word of the search, those first that have them in the question. */
export const searchQuestions = <T extends Entry>(entries: readonly T[], asked: string): T[] => {
  const stems = wordsOf(asked).map(stemOf);
  if (stems.length === 0) return [...entries];
  const hits = (text: string): number => stems.filter((stem) => folded(text).includes(stem)).length;
  return entries
    .map((entry) => ({ entry, inQuestion: hits(entry.question), inAll: hits(`${entry.question} ${entry.answer}`) }))
    .filter(({ inAll }) => inAll === stems.length)
    .toSorted((a, b) => b.inQuestion - a.inQuestion)
    .map(({ entry }) => entry);
};
