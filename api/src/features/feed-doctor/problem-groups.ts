import type { ProblemGroup } from '@blattwerk/contract/stock-feeds/examination';
import type { FeedField } from '@blattwerk/contract/stock-feeds/mapping';
import type { RowProblem } from '@blattwerk/contract/stock-feeds/problems';

interface LineProblem {
  line: number;
  field?: FeedField;
  code: RowProblem;
}

/** Nobody reads more of one group. */
const rangesShown = 20;

const rangesOf = (lines: readonly number[]): ProblemGroup['ranges'] => {
  const ranges: ProblemGroup['ranges'] = [];
  for (const line of [...lines].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && line <= last.to + 1) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  return ranges.slice(0, rangesShown);
};

/** The same problem of many rows as one, with the lines from and to; the most frequent first. */
export const groupProblems = (problems: readonly LineProblem[], textOf: (code: RowProblem) => string): ProblemGroup[] => {
  const groups = new Map<RowProblem, LineProblem[]>();
  for (const problem of problems) {
    const group = groups.get(problem.code);
    if (group) group.push(problem);
    else groups.set(problem.code, [problem]);
  }
  return [...groups]
    .map(([code, rows]) => ({
      ...(rows[0]?.field ? { field: rows[0].field } : {}),
      code,
      message: textOf(code),
      count: rows.length,
      ranges: rangesOf(rows.map(({ line }) => line)),
    }))
    .sort((a, b) => b.count - a.count);
};
