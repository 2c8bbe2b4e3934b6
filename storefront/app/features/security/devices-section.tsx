import type { Device, Devices } from '@blattwerk/contract/accounts/access-shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Skeleton, StatusTag } from '../../components/ui/feedback.tsx';
import { toast } from '../../components/ui/toast.ts';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { devicesKey } from './devices-key.ts';
import styles from './security.module.css';

/** "Firefox auf Windows, Computer": what is not recognised is said to be unknown. */
const useDeviceName = () => {
  const { t } = useTranslation('security');
  return ({ browser, system, kind }: Device): string => {
    if (!browser && !system) return t('devices.unknown');
    const program = browser && system ? t('devices.on', { browser, system }) : (browser ?? system ?? '');
    return kind === 'unknown' ? program : t('devices.named', { program, kind: t(`devices.kind.${kind}`) });
  };
};

const DeviceRow = ({ device, onEnd, isBusy }: { device: Device; onEnd: () => void; isBusy: boolean }) => {
  const { t } = useTranslation('security');
  const name = useDeviceName()(device);
  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>
          {name} {device.current && <StatusTag tone="ok">{t('devices.current')}</StatusTag>}
        </p>
        <p className={styles.times}>
          <span>
            {t('devices.lastUsed')} <DateTime value={device.lastUsedAt} /> ·
          </span>{' '}
          <span>
            {t('devices.since')} <DateTime value={device.createdAt} kind="date" />
            {device.place && ' ·'}
          </span>{' '}
          {device.place && <span>{t('devices.from', { place: device.place })}</span>}
        </p>
      </div>
      {!device.current && (
        <Button kind="secondary" size="small" isBusy={isBusy} onClick={onEnd} aria-label={t('devices.endNamed', { name })}>
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
};

const DeviceList = ({ items }: Devices) => {
  const { t } = useTranslation('security');
  const client = useQueryClient();
  const heading = useRef<HTMLParagraphElement>(null);
  const [ending, setEnding] = useState<string>();
  const { run, isPending, error } = useAction();
  const others = items.filter(({ current }) => !current).length;
  const end = (what: string, send: () => Promise<unknown>, said: string) =>
    run(async () => {
      setEnding(what);
      await send();
      await client.invalidateQueries({ queryKey: devicesKey });
      toast.success(said);
      heading.current?.focus();
    });
  return (
    <>
      <p ref={heading} tabIndex={-1}>
        {t('devices.count', { count: items.length })}
      </p>
      <FailureNotice error={error} />
      <ul className={styles.devices}>
        {items.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={isPending && ending === device.id}
            onEnd={() => void end(device.id, () => memberApi.delete('/clients/iam/sessions/:id', { params: { id: device.id } }), t('devices.ended'))}
          />
        ))}
      </ul>
      {others > 0 && (
        <Button
          kind="danger"
          isBusy={isPending && ending === 'all'}
          onClick={() => void end('all', () => memberApi.delete('/clients/iam/sessions'), t('devices.othersEnded'))}
        >
          {t('devices.endOthers', { count: others })}
        </Button>
      )}
    </>
  );
};

/** Where the account is signed in. Signing a device out works with its next request. */
export const DevicesSection = () => {
  const { t } = useTranslation('security');
  const devices = useQuery({ queryKey: devicesKey, queryFn: () => memberApi.get('/clients/iam/sessions') });
  return (
    <Card>
      <h2>{t('devices.title')}</h2>
      <p>{t('devices.text')}</p>
      {devices.isPending && <Skeleton lines={4} />}
      {devices.isError && <ErrorState error={devices.error} onRetry={() => void devices.refetch()} />}
      {devices.data && <DeviceList items={devices.data.items} />}
    </Card>
  );
};
