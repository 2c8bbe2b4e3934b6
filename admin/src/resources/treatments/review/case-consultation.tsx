import { useGetIdentity, useNotification } from '@refinedev/core';
import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Section } from '../../../components/page.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { useNow } from '../../../components/use-now.ts';
import { DateTime, EnumText } from '../../../components/values.tsx';
import type { StaffMember } from '../../../providers/auth.ts';
import { errorText } from '../../../providers/error-text.ts';
import { api } from '../../../providers/http.ts';

const roomOf = (id: string): string => `/admin/consultations/${id}/room`;

/** Opens a room that begins now; the patient gets a mail with the way there. */
const OpenNow = ({ treatmentId }: { treatmentId: string }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [isOpening, setOpening] = useState(false);
  const begin = async () => {
    setOpening(true);
    try {
      const { id } = await api.post('/backoffice/consultations', { body: { treatmentId, startsAt: 'now' } });
      window.location.assign(roomOf(id));
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
      setOpening(false);
    }
  };
  return (
    <ConfirmButton loading={isOpening} means={t('review.openNow.means')} onConfirm={() => void begin()}>
      {t('review.openNow.button')}
    </ConfirmButton>
  );
};

type Consultation = NonNullable<TreatmentCase['consultation']>;

const isJoinable = ({ status, joinableFrom, joinableUntil }: Consultation, now: number): boolean =>
  status === 'booked' && Date.parse(joinableFrom) <= now && now < Date.parse(joinableUntil);

const Last = ({ consultation, now }: { consultation: Consultation; now: number }) => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const isOwn = consultation.doctorId === user?.id;
  const when = <DateTime value={consultation.startsAt} />;
  return (
    <>
      <p>
        {isOwn ? <Link to={`/consultations/${consultation.id}`}>{when}</Link> : when} <StatusTag type="consultationStatus" value={consultation.status} />{' '}
        {consultation.heldBy === null ? null : <EnumText type="consultationHeldBy" value={consultation.heldBy} />}
      </p>
      {isOwn && isJoinable(consultation, now) ? (
        <Button type="primary" href={roomOf(consultation.id)}>
          {t('consultation-room.join')}
        </Button>
      ) : null}
    </>
  );
};

/** What there is of a consultation about the request, and the way to one at once. */
export const CaseConsultation = ({ treatment, record }: { treatment: TreatmentRecord; record: TreatmentCase }) => {
  const { t } = useTranslation();
  const now = useNow(30_000);
  const { consultation, consultationRequestedAt } = record;
  const mayOpen = treatment.abilities.includes('request-consultation') && !(consultation && isJoinable(consultation, now));
  if (consultation === null && consultationRequestedAt === null && !mayOpen) return null;
  return (
    <Section title={t('review.consultation')} className={consultation === null && consultationRequestedAt === null ? 'no-print' : ''}>
      <div className="stack">
        {consultation === null ? null : <Last consultation={consultation} now={now} />}
        {consultationRequestedAt === null || consultation?.status === 'booked' || consultation?.status === 'completed' ? null : (
          <p className="quiet">
            {t('review.consultationRequested')} <DateTime value={consultationRequestedAt} />
          </p>
        )}
        {mayOpen ? (
          <div>
            <OpenNow treatmentId={treatment.id} />
          </div>
        ) : null}
      </div>
    </Section>
  );
};
