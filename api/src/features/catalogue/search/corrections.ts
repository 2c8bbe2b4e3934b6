import { closeness, trigramsOf, type Folded } from './closeness.ts';
import { fold } from './fold.ts';

/** A word of the catalogue: as it is compared, and as people write it. */
export interface KnownWord extends Folded {
  shown: string;
}

/** Limits of the readings tried for a word, and of the words corrected in a query; a query with more mistakes is not corrected. */
const readingsAWord = 4;
const wordsReadAnew = 3;

const readingsOf = (known: readonly KnownWord[], word: string): string[] => {
  const folded = fold(word);
  const typed = { folded, trigrams: trigramsOf(folded) };
  const close: { shown: string; score: number }[] = [];
  for (const one of known) {
    const score = closeness(typed, one);
    if (score > 0) close.push({ shown: one.shown, score });
  }
  return close
    .sort((a, b) => b.score - a.score || (a.shown < b.shown ? -1 : 1))
    .slice(0, readingsAWord)
    .map(({ shown }) => shown);
};

/** What the words may have meant, likeliest first: each that is not found is read as a word of the catalogue. */
export function* correctionsOf(known: readonly KnownWord[], words: readonly string[], isFound: (word: string) => boolean): Generator<string> {
  if (words.filter((word) => !isFound(word)).length > wordsReadAnew) return;
  let readings: string[][] = [[]];
  for (const word of words) {
    const own = isFound(word) ? [word] : readingsOf(known, word);
    readings = readings.flatMap((before) => own.map((reading) => [...before, reading]));
  }
  for (const reading of readings) yield reading.join(' ');
}
