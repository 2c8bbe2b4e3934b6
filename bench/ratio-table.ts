import { readFileSync } from 'node:fs';
import type { Ratio } from './ratios.ts';

const row = ({ bench, what, product, beside, besideValue, limit, is }: Ratio): string => {
  const ratio = product / besideValue;
  const isMet = is === 'at least' ? ratio >= limit : ratio <= limit;
  return `| ${bench}: ${what} | ${product} | ${beside} | ${besideValue} | ${ratio.toFixed(2)} | ${is} ${limit} | ${isMet ? 'yes' : '**no**'} |`;
};

const ratioTable = (path: string): string => {
  const ratios = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Ratio);
  return ['| | product | beside | | ratio | limit | met |', '|---|---|---|---|---|---|---|', ...ratios.map(row)].join('\n');
};

// Run with the file that the benches noted their ratios in, as its one argument.
const [file = ''] = process.argv.slice(2);
process.stdout.write(`\n${ratioTable(file)}\n`);
