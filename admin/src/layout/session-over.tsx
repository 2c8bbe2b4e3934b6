import { useGetIdentity, useLogout } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/dialog.tsx';
import { useReuseNotice } from '../components/use-reuse-notice.tsx';
import { LoginForm } from '../pages/entry/login-form.tsx';
import { authProvider } from '../providers/auth.ts';
import type { StaffMember } from '../providers/auth.ts';
import type { Proof } from '../providers/enter.ts';
import { expiry } from '../providers/expiry.ts';

/** The page is hidden while no user is signed in; it is still there, with everything typed. */
const cover = { mask: { background: 'var(--paper)' } };

/** The session is over: the same person signs in again, here, and goes on. */
export const SessionOver = () => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const { mutate: logout } = useLogout();
  const queries = useQueryClient();
  const notifyReuse = useReuseNotice();
  const isOver = useSyncExternalStore(expiry.subscribe, expiry.isOver);
  if (!isOver || user === undefined) return null;
  const onProof = async (proof: Proof) => {
    const { reuseEndedAt } = await authProvider.login(proof);
    notifyReuse(reuseEndedAt);
    const now = (await authProvider.getIdentity?.()) as StaffMember;
    // Another user must not continue what this one had begun.
    if (now.id !== user.id || now.mustEnrol) window.location.assign(import.meta.env.BASE_URL);
    else await queries.invalidateQueries();
  };
  return (
    <Dialog title={t('login.overTitle')} open closable={false} keyboard={false} maskClosable={false} footer={null} styles={cover}>
      <p className="section-lead">{t('login.overText')}</p>
      <LoginForm onProof={onProof} email={user.email} />
      <Button type="link" block onClick={() => logout()}>
        {t('login.overOther')}
      </Button>
    </Dialog>
  );
};
