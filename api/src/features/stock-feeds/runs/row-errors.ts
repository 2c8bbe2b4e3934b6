import { linesPerGroup } from '@blattwerk/contract/stock-feeds/run-shapes';
import type { StoredRowError } from '../stock-feed.model.ts';

/** Lines as stretches: 2, 3, 4, 7 becomes 2–4, 7–7. The lines come in order. */
const stretchesOf = (lines: readonly number[]): [number, number][] => {
  const stretches: [number, number][] = [];
  for (const line of lines) {
    const last = stretches.at(-1);
    if (last && line <= last[1] + 1) last[1] = Math.max(last[1], line);
    else stretches.push([line, line]);
  }
  return stretches;
};

export interface GroupedErrors {
  field: string | null;
  code: StoredRowError['code'];
  count: number;
  lines: [number, number][];
  isCut: boolean;
}

/** Row errors by field and code, the most frequent first, with the stretches of lines in which they stand. Pure. */
export const groupErrors = (errors: readonly StoredRowError[]): GroupedErrors[] => {
  const groups = new Map<string, StoredRowError[]>();
  for (const error of errors) {
    const key = `${error.field ?? ''} ${error.code}`;
    const group = groups.get(key);
    if (group) group.push(error);
    else groups.set(key, [error]);
  }
  return [...groups.values()]
    .sort((a, b) => b.length - a.length)
    .map((group) => {
      const lines = group.map(({ line }) => line).sort((a, b) => a - b);
      const [first] = group as [StoredRowError];
      return {
        field: first.field ?? null,
        code: first.code,
        count: group.length,
        lines: stretchesOf(lines.slice(0, linesPerGroup)),
        isCut: lines.length > linesPerGroup,
      };
    });
};
