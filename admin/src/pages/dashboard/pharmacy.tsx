import { CheckCircleOutlined, CloseCircleOutlined, InboxOutlined, PauseCircleOutlined, SyncOutlined } from '@ant-design/icons';
import type { CrudFilters } from '@refinedev/core';
import type { Dashboard as Numbers } from '@blattwerk/contract/backoffice/shapes';
import { tabOf } from '@blattwerk/contract/prescriptions/inbox';
import { useTranslation } from 'react-i18next';
import { Page, Section } from '../../components/page.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../components/states.tsx';
import { listLink } from '../../grid/filters.ts';
import { Plot } from '../../plots/plot.tsx';
import { useAnswer } from '../../providers/use-answer.ts';
import { AgesPlot } from './ages-plot.tsx';
import { useDayNames } from './day-names.ts';
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

/** How the work goes; what is open leads to its tab of the inbox. */
const Plots = () => {
  const { t } = useTranslation();
  const names = useDayNames();
  const { query, result } = useAnswer('/backoffice/pharmacy-dashboard', {}, { refreshEveryMs: 60_000 });
  if (query.isError && query.data === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return null;
  return (
    <div className="plot-grid">
      <AgesPlot
        prescriptions={result.data.prescriptions}
        to={(status) => {
          const to = `/prescriptions?tab=${tabOf(status) ?? 'new'}`;
          return [to, to, to];
        }}
      />
      <Section title={t('dashboard.pharmacy.days')}>
        <Plot
          kind="bars"
          label={t('dashboard.pharmacy.days')}
          rowHead={t('dashboard.office.day')}
          empty={t('dashboard.pharmacy.daysEmpty')}
          series={[
            { name: t('dashboard.pharmacy.received'), tone: 'edge' },
            { name: t('dashboard.pharmacy.ready'), tone: 'amber' },
            { name: t('dashboard.pharmacy.dispensed'), tone: 'ok' },
          ]}
          rows={result.data.days.map(({ on, received, ready, dispensed }) => ({
            key: on,
            head: names.long(on),
            short: names.short(on),
            values: [received, ready, dispensed],
          }))}
        />
      </Section>
    </div>
  );
};

/** What waits for a pharmacy, to be worked off from the top; then how its work goes. */
export const PharmacyDashboard = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/dashboard', {}, { refreshEveryMs: 30_000 });
  const numbers = query.data === undefined ? undefined : result.data;
  if (query.isError && numbers === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (numbers === undefined) return <PageSkeleton />;
  return (
    <Page title={t('dashboard.title')}>
      <div className="stack">
        <Section title={t('dashboard.pharmacy.waiting')}>
          <Waiting numbers={numbers} />
        </Section>
        <Plots />
      </div>
    </Page>
  );
};
