import type { DoctorDashboard as Day } from '@blattwerk/contract/dashboard/doctor-shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { StatusTag, Tag } from '../../components/status-tag.tsx';

/** Today's consultations in order; patients in the waiting room are marked. */
export const Today = ({ consultations }: { consultations: Day['consultations'] }) => {
  const { t } = useTranslation();
  const { time } = useFormats();
  return (
    <Section title={t('dashboard.doctor.today')} aside={<Link to="/consultations/calendar">{t('consultations.calendar.title')}</Link>}>
      {consultations.length === 0 ? <p className="quiet">{t('dashboard.doctor.noConsultation')}</p> : null}
      <ul className="today-list">
        {consultations.map(({ id, startsAt, endsAt, patientName, status, isWaiting }) => (
          <li key={id}>
            <Link to={`/consultations/${id}`}>
              {time(startsAt)}–{time(endsAt)} {patientName}
            </Link>
            {isWaiting ? <Tag tone="amber">{t('dashboard.doctor.inRoom')}</Tag> : <StatusTag type="consultationStatus" value={status} />}
          </li>
        ))}
      </ul>
    </Section>
  );
};
