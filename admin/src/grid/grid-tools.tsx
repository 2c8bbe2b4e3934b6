import { ReloadOutlined } from '@ant-design/icons';
import type { BaseRecord } from '@refinedev/core';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnDrawer } from './column-drawer.tsx';
import type { GridColumn, GridFilter } from './columns.ts';
import { ExportButton } from './export/export-button.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ImportButton } from './import/import-button.tsx';
import type { Labels } from './labels.ts';
import { SearchBox } from './search-box.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { useGrid } from './use-grid.ts';
import type { useShownColumns } from './use-shown-columns.ts';

interface GridToolsProps<Row extends BaseRecord> {
  resource: string;
  /** Such a list is read in one piece: it has no export. */
  isWhole: boolean;
  grid: ReturnType<typeof useGrid<Row>>;
  columns: readonly GridColumn<Row>[];
  filters: readonly GridFilter[];
  labels: Labels;
  shown: ReturnType<typeof useShownColumns>;
  onRefreshed: () => void;
  /** Further tools, before those that every list has. */
  children?: ReactNode;
}

/** Above the rows: what they are narrowed to, and how they are shown. */
export const GridTools = <Row extends BaseRecord>({ resource, isWhole, grid, columns, filters, labels, shown, onRefreshed, children }: GridToolsProps<Row>) => {
  const { t } = useTranslation();
  const choices = [...columns, ...filters].flatMap((item) =>
    item.filter === undefined ? [] : [{ field: item.field, label: labels.of(item), spec: item.filter }],
  );
  const { q, filters: inForce } = grid.state;
  return (
    <div className="grid-tools">
      <div className="grid-narrow">
        <SearchBox q={q} onSearch={grid.search} />
        <FilterBar resource={resource} q={q} choices={choices} filters={inForce} onChange={(next) => grid.change({ filters: next })} />
      </div>
      <div className="grid-buttons">
        <SortChoice
          fields={columns.filter(({ sortable }) => sortable === true).map((column) => ({ field: column.field, label: labels.of(column) }))}
          sorters={grid.state.sorters}
          onChange={(sorters) => grid.change({ sorters })}
        />
        {children}
        <Button
          icon={<ReloadOutlined aria-hidden="true" />}
          aria-label={t('grid.refresh')}
          title={t('grid.refresh')}
          onClick={() => void grid.query.refetch().then(onRefreshed)}
        />
        <ImportButton resource={resource} />
        {isWhole ? null : (
          <ExportButton
            resource={resource}
            state={grid.state}
            total={grid.total}
            isTotalExact={grid.isTotalExact}
            shown={shown.layout.map(({ field }) => field)}
          />
        )}
        <ColumnDrawer
          columns={columns.map((column) => ({ field: column.field, label: labels.of(column) }))}
          shown={shown.layout}
          density={shown.density}
          onChange={shown.choose}
          onReset={shown.reset}
        />
      </div>
    </div>
  );
};
