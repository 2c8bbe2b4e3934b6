import type { Density, ListLayout } from '@blattwerk/contract/views/shapes';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GridColumn } from './columns.ts';
import type { GridState } from './filters.ts';
import { storedColumns } from './layout.ts';
import type { ShownColumn } from './layout.ts';

interface Grid {
  state: GridState;
  change: (part: Partial<GridState>) => void;
}

/** A user who goes on choosing has not chosen yet. */
const keepAfterMs = 800;

/** Known columns in their order, the one that names the record first. */
const inOrder = (fields: readonly string[], chosen: readonly ShownColumn[]): ShownColumn[] => {
  const [first = ''] = fields;
  const named = chosen.find(({ field }) => field === first) ?? { field: first };
  return [
    named,
    ...chosen.filter(({ field }, place) => field !== first && fields.includes(field) && chosen.findIndex((other) => other.field === field) === place),
  ];
};

/**
 * The columns that the address or the view names, else those that the user has kept on the server, else the list's own.
 * `keep` is called with what the user chose where no view is open.
 */
export const useShownColumns = <Row>(columns: readonly GridColumn<Row>[], { state, change }: Grid, keep: ((layout: ListLayout) => void) | undefined) => {
  const own = columns.filter(({ isOptional }) => isOptional !== true).map(({ field }) => ({ field }));
  const layout = inOrder(
    columns.map(({ field }) => field),
    state.columns ?? own,
  );
  const density: Density = state.density ?? 'normal';
  const [chosen, setChosen] = useState<ListLayout>();
  const keepChosen = useEffectEvent(() => {
    if (chosen !== undefined) keep?.(chosen);
  });
  useEffect(() => {
    const timer = setTimeout(() => keepChosen(), keepAfterMs);
    return () => clearTimeout(timer);
  }, [chosen]);
  const choose = (part: { columns?: readonly ShownColumn[]; density?: Density }) => {
    const next = { columns: part.columns ?? layout, density: part.density ?? density };
    setChosen({ columns: storedColumns(next.columns), density: next.density });
    change({ page: state.page, ...part });
  };
  return { layout, density, choose, reset: () => choose({ columns: own, density: 'normal' }) };
};
