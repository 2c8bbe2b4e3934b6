import { usePermissions } from '@refinedev/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOfRow } from '../row-selection.tsx';
import type { GridSelection } from '../row-selection.tsx';
import type { GridState } from '../filters.ts';
import { BulkBar } from './bulk-bar.tsx';
import { bulkChoices } from './bulk-choices.ts';

interface Grid {
  state: GridState;
  total: number;
  isTotalExact: boolean;
  query: { refetch: () => Promise<unknown> };
}

interface BulkSelection<Row> {
  selection: GridSelection<Row> | undefined;
  bar: ReactNode;
}

const versionsOf = (rows: readonly object[], ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(rows.flatMap((row) => ('id' in row && 'version' in row && ids.includes(String(row.id)) ? [[String(row.id), Number(row.version)]] : [])));

/** The ticks of a list whose records can be changed together, and the bar that offers what can be done. */
export const useBulkSelection = <Row extends object>(
  resource: string,
  rows: readonly Row[],
  grid: Grid,
  together?: (ids: readonly string[]) => ReactNode,
): BulkSelection<Row> => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const known = bulkChoices[resource];
  if (known === undefined || !known.roles.some((one) => one === role)) return { selection: undefined, bar: null };
  const onPage = rows.map((row) => ('id' in row ? String(row.id) : ''));
  const ids = chosen.filter((id) => onPage.includes(id));
  const bar =
    ids.length === 0 ? null : (
      <BulkBar
        resource={resource}
        choices={known.choices}
        chosen={ids}
        versions={known.isOfRead === true ? versionsOf(rows, ids) : undefined}
        onPage={rows.length}
        total={grid.total}
        isTotalExact={grid.isTotalExact}
        state={grid.state}
        onChoosePage={() => setChosen(onPage)}
        onClear={() => setChosen([])}
        onDone={() => void grid.query.refetch()}
        together={together?.(ids)}
      />
    );
  return { selection: { ids, onChange: setChosen, label: (row) => t('bulk.choose', { name: nameOfRow(row) }) }, bar };
};
