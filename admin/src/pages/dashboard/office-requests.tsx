import type { OfficeDashboard } from '@blattwerk/contract/dashboard/office-shapes';
import type { CrudFilters } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { useNow } from '../../components/use-now.ts';
import { berlinToday } from '../../components/berlin-time.ts';
import { listLink } from '../../grid/filters.ts';
import { Plot } from '../../plots/plot.tsx';
import { fromDay, inReview, onDay, untilDay } from './day-filters.ts';
import { useDayNames } from './day-names.ts';

/** What comes due on each of the coming days. */
export const DuePlot = ({ due }: { due: OfficeDashboard['due'] }) => {
  const { t } = useTranslation();
  const names = useDayNames();
  const now = new Date(useNow(60_000)).toISOString();
  const late = listLink('treatments', [inReview, { field: 'dueAt', operator: 'lte', value: now }]);
  return (
    <Section title={t('dashboard.office.due')}>
      <Plot
        kind="stacked"
        label={t('dashboard.office.due')}
        rowHead={t('dashboard.office.day')}
        empty={t('dashboard.office.dueEmpty')}
        series={[
          { name: t('dashboard.office.late'), tone: 'bad' },
          { name: t('dashboard.office.assigned'), tone: 'fir' },
          { name: t('dashboard.office.free'), tone: 'amber' },
        ]}
        rows={due.map((row) => {
          // What is late stands with today and is counted apart.
          const from: CrudFilters[number] = row.on === berlinToday() ? { field: 'dueAt', operator: 'gte', value: now } : fromDay('dueAt', row.on);
          const to = (operator: 'null' | 'nnull') =>
            listLink('treatments', [inReview, from, untilDay('dueAt', row.on), { field: 'doctorId', operator, value: true }]);
          return {
            key: row.on,
            head: names.long(row.on),
            short: names.short(row.on),
            values: [row.late, row.assigned, row.free],
            to: [late, to('nnull'), to('null')],
          };
        })}
      />
    </Section>
  );
};

/** Requests that came in and decisions, day by day. */
export const DecisionsPlot = ({ decisions }: { decisions: OfficeDashboard['decisions'] }) => {
  const { t } = useTranslation();
  const names = useDayNames();
  const decided = (day: string, status: string) => listLink('treatments', [{ field: 'status', operator: 'in', value: [status] }, ...onDay('decidedAt', day)]);
  return (
    <Section title={t('dashboard.office.decisions')}>
      <Plot
        kind="bars"
        label={t('dashboard.office.decisions')}
        rowHead={t('dashboard.office.day')}
        empty={t('dashboard.office.decisionsEmpty')}
        series={[
          { name: t('dashboard.office.received'), tone: 'edge' },
          { name: t('enum.treatmentStatus.approved'), tone: 'ok' },
          { name: t('enum.treatmentStatus.declined'), tone: 'bad' },
        ]}
        rows={decisions.map((row) => ({
          key: row.on,
          head: names.long(row.on),
          short: names.short(row.on),
          values: [row.received, row.approved, row.declined],
          to: [listLink('treatments', onDay('submittedAt', row.on)), decided(row.on, 'approved'), decided(row.on, 'declined')],
        }))}
      />
    </Section>
  );
};

/** Who has how much to decide. */
export const WorkloadPlot = ({ doctors }: { doctors: OfficeDashboard['doctors'] }) => {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const of = (id: string): CrudFilters[number] => ({ field: 'doctorId', operator: 'eq', value: id });
  const today = untilDay('dueAt', berlinToday());
  const sevenDays: CrudFilters[number] = { field: 'decidedAt', operator: 'gte', value: new Date(now - 7 * 86_400_000).toISOString() };
  return (
    <Section title={t('dashboard.office.workload')}>
      <Plot
        kind="bars"
        isByName
        label={t('dashboard.office.workload')}
        rowHead={t('treatments.team.name')}
        empty={t('dashboard.office.workloadEmpty')}
        series={[
          { name: t('treatments.team.open'), tone: 'fir' },
          { name: t('treatments.team.dueToday'), tone: 'amber' },
          { name: t('dashboard.office.decidedWeek'), tone: 'info' },
        ]}
        rows={doctors.map(({ id, name, open, dueToday, decided }) => ({
          key: id,
          head: name,
          short: name.split(' ').at(-1) ?? name,
          values: [open, dueToday, decided],
          to: [
            listLink('treatments', [inReview, of(id)]),
            listLink('treatments', [inReview, of(id), today]),
            listLink('treatments', [{ field: 'status', operator: 'in', value: ['approved', 'declined'] }, of(id), sevenDays]),
          ],
        }))}
      />
    </Section>
  );
};
