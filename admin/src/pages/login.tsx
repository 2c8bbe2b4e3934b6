import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useReuseNotice } from '../components/use-reuse-notice.tsx';
import { brand } from '../components/page.tsx';
import { authProvider } from '../providers/auth.ts';
import type { StaffMember } from '../providers/auth.ts';
import type { Proof } from '../providers/enter.ts';
import { EntryFrame } from './entry/entry-frame.tsx';
import { LoginForm } from './entry/login-form.tsx';
import { entryAddress, safeTarget } from '../providers/entry-address.ts';

export const Login = () => {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const notifyReuse = useReuseNotice();
  const onProof = async (proof: Proof) => {
    const { reuseEndedAt } = await authProvider.login(proof);
    queries.clear(); // what another user has read before
    const member = (await authProvider.getIdentity?.()) as StaffMember | undefined;
    const to = safeTarget(search.get('to'));
    await navigate(member?.mustEnrol ? entryAddress('enrol', to) : to, { replace: true });
    notifyReuse(reuseEndedAt);
  };
  return (
    <EntryFrame title={t('login.heading', { brand })} lead={t('login.lead')}>
      <LoginForm onProof={onProof} />
      <p className="quiet login-foot">
        <Link to="/forgot">{t('login.forgot')}</Link>
        <a href="/">{t('login.toStorefront')}</a>
      </p>
    </EntryFrame>
  );
};
