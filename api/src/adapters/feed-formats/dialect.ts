import type { FeedDialect } from '@blattwerk/contract/stock-feeds/mapping';
import type { Column, Columns } from './columns.ts';
import type { DecimalSign } from './numbers.ts';

/** How a file is laid out, apart from what its columns mean. */
export interface Layout {
  encoding: FeedDialect['encoding'];
  delimiter: string | null;
  headerLine: number | null;
  list: string | null;
  headers: readonly string[];
}

const delimiterOf = (delimiter: string | null): FeedDialect['delimiter'] =>
  delimiter === ';' || delimiter === '\t' || delimiter === ',' || delimiter === '|' ? delimiter : null;

/** A number counts packs where the header says so, and where a column gives the pack's size. */
const basisOf = (column: Column, columns: Columns): 'unit' | 'pack' => column.basis ?? (columns.unit ? 'pack' : 'unit');

/** What a file was taken for, in the form in which a person can confirm it for the next file. */
export const dialectOf = (layout: Layout, columns: Columns, decimal: DecimalSign): FeedDialect => {
  const plain = (column: Column | undefined): { header: string } | null => (column ? { header: column.header } : null);
  const { quantity, price } = columns;
  return {
    encoding: layout.encoding,
    delimiter: delimiterOf(layout.delimiter),
    decimal: decimal === 'mixed' ? null : decimal,
    headerLine: layout.headerLine,
    list: layout.list,
    columns: {
      pzn: plain(columns.pzn),
      name: plain(columns.name),
      unit: plain(columns.unit),
      quantity: quantity ? { header: quantity.header, basis: basisOf(quantity, columns) } : null,
      price: price ? { header: price.header, basis: basisOf(price, columns), isCents: price.isCents } : null,
    },
    headers: [...layout.headers],
  };
};
