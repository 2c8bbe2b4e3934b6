import type { DoctorDashboard as Day } from '@blattwerk/contract/dashboard/doctor-shapes';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';

const weekdayOf = (language: string, on: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'de-DE', { weekday: 'short', day: 'numeric', month: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${on}T12:00:00Z`),
  );

/** How much comes due on each of the coming days: bars for those who look, numbers beside them for those who read. */
export const DueCurve = ({ days }: { days: Day['dueCurve'] }) => {
  const { t, i18n } = useTranslation();
  const most = Math.max(1, ...days.map(({ mine, free }) => mine + free));
  const isEmpty = days.every(({ mine, free }) => mine + free === 0);
  return (
    <Section title={t('dashboard.doctor.curve')}>
      {isEmpty ? (
        <p className="quiet">{t('dashboard.doctor.curveEmpty')}</p>
      ) : (
        <table className="curve">
          <thead>
            <tr>
              <th scope="col">{t('dashboard.doctor.dayHead')}</th>
              <th scope="col" className="number">
                {t('dashboard.doctor.mineHead')}
              </th>
              <th scope="col" className="number">
                {t('dashboard.doctor.freeHead')}
              </th>
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {days.map(({ on, mine, free }) => (
              <tr key={on}>
                <th scope="row">{weekdayOf(i18n.language, on)}</th>
                <td className="number">{mine}</td>
                <td className="number">{free}</td>
                <td aria-hidden="true" className="curve-bars">
                  <span className="curve-mine" style={{ width: `${(mine / most) * 100}%` }} />
                  <span className="curve-free" style={{ width: `${(free / most) * 100}%` }} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
};
