import { delaySteps, type DoctorRoom } from '@blattwerk/contract/video-rooms/shapes';
import { App, Form, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { DateTime } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';

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
    <Form.Item label={t('consultation-room.delay')} htmlFor="room-delay">
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
export const RoomActions = ({ room }: { room: DoctorRoom }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('consultation-room.actions')}>
      {room.status === 'booked' ? <Delay room={room} /> : <p>{t(`enum.consultationStatus.${room.status}`)}</p>}
      {room.patient.phone === null ? null : (
        <p>
          {t('consultation-room.phone')} <a href={`tel:${room.patient.phone}`}>{room.patient.phone}</a>
        </p>
      )}
      {room.next === null ? null : (
        <p>
          <a href={`/admin/consultations/${room.next.id}/room`}>{t('consultation-room.next', { name: room.next.patientName })}</a>{' '}
          <DateTime value={room.next.startsAt} /> {room.next.isPatientThere ? t('consultation-room.waits') : null}
        </p>
      )}
    </Section>
  );
};
