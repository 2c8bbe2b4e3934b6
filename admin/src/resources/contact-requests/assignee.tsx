import { useSelect } from '@refinedev/antd';
import { useGetIdentity } from '@refinedev/core';
import type { BaseRecord } from '@refinedev/core';
import type { ContactRequestRecord } from '@blattwerk/contract/contact-requests/shapes';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../components/use-action.ts';
import type { StaffMember } from '../../providers/auth.ts';

/** Which administrator sees to it: one press to take it, or any colleague, or nobody. */
export const Assignee = ({ row }: { row: ContactRequestRecord }) => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const { run, running } = useAction('contact-requests');
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
  const assign = (assigneeId: string | null) => void run(row.id, 'assign', { assigneeId }, { done: 'contact-requests.assigned' });
  return (
    <span className="contact-assignee">
      <Select
        aria-label={t('contact-requests.assignee')}
        options={selectProps.options ?? []}
        value={row.assignee?.id ?? null}
        placeholder={t('contact-requests.nobody')}
        allowClear
        loading={running === 'assign'}
        popupMatchSelectWidth={false}
        style={{ minWidth: 180 }}
        onChange={(id: string | null | undefined) => assign(id ?? null)}
      />
      {user !== undefined && row.assignee === null ? (
        <Button loading={running === 'assign'} onClick={() => assign(user.id)}>
          {t('contact-requests.mine')}
        </Button>
      ) : null}
    </span>
  );
};
