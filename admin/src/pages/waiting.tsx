import { useGetIdentity, useLogout } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { forgetUser } from '../providers/auth.ts';
import type { StaffMember } from '../providers/auth.ts';
import { EntryFrame } from './entry/entry-frame.tsx';

/** A doctor or administrator whom a second person has not approved yet: what is being checked, and what can be done meanwhile. */
export const Waiting = () => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const { mutate: logout } = useLogout();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const kind = user?.role === 'admin' ? 'admin' : 'doctor';
  const checkAgain = async () => {
    forgetUser();
    await queries.invalidateQueries();
  };
  return (
    <EntryFrame title={t('waiting.title')} lead={t(`waiting.${kind}Lead`)} isWide>
      <div className="stack">
        <p>{t(`waiting.${kind}Checked`)}</p>
        <p>{t('waiting.told')}</p>
        <Button type="primary" block size="large" onClick={() => void navigate('/profile')}>
          {t('waiting.profile')}
        </Button>
        <Button block size="large" onClick={() => void checkAgain()}>
          {t('waiting.look')}
        </Button>
      </div>
      <p className="quiet login-foot">
        <Button type="link" onClick={() => logout()}>
          {t('shell.logout')}
        </Button>
      </p>
    </EntryFrame>
  );
};
