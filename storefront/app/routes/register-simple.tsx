import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { RegisterForm } from '../features/account/register-form.tsx';
import { wayBack } from '../lib/api/session.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { frame: 'bare' };

/** The short form on the way through a checkout, which goes on at `next`. */
const RegisterSimple = () => {
  const { t } = useTranslation('account');
  const [params] = useSearchParams();
  const next = wayBack(params);
  return (
    <>
      <PageHead title={t('register.title')} isPrivate />
      <h1>{t('register.title')}</h1>
      <p>{t('register.shortIntro')}</p>
      <RegisterForm next={next} isShort />
    </>
  );
};
export default RegisterSimple;
