import { useSelect } from '@refinedev/antd';
import { AutoComplete } from 'antd';
import { useState } from 'react';

interface NameChoiceProps {
  /** Set by the form item around it. */
  id?: string;
  value?: string | null;
  onChange?: (name: string) => void;
  resource: string;
  maxLength: number;
}

/** A name of reference data: those that there are come up while the user types, and a new one may be written. */
export const NameChoice = ({ id, value, onChange, resource, maxLength }: NameChoiceProps) => {
  const [isOpen, setOpen] = useState(false);
  const text = (value ?? '').trim();
  const { selectProps } = useSelect<{ id: string; name: string }>({
    resource,
    optionLabel: 'name',
    optionValue: 'name',
    pagination: { currentPage: 1, pageSize: 20, mode: 'server' },
    sorters: [{ field: 'name', order: 'asc' }],
    filters: text === '' ? [] : [{ field: 'name', operator: 'contains', value: text }],
    queryOptions: { enabled: isOpen },
    errorNotification: false,
  });
  return (
    <AutoComplete
      {...(id === undefined ? {} : { id })}
      value={value ?? ''}
      maxLength={maxLength}
      allowClear
      options={selectProps.options ?? []}
      onOpenChange={setOpen}
      onChange={(name?: string) => onChange?.(name ?? '')}
    />
  );
};
