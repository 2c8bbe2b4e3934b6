import type { RoomFacts } from '@blattwerk/contract/video-rooms/shapes';
import { DeviceCheck } from '@blattwerk/video/device-check.tsx';
import type { Devices } from '@blattwerk/video/use-devices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VideoConsentField } from '../../components/consent/video-consent.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import type { RoomEntry } from './room-entry.ts';

interface Props {
  facts: RoomFacts;
  devices: Devices;
  entry: RoomEntry;
  /** Enters the room; a refusal is shown here. */
  onJoin: () => Promise<void>;
}

const Join = ({ facts, devices, entry: { hasConsented, giveConsent }, onJoin }: Props) => {
  const { t } = useTranslation('room');
  const [isTicked, setTicked] = useState(false);
  const { run, isPending, error } = useAction();
  const { due } = useFormat();
  const isEarly = new Date(facts.joinableFrom) > new Date();
  const join = () =>
    run(async () => {
      if (!hasConsented) await giveConsent();
      await onJoin();
    });
  if (facts.status !== 'booked') return <Notice kind="info" title={t(`over.${facts.status}`)} />;
  return (
    <>
      {hasConsented === false && <VideoConsentField isGiven={isTicked} onChange={setTicked} />}
      {isEarly && <Notice kind="info" title={t('early', { from: due(facts.joinableFrom) })} />}
      <FailureNotice error={error} />
      <Button isBusy={isPending} disabled={hasConsented === undefined || (!hasConsented && !isTicked)} onClick={() => void join()}>
        {(devices.open.camera ?? devices.open.microphone) ? t('join') : t('joinWithout')}
      </Button>
    </>
  );
};

/** With whom and when, the own devices, the consent, and the way in. Can be used days before, to try everything out. */
export const BeforeRoom = (props: Props) => {
  const { t } = useTranslation('room');
  const { due } = useFormat();
  const { facts, devices, entry } = props;
  return (
    <>
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
    </>
  );
};
