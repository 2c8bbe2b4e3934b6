import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from './confirm-button.tsx';
import { DeviceLine } from './device-line.tsx';
import type { PartProps } from './record-parts.tsx';
import { Section } from './page.tsx';
import { api } from '../providers/http.ts';
import { useAnswer } from '../providers/use-answer.ts';
import { all, useEndSession } from './use-end-session.ts';

/** Where another user is signed in, and how an administrator ends it: one device, or all of them. */
export const PersonSessions = ({ id: personId }: PartProps) => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/people/:id/sessions', { params: { id: personId } });
  const { ending, end } = useEndSession(
    {
      one: (sessionId) => api.delete('/backoffice/people/:id/sessions/:sessionId', { params: { id: personId, sessionId } }),
      all: () => api.delete('/backoffice/people/:id/sessions', { params: { id: personId } }),
    },
    { one: t('sessions.ended'), all: t('sessions.allEnded') },
    query.refetch,
  );
  if (query.data === undefined) return null;
  const { items } = result.data;
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
