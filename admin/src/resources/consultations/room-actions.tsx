import type { Call } from '@blattwerk/video/call';
import { delaySteps, type DoctorRoom } from '@blattwerk/contract/video-rooms/shapes';
import { App, Form, Select } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNow } from '../../components/use-now.ts';
import { DateTime } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { Complete } from './complete.tsx';
import type { useRoomLine } from './use-room-line.ts';

/** "5 minutes late" reaches everyone who waits for this doctor. */
const Delay = ({ room }: { room: DoctorRoom }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const [minutes, setMinutes] = useState(room.delayMinutes);
  const tell = async (next: number): Promise<void> => {
    try {
      const { told } = await api.post('/backoffice/consultations/delay', { body: { minutes: next } });
      setMinutes(next);
      message.success(t('consultation-room.delayTold', { count: told }));
    } catch (error) {
      message.error(errorText(error));
    }
  };
  return (
    <Form.Item layout="vertical" label={t('consultation-room.delay')} htmlFor="room-delay">
      <Select
        id="room-delay"
        value={minutes}
        onChange={(next: number) => void tell(next)}
        options={delaySteps.map((step) => ({ value: step, label: t('consultation-room.minutes', { count: step }) }))}
      />
    </Form.Item>
  );
};

interface EndsProps {
  room: DoctorRoom;
  /** While the doctor is in the room. */
  call: Call | undefined;
  onChanged: () => void;
}

const never = (): (() => void) => () => undefined;
const hasMetIn = ({ peer, hasPeerLeft }: ReturnType<Call['snapshot']>): boolean => peer !== null || hasPeerLeft;
/** Whether the patient was seen in this call. */
const useHasMet = (call: Call | undefined): boolean => useSyncExternalStore(call?.subscribe ?? never, () => call !== undefined && hasMetIn(call.snapshot()));

/** The patient did not come: from some minutes after the start on, as the settings say, and not once both have met here. */
const NoShow = ({ room, call, onChanged }: EndsProps) => {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { run, running } = useAction('consultations');
  const hasMet = useHasMet(call);
  const isTime = useNow(5_000) >= Date.parse(room.noShowFrom);
  const note = async () => {
    if ((await run(room.id, 'no-show', {}, { done: 'consultations.no-show.done' })) !== undefined) onChanged();
  };
  if (hasMet) return null;
  if (!isTime) return <p className="quiet">{t('consultation-room.noShowFrom', { time: time(room.noShowFrom) })}</p>;
  return (
    <ConfirmButton loading={running === 'no-show'} means={t('consultations.no-show.means')} onConfirm={() => void note()}>
      {t('consultations.no-show.button')}
    </ConfirmButton>
  );
};

/** How a consultation that has begun ends. */
const Ends = ({ room, call, onChanged }: EndsProps) => {
  const hasBegun = useNow(5_000) >= Date.parse(room.startsAt);
  if (room.status !== 'booked' || !hasBegun) return null;
  return (
    <div className="form-foot room-ends">
      <Complete id={room.id} onDone={onChanged} />
      <Complete id={room.id} isCall phone={room.patient.phone} onDone={onChanged} />
      <NoShow room={room} call={call} onChanged={onChanged} />
    </div>
  );
};

/** What the doctor does beside talking, and who comes next. */
export const RoomActions = (props: EndsProps & { line: ReturnType<typeof useRoomLine> }) => {
  const { t } = useTranslation();
  const {
    room,
    line: { next, waiting },
  } = props;
  return (
    <Section title={t('consultation-room.actions')}>
      {room.status === 'booked' ? <Delay room={room} /> : <StatusTag type="consultationStatus" value={room.status} />}
      {room.patient.phone === null ? null : (
        <p>
          {t('consultation-room.phone')} <Phone value={room.patient.phone} />
        </p>
      )}
      <Ends {...props} />
      {waiting === 0 ? null : <p role="status">{t('consultation-room.othersWait', { count: waiting })}</p>}
      {next === null ? null : (
        <p>
          <a href={`/admin/consultations/${next.id}/room`}>{t('consultation-room.next', { name: next.patientName })}</a> <DateTime value={next.startsAt} />{' '}
          {next.isWaiting ? t('consultation-room.waits') : null}
        </p>
      )}
    </Section>
  );
};
