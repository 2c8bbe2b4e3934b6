import type { OfficeDashboard } from '@blattwerk/contract/dashboard/office-shapes';
import type { CrudFilters } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { fromBerlinField } from '../../components/berlin-time.ts';
import { useFormats } from '../../components/format.ts';
import { listLink } from '../../grid/filters.ts';
import { Plot } from '../../plots/plot.tsx';

type Weeks = OfficeDashboard['weeks'];

const sundayOf = (monday: string): string => new Date(Date.parse(`${monday}T12:00:00Z`) + 6 * 86_400_000).toISOString().slice(0, 10);
const within = (field: string, monday: string): CrudFilters => [
  { field, operator: 'gte', value: fromBerlinField(`${monday}T00:00`) },
  { field, operator: 'lte', value: fromBerlinField(`${sundayOf(monday)}T23:59`) },
];

const useWeekNames = () => {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (monday: string) => ({ key: monday, head: t('dashboard.office.weekOf', { on: date(monday) }), short: date(monday).replace(/[ /]?\d{4}$/, '') });
};

/** What was given back, week by week. */
export const RefundsPlot = ({ weeks }: { weeks: Weeks }) => {
  const { t } = useTranslation();
  const { money } = useFormats();
  const nameOf = useWeekNames();
  return (
    <Section title={t('dashboard.office.refunds')}>
      <Plot
        kind="bars"
        label={t('dashboard.office.refunds')}
        rowHead={t('dashboard.office.week')}
        empty={t('dashboard.office.refundsEmpty')}
        words={money}
        series={[{ name: t('dashboard.office.refunded'), tone: 'amber' }]}
        rows={weeks.map(({ startsOn, refundedCents }) => ({
          ...nameOf(startsOn),
          values: [refundedCents],
          to: [listLink('payments', within('refundedAt', startsOn))],
        }))}
      />
    </Section>
  );
};

/** Appointments that were held, missed and cancelled. */
export const NoShowsPlot = ({ weeks }: { weeks: Weeks }) => {
  const { t } = useTranslation();
  const nameOf = useWeekNames();
  return (
    <Section title={t('dashboard.office.noShows')}>
      <Plot
        kind="stacked"
        label={t('dashboard.office.noShows')}
        rowHead={t('dashboard.office.week')}
        empty={t('dashboard.office.noShowsEmpty')}
        series={[
          { name: t('enum.consultationStatus.completed'), tone: 'ok' },
          { name: t('dashboard.office.noShow'), tone: 'bad' },
          { name: t('enum.consultationStatus.cancelled'), tone: 'edge' },
        ]}
        rows={weeks.map(({ startsOn, completed, noShows, cancelled }) => {
          const inWeek = within('startsAt', startsOn);
          const withStatus = (status: string) => listLink('consultations', [{ field: 'status', operator: 'in', value: [status] }, ...inWeek]);
          const missed = listLink('consultations', [{ field: 'noShow', operator: 'in', value: ['patient', 'doctor'] }, ...inWeek]);
          return { ...nameOf(startsOn), values: [completed, noShows, cancelled], to: [withStatus('completed'), missed, withStatus('cancelled')] };
        })}
      />
    </Section>
  );
};

const parts = ['received', 'decided', 'onTime', 'prescriptions', 'dispensed', 'consultations', 'patients'] as const;

/** This week beside the week before up to the same moment. */
export const WeekAgainstWeek = ({ week }: { week: OfficeDashboard['week'] }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const signed = (difference: number): string => (difference === 0 ? number(0) : `${difference > 0 ? '+' : '−'}${number(Math.abs(difference))}`);
  return (
    <Section title={t('dashboard.office.compared')}>
      <PlainTable label={t('dashboard.office.compared')} className="compared">
        <thead>
          <tr>
            <td />
            {['thisWeek', 'lastWeek', 'change'].map((head) => (
              <th key={head} scope="col" className="number">
                {t(`dashboard.office.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row">{t(`dashboard.office.part.${part}`)}</th>
              <td className="number figures">{number(week[part].now)}</td>
              <td className="number figures">{number(week[part].before)}</td>
              <td className="number figures">{signed(week[part].now - week[part].before)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <p className="quiet small">{t('dashboard.office.comparedNote')}</p>
    </Section>
  );
};
