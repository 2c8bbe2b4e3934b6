import type { RoomFacts } from '@blattwerk/contract/video-rooms/shapes';
import { DeviceCheck } from '@blattwerk/video/device-check.tsx';
import type { Devices } from '@blattwerk/video/use-devices';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentField } from '../../components/consent/purpose-consent.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './consultation-room.module.css';
import type { RoomEntry } from './room-entry.ts';

interface Props {
  facts: RoomFacts;
  devices: Devices;
  entry: RoomEntry;
  /** Enters the room; a refusal is shown here. */
  onJoin: () => Promise<void>;
}

/** A clock of the reader that is this much behind keeps no one out: the server decides. */
const clockErrorMs = 3 * 60_000;
const lookEveryMs = 10_000;

/** How long it is until then, looked at again every ten seconds. */
const useMsUntil = (instant: string): number => {
  const [left, setLeft] = useState(() => Date.parse(instant) - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(Date.parse(instant) - Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
};

const Join = ({ facts, devices, entry: { hasConsented, giveConsent }, onJoin }: Props) => {
  const { t } = useTranslation('room');
  const [isTicked, setTicked] = useState(false);
  const { run, isPending, error } = useAction();
  const { due } = useFormat();
  const early = useMsUntil(facts.joinableFrom);
  const join = () =>
    run(async () => {
      if (!hasConsented) await giveConsent();
      await onJoin();
    });
  if (facts.status !== 'booked') return <Notice kind="info" title={t(`over.${facts.status}`)} />;
  return (
    <>
      {hasConsented === false && early <= clockErrorMs && <ConsentField purpose="video" isGiven={isTicked} onChange={setTicked} />}
      {early > 0 && <Notice kind="info" title={t('early', { from: due(facts.joinableFrom) })} />}
      <FailureNotice error={error} />
      {early <= clockErrorMs && (
        <Button isBusy={isPending} disabled={hasConsented === undefined || (!hasConsented && !isTicked)} onClick={() => void join()}>
          {(devices.open.camera ?? devices.open.microphone) ? t('join') : t('joinWithout')}
        </Button>
      )}
    </>
  );
};

/** With whom and when, the own devices, the consent, and the way in. Can be used days before, to try everything out. */
export const BeforeRoom = (props: Props) => {
  const { t } = useTranslation('room');
  const { due } = useFormat();
  const { facts, devices, entry } = props;
  return (
    <div className={styles.stack}>
      <Card>
        <Facts
          items={[
            { term: t('doctor'), value: facts.doctorName },
            { term: t('when'), value: due(facts.startsAt) },
          ]}
        />
      </Card>
      <Card label={t('check')}>
        <h2>{t('check')}</h2>
        <DeviceCheck devices={devices} locale={useLocale()} fetchServers={entry.fetchServers} />
      </Card>
      <Card tone="next">
        <Join {...props} />
      </Card>
    </div>
  );
};
