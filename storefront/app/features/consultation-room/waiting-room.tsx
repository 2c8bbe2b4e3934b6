import type { RoomFacts } from '@blattwerk/contract/video-rooms/shapes';
import type { Call } from '@blattwerk/video/call';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';

/** From this much after the agreed time on it is said. */
const lateMs = 2 * 60_000;

/** The place in the line of this doctor, when it is likely to be one's turn, and what the doctor has announced. */
export const WaitingRoom = ({ call, facts: { doctorName, startsAt } }: { call: Call; facts: Pick<RoomFacts, 'doctorName' | 'startsAt'> }) => {
  const { t } = useTranslation('room');
  const { time } = useFormat();
  const { waiting } = useSyncExternalStore(call.subscribe, call.snapshot, call.snapshot);
  return (
    <div aria-live="polite">
      <h2>{t('waiting.title')}</h2>
      <p>{t('waiting.text', { doctor: doctorName })}</p>
      {waiting && (
        <>
          <p>{waiting.place === 1 ? t('waiting.next') : t('waiting.place', { place: waiting.place })}</p>
          <p>{t('waiting.expected', { time: time(waiting.expectedAt) })}</p>
          {Date.parse(waiting.expectedAt) - Date.parse(startsAt) >= lateMs && <p>{t('waiting.late', { time: time(startsAt) })}</p>}
          {waiting.delayMinutes > 0 && <p>{t('waiting.delay', { count: waiting.delayMinutes })}</p>}
        </>
      )}
    </div>
  );
};
