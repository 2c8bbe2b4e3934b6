import type { Devices } from '@blattwerk/contract/accounts/access-shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../components/confirm-button.tsx';
import { DeviceLine } from '../components/device-line.tsx';
import { Section } from '../components/page.tsx';
import { all, useDevices } from '../components/use-devices.ts';

/** Where this account is signed in, and how to sign out there. */
export const Sessions = () => {
  const { t } = useTranslation();
  const { devices, ending, end } = useDevices<Devices>('/clients/iam/sessions', { one: t('profile.signedOut'), all: t('profile.othersSignedOut') });
  if (devices === undefined) return null;
  const { items } = devices;
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
