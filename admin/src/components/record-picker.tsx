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
  /** What the list shows of a record besides its label; told of all that were found, so that it can ask about them together. */
  optionOf?: (row: BaseRecord, label: string, found: readonly BaseRecord[]) => ReactNode;
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

type Options = NonNullable<ReturnType<typeof useFound>['selectProps']['options']>;

const richOption = (id: unknown, label: ReactNode, rows: readonly BaseRecord[], optionOf: NonNullable<RecordPickerProps['optionOf']>): ReactNode => {
  const row = rows.find((one) => one.id === id);
  return row === undefined ? label : optionOf(row, String(label), rows);
};

/** What is chosen is in the list under its name, also when the search did not find it. */
const withCurrent = (options: Options, value: string | undefined, current: string | undefined): Options =>
  value === undefined || value === '' || current === undefined || options.some((option) => option.value === value)
    ? options
    : [{ value, label: current }, ...options];

/** One record of a long list, found by typing; the server searches. */
export const RecordPicker = ({ value, onChange, known, onPick, inVain, ...props }: RecordPickerProps) => {
  const { id, labelOf, except, disabled, label, optionOf } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<BaseRecord>();
  const { selectProps, query } = useFound(props, isOpen && disabled !== true);
  const { options: found = [], onSearch } = selectProps;
  const search = useVainSearch(query.isFetching || query.data === undefined ? undefined : found.length === 0);
  const current = picked !== undefined && picked.id === value ? labelOf(picked) : known;
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
      options={withCurrent(
        found.filter((option) => option.value !== except),
        value,
        current,
      )}
      onOpenChange={setOpen}
      {...(optionOf === undefined ? {} : { optionRender: ({ value: id, label: words }) => richOption(id, words, query.data?.data ?? [], optionOf) })}
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
