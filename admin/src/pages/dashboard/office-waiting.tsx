import {
  BulbOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  DisconnectOutlined,
  EuroCircleOutlined,
  MessageOutlined,
  PauseCircleOutlined,
  PhoneOutlined,
  QuestionCircleOutlined,
  RollbackOutlined,
  StarOutlined,
  UserAddOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import type { CrudFilters } from '@refinedev/core';
import type { OfficeDashboard, WaitingKind } from '@blattwerk/contract/dashboard/office-shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { EmptyState } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { listLink } from '../../grid/filters.ts';
import { WaitsItem } from './waits-item.tsx';

interface Kind {
  resource: string;
  filters: (now: Date) => CrudFilters;
  icon: typeof StarOutlined;
  /** Harm grows with each hour. */
  isUrgent?: boolean;
}

const only = (field: string, value: string): CrudFilters[number] => ({ field, operator: 'in', value: [value] });

/** The list of each kind, with the filter that shows what was counted. */
const kinds: Record<WaitingKind, Kind> = {
  requestsOverdue: {
    resource: 'treatments',
    filters: (now) => [only('status', 'in-review'), { field: 'dueAt', operator: 'lte', value: now.toISOString() }],
    icon: ClockCircleOutlined,
    isUrgent: true,
  },
  servicesDown: { resource: 'jobs', filters: () => [], icon: DisconnectOutlined, isUrgent: true },
  jobsDead: { resource: 'jobs', filters: () => [{ field: 'isDead', operator: 'eq', value: true }], icon: WarningOutlined, isUrgent: true },
  runsQuarantined: { resource: 'stock-feeds', filters: () => [only('lastStatus', 'quarantined')], icon: PauseCircleOutlined, isUrgent: true },
  feedsFailing: { resource: 'stock-feeds', filters: () => [only('lastStatus', 'failed')], icon: CloseCircleOutlined, isUrgent: true },
  deliveryTasks: { resource: 'delivery-tasks', filters: () => [only('status', 'open')], icon: PhoneOutlined },
  refundsToApprove: { resource: 'payments', filters: () => [only('refundStatus', 'to-approve')], icon: EuroCircleOutlined },
  refundsFailed: { resource: 'payments', filters: () => [only('refundStatus', 'failed')], icon: EuroCircleOutlined, isUrgent: true },
  withdrawals: { resource: 'withdrawals', filters: () => [only('status', 'confirmed')], icon: RollbackOutlined },
  contactRequests: { resource: 'contact-requests', filters: () => [only('status', 'open')], icon: MessageOutlined },
  peopleToApprove: { resource: 'people', filters: () => [{ field: 'awaitsApproval', operator: 'eq', value: true }], icon: UserAddOutlined },
  articlesOpen: { resource: 'unmatched-products', filters: () => [only('state', 'open')], icon: QuestionCircleOutlined },
  proposals: { resource: 'product-proposals', filters: () => [only('status', 'open')], icon: BulbOutlined },
  reviews: { resource: 'reviews', filters: () => [only('status', 'pending')], icon: StarOutlined },
};

/** What waits for the office, the most urgent first, to be worked off from the top. */
export const OfficeWaiting = ({ waiting }: { waiting: OfficeDashboard['waiting'] }) => {
  const { t } = useTranslation();
  const { distance } = useFormats();
  const now = useNow(30_000);
  if (waiting.length === 0) return <EmptyState title={t('dashboard.office.quiet')} text={t('dashboard.office.quietText')} />;
  return (
    <ul className="waits-list">
      {waiting.map(({ kind, count, oldestAt }) => {
        const { resource, filters, icon: Icon, isUrgent = false } = kinds[kind];
        return (
          <WaitsItem
            key={kind}
            to={listLink(resource, filters(new Date(now)))}
            icon={<Icon aria-hidden="true" />}
            title={t(`dashboard.office.waits.${kind}`, { count })}
            text={[
              t(`dashboard.office.todo.${kind}`),
              ...(oldestAt === null ? [] : [t('dashboard.office.oldest', { distance: distance(oldestAt, now) })]),
            ].join(' ')}
            isLate={isUrgent}
          />
        );
      })}
    </ul>
  );
};
