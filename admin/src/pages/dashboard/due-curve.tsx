import type { DoctorDashboard as Day } from '@blattwerk/contract/dashboard/doctor-shapes';
import { useTranslation } from 'react-i18next';
import { BarTable } from '../../components/bar-table.tsx';
import { Section } from '../../components/page.tsx';

const weekdayOf = (language: string, on: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${on}T12:00:00Z`),
  );

/** How much comes due on each of the coming days. */
export const DueCurve = ({ days }: { days: Day['dueCurve'] }) => {
  const { t, i18n } = useTranslation();
  const isEmpty = days.every(({ mine, free }) => mine + free === 0);
  return (
    <Section title={t('dashboard.doctor.curve')}>
      {isEmpty ? (
        <p className="quiet">{t('dashboard.doctor.curveEmpty')}</p>
      ) : (
        <BarTable
          rowHead={t('dashboard.doctor.dayHead')}
          series={[t('dashboard.doctor.mineHead'), t('dashboard.doctor.freeHead')]}
          rows={days.map(({ on, mine, free }) => ({
            key: on,
            head: weekdayOf(i18n.language, on),
            cells: [mine, free].map((size) => ({ text: size, size })),
          }))}
        />
      )}
    </Section>
  );
};
