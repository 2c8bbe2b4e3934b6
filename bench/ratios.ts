import { appendFileSync } from 'node:fs';

/** One figure of the product beside another one of the same run. */
export interface Ratio {
  bench: string;
  what: string;
  product: number;
  beside: string;
  besideValue: number;
  /** What product / beside has to be, and whether at least or at most. */
  limit: number;
  is: 'at least' | 'at most';
}

const file = process.env['BENCH_RATIOS'];

/** Keeps the ratio for the table of `npm run bench -- all`. */
export const noteRatio = (ratio: Ratio): void => {
  if (file) appendFileSync(file, `${JSON.stringify(ratio)}\n`);
};
