import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import './scheduled-jobs.css';

/** The two lists of work in the background: what the clock starts, and single pieces of work. */
export const JobTabs = () => {
  const { t } = useTranslation();
  return (
    <nav className="job-tabs" aria-label={t('scheduled-jobs.lists')}>
      <NavLink to="/scheduled-jobs">{t('scheduled-jobs.bySchedule')}</NavLink>
      <NavLink to="/jobs">{t('scheduled-jobs.single')}</NavLink>
    </nav>
  );
};
