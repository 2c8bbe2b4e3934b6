import { useCustom, useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceName } from '../components/device-name.ts';
import { Section } from '../components/page.tsx';
import { DateTime, Text } from '../components/values.tsx';
import { errorText } from '../providers/error-text.ts';
import { http } from '../providers/http.ts';

interface Device {
  id: string;
  current: boolean;
  userAgent: string | null;
  createdAt: string;
  lastUsedAt: string;
}

/** Where this account is signed in, and how to sign out there. */
export const Sessions = () => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [ending, setEnding] = useState<string>();
  const { query, result } = useCustom<{ items: Device[] }>({ url: '/clients/iam/sessions', method: 'get', errorNotification: false });
  if (query.data === undefined) return null;
  const end = async (id: string) => {
    setEnding(id);
    try {
      await http.request('DELETE', `/clients/iam/sessions/${id}`);
      open?.({ type: 'success', message: t('profile.signedOut') });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setEnding(undefined);
      await query.refetch();
    }
  };
  return (
    <Section title={t('profile.sessions')}>
      <ul className="devices">
        {result.data.items.map((device) => (
          <li key={device.id}>
            <span>
              <Text value={deviceName(device.userAgent) ?? t('profile.unknownDevice')} />
              <span className="quiet">
                {' '}
                · {t('profile.lastUsed')} <DateTime value={device.lastUsedAt} />
              </span>
            </span>
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
