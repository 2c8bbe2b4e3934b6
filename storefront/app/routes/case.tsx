import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { Skeleton } from '../components/ui/feedback.tsx';
import { usePath } from '../lib/i18n/use-locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['treatments'] };

/** Where mails lead: to a request, or to one prescription of it. The address names no kind of thing, and survives a login, which a fragment does not. */
const Case = () => {
  const { t } = useTranslation('treatments');
  const { id = '' } = useParams();
  const path = usePath();
  const navigate = useNavigate();
  useEffect(() => void navigate(path(`/dashboard/prescriptions#${encodeURIComponent(id)}`), { replace: true }), [navigate, path, id]);
  return (
    <>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <Skeleton kind="cards" lines={2} />
    </>
  );
};
export default Case;
