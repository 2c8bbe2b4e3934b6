import { myself } from '@blattwerk/contract/backoffice/list-filters';
import type { DoctorDashboard as Day } from '@blattwerk/contract/dashboard/doctor-shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { Facts } from '../../components/values.tsx';
import { listLink } from '../../grid/filters.ts';

const decidedThisWeek = listLink('treatments', [
  { field: 'status', operator: 'in', value: ['approved', 'declined'] },
  { field: 'doctorId', operator: 'eq', value: myself },
  { field: 'decidedAt', operator: 'between', value: 'this-week' },
]);
const heldThisWeek = listLink('consultations', [
  { field: 'status', operator: 'in', value: ['completed'] },
  { field: 'startsAt', operator: 'between', value: 'this-week' },
]);

/** The doctor's week since Monday, in sentences with a number. */
export const Week = ({ week: { approved, declined, onTime, medianMinutes, consultations } }: { week: Day['week'] }) => {
  const { t } = useTranslation();
  const decided = approved + declined;
  return (
    <Section title={t('dashboard.doctor.week')}>
      {decided === 0 && consultations === 0 ? (
        <p className="quiet">{t('dashboard.doctor.weekEmpty')}</p>
      ) : (
        <Facts
          items={[
            { label: t('dashboard.doctor.decided'), value: <Link to={decidedThisWeek}>{t('dashboard.doctor.decidedOf', { approved, declined })}</Link> },
            { label: t('dashboard.doctor.onTime'), value: t('dashboard.doctor.onTimeOf', { onTime, decided }) },
            ...(medianMinutes === null ? [] : [{ label: t('dashboard.doctor.median'), value: t('treatments.team.minutes', { count: medianMinutes }) }]),
            { label: t('dashboard.doctor.consultations'), value: consultations === 0 ? 0 : <Link to={heldThisWeek}>{consultations}</Link> },
          ]}
        />
      )}
    </Section>
  );
};
