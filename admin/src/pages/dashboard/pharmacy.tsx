import { CheckCircleOutlined, CloseCircleOutlined, InboxOutlined, PauseCircleOutlined, SyncOutlined } from '@ant-design/icons';
import type { CrudFilters } from '@refinedev/core';
import type { Dashboard as Numbers } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { Page, Section } from '../../components/page.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../components/states.tsx';
import { listLink } from '../../grid/filters.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { WaitsItem } from './waits-item.tsx';
import './doctor.css';

const lastRun = (value: string): CrudFilters => [{ field: 'lastStatus', operator: 'in', value: [value] }];

interface Kind {
  field: 'prescriptionsNew' | 'prescriptionsInWork' | 'prescriptionsReady' | 'feedsFailing' | 'runsQuarantined';
  to: string;
  icon: typeof InboxOutlined;
  isUrgent?: boolean;
}

/** The most urgent first. */
const kinds: readonly Kind[] = [
  { field: 'prescriptionsNew', to: '/prescriptions?tab=new', icon: InboxOutlined },
  { field: 'prescriptionsInWork', to: '/prescriptions?tab=in-work', icon: SyncOutlined },
  { field: 'prescriptionsReady', to: '/prescriptions?tab=ready', icon: CheckCircleOutlined },
  { field: 'feedsFailing', to: listLink('stock-feeds', lastRun('failed')), icon: CloseCircleOutlined, isUrgent: true },
  { field: 'runsQuarantined', to: listLink('stock-feeds', lastRun('quarantined')), icon: PauseCircleOutlined, isUrgent: true },
];

const Waiting = ({ numbers }: { numbers: Numbers }) => {
  const { t } = useTranslation();
  const waiting = kinds.filter(({ field }) => (numbers[field] ?? 0) > 0);
  if (waiting.length === 0) return <EmptyState title={t('dashboard.pharmacy.quiet')} text={t('dashboard.pharmacy.quietText')} />;
  return (
    <ul className="waits-list">
      {waiting.map(({ field, to, icon: Icon, isUrgent = false }) => (
        <WaitsItem
          key={field}
          to={to}
          icon={<Icon aria-hidden="true" />}
          title={t(`dashboard.pharmacy.waits.${field}`, { count: numbers[field] ?? 0 })}
          text={t(`dashboard.pharmacy.todo.${field}`)}
          isLate={isUrgent}
        />
      ))}
    </ul>
  );
};

/** What waits for a pharmacy, to be worked off from the top. */
export const PharmacyDashboard = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/dashboard', {}, { refreshEveryMs: 30_000 });
  const numbers = query.data === undefined ? undefined : result.data;
  if (query.isError && numbers === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (numbers === undefined) return <PageSkeleton />;
  return (
    <Page title={t('dashboard.title')}>
      <Section title={t('dashboard.pharmacy.waiting')}>
        <Waiting numbers={numbers} />
      </Section>
    </Page>
  );
};
