import type { PersonSession } from '@blattwerk/contract/backoffice/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from './confirm-button.tsx';
import { DeviceLine } from './device-line.tsx';
import { Section } from './page.tsx';
import { all, useDevices } from './use-devices.ts';

/** Where another user is signed in, and how an administrator ends it: one device, or all of them. */
export const PersonSessions = ({ personId }: { personId: string }) => {
  const { t } = useTranslation();
  const { devices, ending, end } = useDevices<{ items: PersonSession[] }>(`/backoffice/people/${personId}/sessions`, {
    one: t('sessions.ended'),
    all: t('sessions.allEnded'),
  });
  if (devices === undefined) return null;
  const { items } = devices;
  const endAll = (
    <ConfirmButton size="small" danger loading={ending === all} means={t('sessions.askAll')} onConfirm={() => void end(all)}>
      {t('sessions.endAll')}
    </ConfirmButton>
  );
  return (
    <Section title={t('sessions.title')} aside={items.length > 0 ? endAll : undefined}>
      {items.length === 0 ? <p className="quiet">{t('sessions.none')}</p> : null}
      <ul className="devices">
        {items.map((device) => (
          <li key={device.id}>
            <DeviceLine device={device} />
            <Button size="small" loading={ending === device.id} onClick={() => void end(device.id)}>
              {t('sessions.end')}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
};
