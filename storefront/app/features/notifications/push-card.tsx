import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { readPushState, turnPushOff, turnPushOn } from './browser-push.ts';

const key = ['push-state'] as const;

const readState = async () => {
  const { publicKey } = await memberApi.get('/clients/notifications/push-key');
  return { publicKey, state: publicKey === null ? ('unsupported' as const) : await readPushState() };
};

/** Push messages to this browser: off until the person turns them on here. Nothing is shown where there are none. */
export const PushCard = () => {
  const { t } = useTranslation('notifications');
  const client = useQueryClient();
  const push = useQuery({ queryKey: key, queryFn: readState });
  const { run, error, isPending } = useAction();
  if (!push.data?.publicKey) return null;
  const { publicKey, state } = push.data;
  const turn = (isOn: boolean) =>
    void run(async () => {
      const next = isOn ? await turnPushOn(publicKey) : await turnPushOff();
      client.setQueryData(key, { publicKey, state: next });
    });
  return (
    <Card>
      <h2>{t('push.title')}</h2>
      <p>{t('push.text')}</p>
      <p role="status">{t(`push.state.${state}`)}</p>
      <FailureNotice error={error} />
      {(state === 'off' || state === 'on') && (
        <Button kind="secondary" isBusy={isPending} onClick={() => turn(state === 'off')}>
          {t(state === 'off' ? 'push.turnOn' : 'push.turnOff')}
        </Button>
      )}
    </Card>
  );
};
