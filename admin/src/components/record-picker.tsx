import { useSelect } from '@refinedev/antd';
import type { BaseRecord } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface RecordPickerProps {
  /** Set by the form item around it. */
  id?: string;
  value?: string;
  onChange?: (id: string) => void;
  resource: string;
  searchField: string;
  labelOf: (row: BaseRecord) => string;
  /** A record that cannot be chosen here. */
  except?: string;
  /** The name of the value that is already set. */
  known?: string | undefined;
  disabled?: boolean;
  label?: string;
  /** Told which record was chosen. */
  onPick?: (row: BaseRecord) => void;
}

/** One record of a long list, found by typing; the server searches. */
export const RecordPicker = ({ id, value, onChange, resource, searchField, labelOf, except, known, disabled, label, onPick }: RecordPickerProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<BaseRecord>();
  const {
    selectProps: { options: found = [], onSearch },
    query,
  } = useSelect<BaseRecord>({
    resource,
    optionLabel: labelOf,
    optionValue: (row) => String(row.id),
    onSearch: (text) => (text.trim() === '' ? [] : [{ field: searchField, operator: 'contains', value: text.trim() }]),
    debounce: 250,
    pagination: { currentPage: 1, pageSize: 20, mode: 'server' },
    sorters: [{ field: searchField, order: 'asc' }],
    queryOptions: { enabled: isOpen && disabled !== true, placeholderData: keepPreviousData },
    errorNotification: false,
  });
  const options = found.filter((option) => option.value !== except);
  const current = picked !== undefined && picked.id === value ? labelOf(picked) : known;
  const shown =
    value !== undefined && value !== '' && current !== undefined && !options.some((option) => option.value === value)
      ? [{ value, label: current }, ...options]
      : options;
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      showSearch
      filterOption={false}
      onSearch={onSearch}
      value={value === undefined || value === '' ? null : value}
      disabled={disabled === true}
      loading={query.isFetching}
      placeholder={t('picker.placeholder')}
      notFoundContent={query.isFetching ? t('common.loading') : t('picker.nothing')}
      options={shown}
      onOpenChange={setOpen}
      onChange={(next: string) => {
        const row = query.data?.data.find((candidate) => candidate.id === next);
        setPicked(row);
        onChange?.(next);
        if (row !== undefined) onPick?.(row);
      }}
    />
  );
};
