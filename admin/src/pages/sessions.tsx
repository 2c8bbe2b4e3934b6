import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { DeviceLine } from '../components/device-line.tsx';
import { Section } from '../components/page.tsx';
import { all, useEndSession } from '../components/use-end-session.ts';
import { api } from '../providers/http.ts';
import { useAnswer } from '../providers/use-answer.ts';

/** Where this account is signed in, and how to sign out there. */
export const Sessions = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/clients/iam/sessions', {});
  const { ending, end } = useEndSession(
    { one: (id) => api.delete('/clients/iam/sessions/:id', { params: { id } }), all: () => api.delete('/clients/iam/sessions') },
    { one: t('profile.signedOut'), all: t('profile.othersSignedOut') },
    query.refetch,
  );
  if (query.data === undefined) return null;
  const { items } = result.data;
  const endOthers = (
    <ConfirmButton size="small" loading={ending === all} means={t('profile.askOthers')} onConfirm={() => void end(all)}>
      {t('profile.signOutOthers')}
    </ConfirmButton>
  );
  return (
    <Section title={t('profile.sessions')} aside={items.some(({ current }) => !current) ? endOthers : undefined}>
      <ul className="devices">
        {items.map((device) => (
          <li key={device.id}>
            <DeviceLine device={device} />
            {device.current ? (
              <span className="tag tag-ok">{t('profile.thisDevice')}</span>
            ) : (
              <Button size="small" loading={ending === device.id} onClick={() => void end(device.id)}>
                {t('profile.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};
