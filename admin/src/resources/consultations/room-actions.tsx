import { delaySteps, type DoctorRoom } from '@blattwerk/contract/video-rooms/shapes';
import { App, Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { Complete } from './complete.tsx';

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

/** What the doctor does beside talking. */
export const RoomActions = ({ room, onChanged }: { room: DoctorRoom; onChanged: () => void }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('consultation-room.actions')}>
      {room.status === 'booked' ? <Delay room={room} /> : <StatusTag type="consultationStatus" value={room.status} />}
      {room.patient.phone === null ? null : (
        <p>
          {t('consultation-room.phone')} <Phone value={room.patient.phone} />
        </p>
      )}
      {room.status === 'booked' && room.startsAt <= room.serverTime ? (
        <div className="form-foot room-ends">
          <Complete id={room.id} onDone={onChanged} />
          <Complete id={room.id} isCall phone={room.patient.phone} onDone={onChanged} />
        </div>
      ) : null}
      {room.next === null ? null : (
        <p>
          <a href={`/admin/consultations/${room.next.id}/room`}>{t('consultation-room.next', { name: room.next.patientName })}</a>{' '}
          <DateTime value={room.next.startsAt} /> {room.next.isPatientThere ? t('consultation-room.waits') : null}
        </p>
      )}
    </Section>
  );
};
