import type { FeedDialect, FeedField, FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';

/** Nothing said: everything is found out from the file. */
export const noCorrections: FeedMapping = {
  encoding: null,
  delimiter: null,
  decimal: null,
  headerLine: null,
  list: null,
  columns: { pzn: null, name: null, unit: null, quantity: null, price: null },
};

export type Layout = Omit<FeedMapping, 'columns'>;
/** How one field is read; null: found out. */
export interface ColumnChoice {
  header: string;
  basis: 'unit' | 'pack' | null;
  isCents: boolean;
}

export const withLayout = (mapping: FeedMapping | null, changes: Partial<Layout>): FeedMapping => ({ ...(mapping ?? noCorrections), ...changes });

export const withColumn = (mapping: FeedMapping | null, field: FeedField, choice: ColumnChoice | null): FeedMapping => {
  const before = mapping ?? noCorrections;
  const plain = choice && { header: choice.header };
  const number = choice && { header: choice.header, basis: choice.basis };
  const price = choice && { ...number, header: choice.header, basis: choice.basis, isCents: choice.isCents };
  const column = field === 'price' ? { price } : field === 'quantity' ? { quantity: number } : { [field]: plain };
  return { ...before, columns: { ...before.columns, ...column } };
};

/** What is saved: the columns as they are read now, and of the rest what a person said. A later file may have another encoding or title lines. */
export const confirmedMapping = (mapping: FeedMapping | null, dialect: FeedDialect): FeedMapping => ({
  ...(mapping ?? noCorrections),
  columns: dialect.columns,
});

const isNothing = (mapping: FeedMapping | null): boolean => mapping === null || JSON.stringify(mapping) === JSON.stringify(noCorrections);

/** Key by key, since saved and typed ones may name them in another order. */
export const isSameMapping = (a: FeedMapping | null, b: FeedMapping | null): boolean => {
  if (isNothing(a) || isNothing(b)) return isNothing(a) && isNothing(b);
  const ordered = (mapping: FeedMapping | null): string =>
    JSON.stringify(mapping, (_key, value: unknown) =>
      typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).toSorted(([x], [y]) => x.localeCompare(y))) : value,
    );
  return ordered(a) === ordered(b);
};
