import { useTranslation } from 'react-i18next';
import { RecordTabs } from '../../components/record-tabs.tsx';

/** The two lists of work in the background: what the clock starts, and single pieces of work. */
export const JobTabs = () => {
  const { t } = useTranslation();
  return (
    <RecordTabs
      label={t('scheduled-jobs.lists')}
      tabs={[
        { to: '/scheduled-jobs', name: t('scheduled-jobs.bySchedule') },
        { to: '/jobs', name: t('scheduled-jobs.single') },
      ]}
    />
  );
};
