import { TeamOutlined } from '@ant-design/icons';
import type { TeamMember } from '@blattwerk/contract/treatments/team-shapes';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { useFormats } from '../../components/format.ts';
import { PlainTable } from '../../components/plain-table.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import { Nothing } from '../../components/values.tsx';
import { useAnswer } from '../../providers/use-answer.ts';

const Minutes = ({ value }: { value: number | null }) => {
  const { t } = useTranslation();
  if (value === null) return <Nothing />;
  return <>{value < 120 ? t('treatments.team.minutes', { count: value }) : t('treatments.team.hours', { count: Math.round(value / 60) })}</>;
};

const Member = ({ member }: { member: TeamMember }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { name, isMe, awayUntil, cover } = member;
  return (
    <tr>
      <th scope="row">
        {name} {isMe ? <span className="quiet">{t('treatments.team.me')}</span> : null}
        {awayUntil === null ? null : (
          <span className="quiet small block">
            {t('treatments.team.away', { until: date(awayUntil) })}
            {cover === null ? '' : `, ${t('treatments.team.cover', { name: cover.name })}`}
          </span>
        )}
      </th>
      <td className="number">{member.open}</td>
      <td className="number">{member.dueToday}</td>
      <td className="number">{member.decided}</td>
      <td className="number">
        <Minutes value={member.medianMinutes} />
      </td>
    </tr>
  );
};

const Workload = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/review-team', {});
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const { items } = result.data;
  if (items.length === 0) return <EmptyState title={t('treatments.team.empty')} />;
  return (
    <PlainTable label={t('treatments.team.title')}>
      <thead>
        <tr>
          <th scope="col">{t('treatments.team.name')}</th>
          {(['open', 'dueToday', 'decided', 'median'] as const).map((column) => (
            <th key={column} scope="col" className="number">
              {t(`treatments.team.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </tbody>
    </PlainTable>
  );
};

/** Who has how much to do; no patient is named. */
export const TeamWorkload = () => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<TeamOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('treatments.team.button')}
      </Button>
      <Dialog title={t('treatments.team.title')} open={isOpen} onCancel={() => setOpen(false)} footer={null} width={720} destroyOnHidden>
        <Workload />
        <p className="quiet small">{t('treatments.team.note')}</p>
      </Dialog>
    </>
  );
};
