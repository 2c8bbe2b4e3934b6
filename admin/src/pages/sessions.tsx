import { useCustom, useNotification } from '@refinedev/core';
import type { Devices } from '@blattwerk/contract/accounts/access-shapes';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeviceLine } from '../components/device-line.tsx';
import { Section } from '../components/page.tsx';
import { errorText } from '../providers/error-text.ts';
import { http } from '../providers/http.ts';

const path = '/clients/iam/sessions';
const others = 'others';

/** Where this account is signed in, and how to sign out there. */
export const Sessions = () => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [ending, setEnding] = useState<string>();
  const { query, result } = useCustom<Devices>({ url: path, method: 'get', errorNotification: false });
  if (query.data === undefined) return null;
  const end = async (id: string) => {
    setEnding(id);
    try {
      await http.request('DELETE', id === others ? path : `${path}/${id}`);
      open?.({ type: 'success', message: t(id === others ? 'profile.othersSignedOut' : 'profile.signedOut') });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setEnding(undefined);
      await query.refetch();
    }
  };
  const { items } = result.data;
  const endOthers = (
    <Popconfirm placement="bottomRight" title={t('profile.askOthers')} okText={t('profile.signOutOthers')} onConfirm={() => end(others)}>
      <Button size="small" loading={ending === others}>
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
