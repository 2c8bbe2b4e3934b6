import type { BaseRecord } from '@refinedev/core';
import { useList } from '@refinedev/core';
import { Select } from 'antd';
import { useEffect, useState } from 'react';
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

const useDebounced = (text: string, ms: number): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
};

/** One record of a long list, found by typing; the server searches. */
export const RecordPicker = ({ id, value, onChange, resource, searchField, labelOf, except, known, disabled, label, onPick }: RecordPickerProps) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<BaseRecord>();
  const search = useDebounced(text.trim(), 250);
  const { query, result } = useList({
    resource,
    pagination: { currentPage: 1, pageSize: 20 },
    sorters: [{ field: searchField, order: 'asc' }],
    filters: search === '' ? [] : [{ field: searchField, operator: 'contains', value: search }],
    queryOptions: { enabled: isOpen && disabled !== true },
    errorNotification: false,
  });
  const options = result.data.filter((row) => row.id !== except).map((row) => ({ value: String(row.id), label: labelOf(row) }));
  const current = picked !== undefined && picked.id === value ? labelOf(picked) : known;
  const shown =
    value !== undefined && value !== '' && current !== undefined && !options.some((option) => option.value === value)
      ? [{ value, label: current }, ...options]
      : options;
  return (
    <Select
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      value={value === undefined || value === '' ? null : value}
      showSearch
      filterOption={false}
      disabled={disabled === true}
      loading={query.isFetching}
      placeholder={t('picker.placeholder')}
      notFoundContent={query.isFetching ? t('common.loading') : t('picker.nothing')}
      options={shown}
      onSearch={setText}
      onOpenChange={setOpen}
      onChange={(next: string) => {
        const row = result.data.find((candidate) => candidate.id === next);
        setPicked(row);
        onChange?.(next);
        if (row !== undefined) onPick?.(row);
      }}
    />
  );
};
