export type StockAge = 'uncertain' | 'gone';
export type StockEventKind = StockAge | 'returned';

/** Products of one pharmacy by their age; what is in neither list is confirmed. */
export type AgedProducts = Record<StockAge, readonly string[]>;

export interface StockEvent {
  kind: StockEventKind;
  /** Null: everything that the pharmacy has. */
  productIds: string[] | null;
}

const ageById = ({ uncertain, gone }: AgedProducts): Map<string, StockAge> =>
  new Map([...uncertain.map((id) => [id, 'uncertain'] as const), ...gone.map((id) => [id, 'gone'] as const)]);

/** What became of a pharmacy's products between two looks. What it no longer has at all is no event: the history of its imports says that. Pure. */
export const stockEvents = (before: AgedProducts, now: AgedProducts, stocked: readonly string[]): StockEvent[] => {
  const [old, current] = [ageById(before), ageById(now)];
  const inStock = new Set(stocked);
  const became: Record<StockEventKind, string[]> = { uncertain: [], gone: [], returned: [] };
  for (const [id, age] of current) if (old.get(id) !== age) became[age].push(id);
  for (const id of old.keys()) if (!current.has(id) && inStock.has(id)) became.returned.push(id);
  return (['gone', 'uncertain', 'returned'] as const)
    .filter((kind) => became[kind].length > 0)
    .map((kind) => ({ kind, productIds: became[kind].length === inStock.size ? null : became[kind] }));
};
