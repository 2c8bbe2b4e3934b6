import { useGetIdentity, usePermissions } from '@refinedev/core';
import type { CrudFilters } from '@refinedev/core';
import type { Dashboard as Numbers } from '@blattwerk/contract/backoffice/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../components/page.tsx';
import { ErrorState, PageSkeleton } from '../components/states.tsx';
import { listLink } from '../grid/filters.ts';
import type { StaffMember } from '../providers/auth.ts';
import { useAnswer } from '../providers/use-answer.ts';
import { NextTile } from '../resources/consultations/next-tile.tsx';
import { todayFilters } from '../resources/consultations/today-filters.ts';
import { DoctorDashboard } from './dashboard/doctor.tsx';
import './dashboard.css';

interface Tile {
  field: Exclude<keyof Numbers, 'nextConsultation'>;
  resource: string;
  filters?: (now: Date, userId: string) => CrudFilters;
  /** The list's own address, where it is not told by filters. */
  to?: string;
  /** A number above zero asks for a user's attention. */
  isAlarm?: boolean;
  /** People wait at this moment. */
  isWaiting?: boolean;
}

const berlinDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
/** The last moment of today in Berlin; an hour of tolerance on the two days a year when the clocks change does no harm. */
const endOfDay = (now: Date): string => {
  const offset = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '');
  return new Date(`${berlinDay.format(now)}T23:59:59.999${offset === undefined || offset === '' ? 'Z' : offset}`).toISOString();
};

const status = (...values: string[]): CrudFilters[number] => ({ field: 'status', operator: 'in', value: values });
const lastRun = (value: string): CrudFilters[number] => ({ field: 'lastStatus', operator: 'in', value: [value] });
const daysAgo = (now: Date, days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString();

/** Each number and the list that it counts. */
const tiles: readonly Tile[] = [
  {
    field: 'treatmentsOverdue',
    resource: 'treatments',
    filters: (now) => [status('in-review'), { field: 'dueAt', operator: 'lte', value: now.toISOString() }],
    isAlarm: true,
  },
  {
    field: 'treatmentsDueToday',
    resource: 'treatments',
    filters: (now) => [
      status('in-review'),
      { field: 'dueAt', operator: 'gte', value: now.toISOString() },
      { field: 'dueAt', operator: 'lte', value: endOfDay(now) },
    ],
  },
  { field: 'treatmentsInReview', resource: 'treatments', filters: () => [status('in-review')] },
  { field: 'myTreatments', resource: 'treatments', filters: (_now, userId) => [{ field: 'doctorId', operator: 'eq', value: userId }, status('in-review')] },
  { field: 'consultationsWaiting', resource: 'consultations', filters: todayFilters.consultationsWaiting, isWaiting: true },
  { field: 'consultationsToday', resource: 'consultations', filters: todayFilters.consultationsToday },
  { field: 'consultationsMissed', resource: 'consultations', filters: todayFilters.consultationsMissed },
  { field: 'questionsOpen', resource: 'pharmacy-questions', filters: () => [status('open')], isAlarm: true },
  { field: 'prescriptionsNew', resource: 'prescriptions', to: '/prescriptions?tab=new' },
  { field: 'prescriptionsInWork', resource: 'prescriptions', to: '/prescriptions?tab=in-work' },
  { field: 'prescriptionsReady', resource: 'prescriptions', to: '/prescriptions?tab=ready' },
  { field: 'deliveryTasksOpen', resource: 'delivery-tasks', filters: () => [status('open')], isAlarm: true },
  { field: 'feedsFailing', resource: 'stock-feeds', filters: () => [lastRun('failed')], isAlarm: true },
  { field: 'runsQuarantined', resource: 'stock-feeds', filters: () => [lastRun('quarantined')], isAlarm: true },
  { field: 'refundsPending', resource: 'payments', filters: () => [status('refund-pending')] },
  { field: 'jobsDead', resource: 'jobs', filters: () => [{ field: 'isDead', operator: 'eq', value: true }], isAlarm: true },
  { field: 'patientsNew7Days', resource: 'patients', filters: (now) => [{ field: 'createdAt', operator: 'gte', value: daysAgo(now, 7) }] },
];

const lookOf = ({ isAlarm = false, isWaiting = false }: Pick<Tile, 'isAlarm' | 'isWaiting'>, count: number): string => {
  if (count === 0) return 'tile';
  return isAlarm ? 'tile is-alarm' : isWaiting ? 'tile is-waiting' : 'tile';
};

/** A doctor's day, or the numbers of the other roles. */
export const Dashboard = () => {
  const { data: role } = usePermissions<string>({});
  if (role === undefined) return <PageSkeleton />;
  return role === 'doctor' ? <DoctorDashboard /> : <NumbersPage />;
};

/** A few true numbers; each leads to the list that it counts. */
const NumbersPage = () => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const { query, result } = useAnswer('/backoffice/dashboard', {}, { refreshEveryMs: 30_000 });
  const numbers = query.data === undefined ? undefined : result.data;
  if (query.isError && numbers === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (numbers === undefined || user === undefined) return <PageSkeleton />;
  const shown = tiles.filter(({ field }) => numbers[field] !== null && numbers[field] !== undefined);
  return (
    <Page title={t('dashboard.title')}>
      <ul className="tiles">
        {shown.map(({ field, resource, filters, to, ...tile }) => (
          <li key={field}>
            <Link to={to ?? listLink(resource, filters?.(new Date(), user.id) ?? [])} className={lookOf(tile, numbers[field] ?? 0)}>
              <span className="tile-number">{numbers[field]}</span>
              <span>{t(`dashboard.${field}`)}</span>
            </Link>
          </li>
        ))}
        {numbers.nextConsultation === null ? null : (
          <li>
            <NextTile next={numbers.nextConsultation} />
          </li>
        )}
      </ul>
    </Page>
  );
};
