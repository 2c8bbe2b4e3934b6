import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Skeleton } from '../components/ui/feedback.tsx';
import { AgreementScreen } from '../features/agreements/agreement-screen.tsx';
import { memberApi } from '../lib/api/client.ts';
import { useMe } from '../lib/auth/use-me.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['agreements'] };

const AgreementRoute = () => {
  const { t } = useTranslation('agreements');
  const path = usePath();
  const navigate = useNavigate();
  const me = useMe();
  const document = useLocation().pathname.endsWith('/treatment-contract') ? 'contract' : 'information';
  const goOn = async () => {
    const { next } = await memberApi.get('/clients/iam/statuses');
    await navigate(path(next ?? '/dashboard'));
  };
  return (
    <>
      <PageHead title={t(`${document}.title`)} isPrivate />
      {me.data ? (
        <AgreementScreen key={document} document={document} signer={`${me.data.firstName} ${me.data.lastName}`} onSigned={goOn} />
      ) : (
        <Skeleton lines={10} />
      )}
    </>
  );
};
export default AgreementRoute;
