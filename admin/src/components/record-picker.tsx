import { useSelect } from '@refinedev/antd';
import type { BaseRecord } from '@refinedev/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
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
  /** Shown below when a search found nothing; it stays after the list of the picker has closed. */
  inVain?: (text: string) => ReactNode;
}

/** The last search without a result. The picker empties its text when it closes, which is no new search. */
const useVainSearch = (isEmpty: boolean | undefined) => {
  const [typed, setTyped] = useState('');
  const [vain, setVain] = useState<string>();
  const now = typed === '' ? vain : isEmpty === true ? typed : undefined;
  // Follows from what is typed and found; set while rendering, so that no frame shows the search before.
  if (isEmpty !== undefined && now !== vain) setVain(now);
  const forget = () => {
    setTyped('');
    setVain(undefined);
  };
  return { vain, isVain: typed !== '' && isEmpty === true, note: (text: string) => setTyped(text.trim()), forget };
};

/** The records that the typed text can mean; asked for only while the picker is open. */
const useFound = ({ resource, searchField, labelOf }: Pick<RecordPickerProps, 'resource' | 'searchField' | 'labelOf'>, isAsked: boolean) =>
  useSelect<BaseRecord>({
    resource,
    optionLabel: labelOf,
    optionValue: (row) => String(row.id),
    onSearch: (text) => (text.trim() === '' ? [] : [{ field: searchField, operator: 'contains', value: text.trim() }]),
    debounce: 250,
    pagination: { currentPage: 1, pageSize: 20, mode: 'server' },
    sorters: [{ field: searchField, order: 'asc' }],
    queryOptions: { enabled: isAsked, placeholderData: keepPreviousData },
    errorNotification: false,
  });

/** One record of a long list, found by typing; the server searches. */
export const RecordPicker = ({ id, value, onChange, resource, searchField, labelOf, except, known, disabled, label, onPick, inVain }: RecordPickerProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<BaseRecord>();
  const { selectProps, query } = useFound({ resource, searchField, labelOf }, isOpen && disabled !== true);
  const { options: found = [], onSearch } = selectProps;
  const search = useVainSearch(query.isFetching || query.data === undefined ? undefined : found.length === 0);
  const options = found.filter((option) => option.value !== except);
  const current = picked !== undefined && picked.id === value ? labelOf(picked) : known;
  const shown =
    value !== undefined && value !== '' && current !== undefined && !options.some((option) => option.value === value)
      ? [{ value, label: current }, ...options]
      : options;
  const select = (
    <Select
      {...(id === undefined ? {} : { id })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      showSearch
      filterOption={false}
      onSearch={(text) => {
        search.note(text);
        onSearch?.(text);
      }}
      value={value === undefined || value === '' ? null : value}
      disabled={disabled === true}
      loading={query.isFetching}
      placeholder={t('picker.placeholder')}
      notFoundContent={query.isFetching ? t('common.loading') : t('picker.nothing')}
      options={shown}
      onOpenChange={setOpen}
      {...(inVain !== undefined && search.isVain ? { classNames: { popup: { root: 'is-in-vain' } } } : {})}
      onChange={(next: string) => {
        const row = query.data?.data.find((candidate) => candidate.id === next);
        setPicked(row);
        search.forget();
        onChange?.(next);
        if (row !== undefined) onPick?.(row);
      }}
    />
  );
  if (inVain === undefined) return select;
  return (
    <>
      {select}
      {search.vain === undefined ? null : (
        <div className="in-vain" role="status">
          {inVain(search.vain)}
        </div>
      )}
    </>
  );
};
