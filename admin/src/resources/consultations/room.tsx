import type { Locale } from '@blattwerk/contract/errors';
import type { DoctorRoom } from '@blattwerk/contract/video-rooms/shapes';
import { CallStage } from '@blattwerk/video/call-stage.tsx';
import { DeviceCheck } from '@blattwerk/video/device-check.tsx';
import { isRoomDocument } from '@blattwerk/video/room-document';
import { useCall } from '@blattwerk/video/use-call';
import { useDevices, type Devices } from '@blattwerk/video/use-devices';
import { Alert, App, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { Page, Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { DateTime } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { useRecord } from '../../providers/use-record.ts';
import { Answers } from '../treatments/review/answers.tsx';
import { CaseFacts } from '../treatments/review/case-facts.tsx';
import { Decision } from '../treatments/review/decision.tsx';
import { IdentitySection } from '../patients/identity.tsx';
import { CopyChat } from './copy-chat.tsx';
import { RoomActions } from './room-actions.tsx';
import { useRoomLine } from './use-room-line.ts';
import '../treatments/review/review.css';
import './room-page.css';

const fetchServers = async () => (await api.get('/clients/consultations/connection-test')).iceServers;

interface DoctorCallProps {
  room: DoctorRoom;
  isPatientWaiting: boolean;
  devices: Devices;
  call: ReturnType<typeof useCall>;
}

/** Before, in and after the room. */
const DoctorCall = ({ room, isPatientWaiting, devices, call }: DoctorCallProps) => {
  const { t, i18n } = useTranslation();
  const { message } = App.useApp();
  const locale: Locale = i18n.language === 'en' ? 'en' : 'de';
  const { running, end } = call;
  const join = async (): Promise<void> => {
    try {
      await call.join();
    } catch (error) {
      message.error(errorText(error));
    }
  };
  const copyChat = running ? <CopyChat key={running.ticket.roomToken} id={room.id} call={running.call} /> : null;
  if (running && end === null)
    return (
      <>
        <CallStage
          call={running.call}
          role="doctor"
          provider={running.ticket.provider}
          locale={locale}
          otherName={room.patient.name}
          phone={room.patient.phone && <Phone value={room.patient.phone} />}
        />
        {copyChat}
      </>
    );
  return (
    <Section title={t('consultation-room.devices')}>
      {end === null ? null : <Alert type="info" showIcon className="page-note" message={t(`consultation-room.end.${end}`)} action={copyChat} />}
      {isPatientWaiting ? <p role="status">{t('consultation-room.patientThere')}</p> : null}
      <DeviceCheck devices={devices} locale={locale} fetchServers={fetchServers} />
      <Button className="room-join" type="primary" disabled={room.status !== 'booked'} onClick={() => void join()}>
        {end === null ? t('consultation-room.join') : t('consultation-room.return')}
      </Button>
    </Section>
  );
};

/** The case of the treatment request that the consultation is about, as in the review. */
const RoomCase = ({ treatmentId }: { treatmentId: string }) => {
  const { query, result } = useRecord({ resource: 'treatments', id: treatmentId, errorNotification: false });
  if (query.isError && result === undefined) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (result === undefined) return <PageSkeleton />;
  if (result.case === null) return null;
  return (
    <>
      <Decision key={result.id} treatment={result} record={result.case} />
      <CaseFacts treatment={result} record={result.case} isInRoom />
      <Answers record={result.case} />
    </>
  );
};

/** Where there is no request: who the patient is, and whether that was seen. */
const RoomPatient = ({ room }: { room: DoctorRoom }) => {
  const { t } = useTranslation();
  return (
    <>
      <p className="quiet">{t('consultation-room.noCase')}</p>
      <p>
        <Link to={`/patients/${room.patient.id}`}>{room.patient.name}</Link>
      </p>
      <IdentitySection patientId={room.patient.id} />
    </>
  );
};

/** The picture and what the doctor does, and the case beside them. */
const RoomPage = ({ room, onChanged }: { room: DoctorRoom; onChanged: () => void }) => {
  const devices = useDevices();
  const call = useCall(() => api.post('/clients/consultations/token', { body: { id: room.id } }), devices.handOver);
  const line = useRoomLine(room);
  return (
    <div className="consultation-room">
      <div className="stack">
        <DoctorCall room={room} isPatientWaiting={line.isPatientWaiting} devices={devices} call={call} />
        <RoomActions room={room} call={call.end === null ? call.running?.call : undefined} line={line} onChanged={onChanged} />
      </div>
      <div className="stack">{room.treatmentId === null ? <RoomPatient room={room} /> : <RoomCase treatmentId={room.treatmentId} />}</div>
    </div>
  );
};

/** The doctor's side of a video consultation. */
export const ConsultationRoom = () => {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { query, result } = useAnswer('/backoffice/consultations/:id/room', { params: { id } });
  useEffect(() => {
    if (!isRoomDocument()) window.location.reload();
  }, []);
  if (query.isError) {
    return (
      <Page title={t('consultation-room.title')}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  if (!query.isSuccess) return <PageSkeleton />;
  const room = result.data;
  return (
    <Page title={t('consultation-room.with', { name: room.patient.name })} aside={<DateTime value={room.startsAt} />}>
      <RoomPage key={room.id} room={room} onChanged={() => void query.refetch()} />
    </Page>
  );
};
