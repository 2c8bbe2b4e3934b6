import { Select } from 'antd';
import type { CrudSort } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { readSort, writeSort } from './filters.ts';

interface SortChoiceProps {
  /** What the list can be ordered by. */
  fields: readonly { field: string; label: string }[];
  sorters: readonly CrudSort[];
  onChange: (sorters: CrudSort[]) => void;
}

/** The order of the list where rows are cards and no heading can be pressed. */
export const SortChoice = ({ fields, sorters, onChange }: SortChoiceProps) => {
  const { t } = useTranslation();
  if (fields.length === 0) return null;
  const options = fields.flatMap(({ field, label }) => [
    { value: field, label: t('grid.ascending', { name: label }) },
    { value: `-${field}`, label: t('grid.descending', { name: label }) },
  ]);
  const current = writeSort(sorters);
  return (
    <Select
      className="grid-sort"
      aria-label={t('grid.sort')}
      placeholder={t('grid.sort')}
      value={options.some(({ value }) => value === current) ? current : undefined}
      onChange={(value: string) => onChange(readSort(value))}
      options={options}
    />
  );
};
