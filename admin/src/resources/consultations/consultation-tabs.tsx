import { CalendarOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import './consultations.css';

/** The same consultations as a list and as a calendar. */
export const ConsultationTabs = () => {
  const { t } = useTranslation();
  return (
    <nav className="consultation-tabs" aria-label={t('consultations.views')}>
      <NavLink to="/consultations" end>
        <UnorderedListOutlined aria-hidden="true" /> {t('consultations.list')}
      </NavLink>
      <NavLink to="/consultations/calendar">
        <CalendarOutlined aria-hidden="true" /> {t('consultations.calendar.title')}
      </NavLink>
    </nav>
  );
};
