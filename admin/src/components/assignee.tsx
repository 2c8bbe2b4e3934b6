import { useSelect } from '@refinedev/antd';
import { useGetIdentity } from '@refinedev/core';
import type { BaseRecord } from '@refinedev/core';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '../providers/auth.ts';
import './assignee.css';

interface AssigneeProps {
  /** Where the texts stand: `<texts>.assignee`, `<texts>.nobody`, `<texts>.mine`. */
  texts: 'contact-requests' | 'delivery-tasks';
  assignee: { id: string; name: string } | null;
  isBusy: boolean;
  onAssign: (assigneeId: string | null) => void;
}

/** The administrator in charge: a button to assign oneself, a select for colleagues and for no assignee. */
export const Assignee = ({ texts, assignee, isBusy, onAssign }: AssigneeProps) => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const { selectProps } = useSelect<BaseRecord>({
    resource: 'people',
    optionLabel: (person) => `${String(person['firstName'])} ${String(person['lastName'])}`,
    optionValue: (person) => String(person.id),
    filters: [
      { field: 'role', operator: 'in', value: ['admin'] },
      { field: 'status', operator: 'in', value: ['active'] },
    ],
    sorters: [{ field: 'lastName', order: 'asc' }],
    pagination: { currentPage: 1, pageSize: 100, mode: 'server' },
    errorNotification: false,
  });
  const options = selectProps.options ?? [];
  // Who has it may have left meanwhile, and is named all the same.
  const isListed = assignee === null || options.some(({ value }) => value === assignee.id);
  return (
    <span className="assignee">
      <Select
        aria-label={t(`${texts}.assignee`)}
        options={isListed ? options : [{ value: assignee.id, label: assignee.name }, ...options]}
        value={assignee?.id ?? null}
        placeholder={t(`${texts}.nobody`)}
        allowClear
        loading={isBusy}
        popupMatchSelectWidth={false}
        style={{ minWidth: 180 }}
        onChange={(id: string | null | undefined) => onAssign(id ?? null)}
      />
      {user !== undefined && assignee === null ? (
        <Button loading={isBusy} onClick={() => onAssign(user.id)}>
          {t(`${texts}.mine`)}
        </Button>
      ) : null}
    </span>
  );
};
