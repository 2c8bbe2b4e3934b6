import { useTranslation } from 'react-i18next';
import { Container } from '../components/layout/page-frame.tsx';
import { WithdrawalForm } from '../features/withdrawal/withdrawal-form.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['withdrawal'] };

/** The withdrawal function of § 356a BGB: reached from every page's footer, without a login. */
const Withdraw = () => {
  const { t } = useTranslation('withdrawal');
  return (
    <Container width="form">
      <PageHead title={t('title')} description={t('intro')} canonicalPath="/withdraw" />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <WithdrawalForm />
    </Container>
  );
};
export default Withdraw;
