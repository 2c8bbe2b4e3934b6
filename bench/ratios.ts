import { appendFileSync, readFileSync } from 'node:fs';

/** One figure of the product beside another one of the same run. */
interface Ratio {
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

const row = ({ bench, what, product, beside, besideValue, limit, is }: Ratio): string => {
  const ratio = product / besideValue;
  const isMet = is === 'at least' ? ratio >= limit : ratio <= limit;
  return `| ${bench}: ${what} | ${product} | ${beside} | ${besideValue} | ${ratio.toFixed(2)} | ${is} ${limit} | ${isMet ? 'yes' : '**no**'} |`;
};

export const ratioTable = (path: string): string => {
  const ratios = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Ratio);
  return ['| | product | beside | | ratio | limit | met |', '|---|---|---|---|---|---|---|', ...ratios.map(row)].join('\n');
};
