import { useCustom, useNotification } from '@refinedev/core';
import type { PersonSession } from '@blattwerk/contract/backoffice/shapes';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../providers/error-text.ts';
import { http } from '../providers/http.ts';
import { DeviceLine } from './device-line.tsx';
import { Section } from './page.tsx';

const all = 'all';

/** Where somebody else is signed in, and how an administrator ends it: one device, or all of them. */
export const PersonSessions = ({ personId }: { personId: string }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [ending, setEnding] = useState<string>();
  const path = `/backoffice/people/${personId}/sessions`;
  const { query, result } = useCustom<{ items: PersonSession[] }>({ url: path, method: 'get', errorNotification: false });
  if (query.data === undefined) return null;
  const end = async (id: string) => {
    setEnding(id);
    try {
      await http.request('DELETE', id === all ? path : `${path}/${id}`);
      open?.({ type: 'success', message: t(id === all ? 'sessions.allEnded' : 'sessions.ended') });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setEnding(undefined);
      await query.refetch();
    }
  };
  const { items } = result.data;
  const endAll = (
    <Popconfirm placement="bottomRight" title={t('sessions.askAll')} okText={t('sessions.endAll')} okButtonProps={{ danger: true }} onConfirm={() => end(all)}>
      <Button size="small" danger loading={ending === all}>
        {t('sessions.endAll')}
      </Button>
    </Popconfirm>
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
