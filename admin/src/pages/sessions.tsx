import type { Devices } from '@blattwerk/contract/accounts/access-shapes';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
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
    <Popconfirm placement="bottomRight" title={t('profile.askOthers')} okText={t('profile.signOutOthers')} onConfirm={() => end(all)}>
      <Button size="small" loading={ending === all}>
        {t('profile.signOutOthers')}
      </Button>
    </Popconfirm>
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
