export interface WordRun {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** Lengths of the longest common part of the words from each place on. */
const commonFrom = (before: readonly string[], after: readonly string[]): number[][] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1)
      (lengths[row] as number[])[column] = before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
  return lengths;
};

/** What was taken away and what was added, word by word, in the order of reading. Answers have at most some hundred words. Pure. */
export const wordChanges = (before: string, after: string): WordRun[] => {
  const old = before.split(/\s+/).filter(Boolean);
  const now = after.split(/\s+/).filter(Boolean);
  const common = commonFrom(old, now);
  const runs: WordRun[] = [];
  const push = (kind: WordRun['kind'], word: string) => {
    const last = runs.at(-1);
    if (last?.kind === kind) last.text += ` ${word}`;
    else runs.push({ kind, text: word });
  };
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [was, is] = [old[row], now[column]];
    if (was !== undefined && was === is) {
      push('same', was);
      row += 1;
      column += 1;
    } else if (was !== undefined && (is === undefined || (common[row + 1]?.[column] ?? 0) >= (common[row]?.[column + 1] ?? 0))) {
      push('gone', was);
      row += 1;
    } else {
      push('new', is ?? '');
      column += 1;
    }
  }
  return runs;
};
