import { ReloadOutlined } from '@ant-design/icons';
import type { BaseRecord } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ColumnChooser } from './column-chooser.tsx';
import type { GridColumn, GridFilter } from './columns.ts';
import { FilterBar } from './filter-bar.tsx';
import { ExportButton } from './export/export-button.tsx';
import type { Labels } from './labels.ts';
import { SearchBox } from './search-box.tsx';
import type { useGrid } from './use-grid.ts';

interface GridToolsProps<Row extends BaseRecord> {
  resource: string;
  /** Such a list is read in one piece and has no export. */
  isWhole: boolean;
  grid: ReturnType<typeof useGrid<Row>>;
  columns: readonly GridColumn<Row>[];
  filters: readonly GridFilter[];
  labels: Labels;
  shown: readonly GridColumn<Row>[];
  onColumns: (fields: readonly string[]) => void;
  onRefreshed: () => void;
}

/** Above the rows: what they are narrowed to, and how they are shown. */
export const GridTools = <Row extends BaseRecord>({
  resource,
  isWhole,
  grid,
  columns,
  filters,
  labels,
  shown,
  onColumns,
  onRefreshed,
}: GridToolsProps<Row>) => {
  const { t } = useTranslation();
  const choices = [...columns, ...filters].flatMap((item) =>
    item.filter === undefined ? [] : [{ field: item.field, label: labels.of(item), spec: item.filter }],
  );
  return (
    <div className="grid-tools">
      <div className="grid-narrow">
        <SearchBox q={grid.state.q} onSearch={grid.search} />
        <FilterBar choices={choices} filters={grid.state.filters} onChange={(next) => grid.change({ filters: next })} />
      </div>
      <div className="grid-buttons">
        <Button
          icon={<ReloadOutlined aria-hidden="true" />}
          aria-label={t('grid.refresh')}
          title={t('grid.refresh')}
          onClick={() => void grid.query.refetch().then(onRefreshed)}
        />
        {isWhole ? null : (
          <ExportButton resource={resource} state={grid.state} total={grid.total} isTotalExact={grid.isTotalExact} shown={shown.map(({ field }) => field)} />
        )}
        <ColumnChooser
          columns={columns.map((column) => ({ field: column.field, label: labels.of(column) }))}
          shown={shown.map(({ field }) => field)}
          onChange={onColumns}
        />
      </div>
    </div>
  );
};
