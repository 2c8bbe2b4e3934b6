import { CloseOutlined, FilterOutlined } from '@ant-design/icons';
import type { CrudFilter, LogicalFilter } from '@refinedev/core';
import { Button } from 'antd';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../components/format.ts';
import { useKeys } from '../components/use-keys.ts';
import { FilterForm } from './filter-form.tsx';
import { isGroup, withAlternative, withFilter, withoutFilter } from './filter-groups.ts';
import { filterText } from './filter-words.ts';
import type { FilterChoice } from './filter-words.ts';
import type { RecordNames } from './named-records.ts';
import { useRecordNames } from './use-record-names.ts';
import { ToolPopover } from './tool-popover.tsx';

interface FilterBarProps {
  resource: string;
  q: string;
  choices: readonly FilterChoice[];
  filters: readonly CrudFilter[];
  onChange: (filters: CrudFilter[]) => void;
}

/** The filters in force, each removable, and the way to another one. */
export const FilterBar = ({ resource, q, choices, filters, onChange }: FilterBarProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const names = useRecordNames([...filters], choices);
  useKeys({ f: choices.length === 0 ? undefined : () => setOpen(true) });
  const add = (filter: LogicalFilter, place: number | undefined) => {
    setOpen(false);
    onChange(place === undefined ? withFilter([...filters], filter) : withAlternative([...filters], place, filter));
  };
  const remove = (filter: CrudFilter) => onChange(withoutFilter([...filters], filter));
  return (
    <div className="filter-bar">
      {choices.length === 0 ? null : (
        <ToolPopover label={t('grid.filter')} icon={<FilterOutlined aria-hidden="true" />} placement="bottomLeft" isOpen={isOpen} onOpenChange={setOpen}>
          <FilterForm resource={resource} q={q} choices={choices} filters={filters} onAdd={add} />
        </ToolPopover>
      )}
      {filters.map((filter, index) => (
        // Filters have no names; the place is theirs.
        <FilterChip key={index} filter={filter} choices={choices} names={names} onRemove={remove} />
      ))}
      {filters.length < 2 ? null : (
        <Button type="link" onClick={() => onChange([])}>
          {t('grid.clearFilters')}
        </Button>
      )}
    </div>
  );
};

interface FilterChipProps {
  filter: CrudFilter;
  choices: readonly FilterChoice[];
  names: RecordNames;
  onRemove: (filter: CrudFilter) => void;
}

/** A filter, or the ways to pass a group: each of them removable. */
const FilterChip = ({ filter, choices, names, onRemove }: FilterChipProps) => {
  const { t } = useTranslation();
  const formats = useFormats();
  const parts = isGroup(filter) && filter.operator === 'or' ? filter.value : [filter];
  return (
    <span className="chip">
      {parts.map((part, index) => {
        const text = filterText(part, choices, { t, formats, names });
        return (
          // Two records without a name yet have the same words.
          <Fragment key={index}>
            {index === 0 ? null : <em>{t('grid.or')}</em>}
            {text}
            <button type="button" aria-label={t('grid.removeFilter', { filter: text })} onClick={() => onRemove(part)}>
              <CloseOutlined aria-hidden="true" />
            </button>
          </Fragment>
        );
      })}
    </span>
  );
};
