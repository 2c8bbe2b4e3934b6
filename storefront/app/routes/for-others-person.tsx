import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { CaredForScreen } from '../features/caregivers/cared-for-screen.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['caregivers'] };

const ForOthersPerson = () => {
  const { t } = useTranslation('caregivers');
  const { id = '' } = useParams();
  return (
    <>
      <PageHead title={t('others.title')} isPrivate />
      <CaredForScreen key={id} id={id} />
    </>
  );
};
export default ForOthersPerson;
