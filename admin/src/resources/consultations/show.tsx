import type { ConsultationRecord } from '@blattwerk/contract/consultations/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { Phone } from '../../components/phone.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, EnumText, Facts, Money } from '../../components/values.tsx';
import { Complete } from './complete.tsx';
import { ConsultationState } from './consultation-state.tsx';
import './consultations.css';

const steps = ['rebook', 'no-show', 'cancel'] as const;

const Actions = ({ row }: { row: ConsultationRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('consultations');
  return (
    <>
      {row.abilities.includes('join') ? (
        <Button type="primary" href={`/admin/consultations/${row.id}/room`}>
          {t('consultation-room.join')}
        </Button>
      ) : null}
      {row.abilities.includes('complete') ? (
        <>
          <Complete id={row.id} />
          <Complete id={row.id} isCall phone={row.patientPhone} />
        </>
      ) : null}
      {steps
        .filter((step) => row.abilities.includes(step))
        .map((step) => (
          <ConfirmButton
            key={step}
            danger={step === 'cancel'}
            {...(step === 'cancel' ? { keep: t('consultations.cancel.keep') } : {})}
            loading={running === step}
            means={t(`consultations.${step}.means`)}
            onConfirm={() => void run(row.id, step, {}, { done: `consultations.${step}.done` })}
          >
            {t(`consultations.${step}.button`)}
          </ConfirmButton>
        ))}
    </>
  );
};

const CallLine = ({ call: { at, minutes } }: { call: NonNullable<ConsultationRecord['call']> }) => {
  const { t } = useTranslation();
  return (
    <>
      <DateTime value={at} />, {t('consultation-room.minutes', { count: minutes })}
    </>
  );
};

const Owed = ({ cents }: { cents: number }) => {
  const { t } = useTranslation();
  return (
    <>
      <Money cents={cents} /> <span className="quiet">{t('consultations.noShowFeeHelp')}</span>
    </>
  );
};

const Details = ({ row }: { row: ConsultationRecord }) => {
  const { t } = useTranslation();
  const label = (field: string) => t(`consultations.${field}`);
  return (
    <Section title={t('consultations.details')}>
      <Facts
        items={[
          { label: label('startsAt'), value: <DateTime value={row.startsAt} /> },
          { label: label('endsAt'), value: <DateTime value={row.endsAt} /> },
          { label: label('kind'), value: <EnumText type="consultationKind" value={row.kind} /> },
          ...(row.isByPhone ? [{ label: label('isByPhone'), value: <EnumText type="consultationHeldBy" value="phone" /> }] : []),
          { label: label('doctorName'), value: row.doctorName },
          { label: label('patientName'), value: <Link to={`/patients/${row.patientId}`}>{row.patientName}</Link> },
          ...(row.patientPhone === null ? [] : [{ label: label('patientPhone'), value: <Phone value={row.patientPhone} /> }]),
          ...(row.heldBy === null ? [] : [{ label: label('heldBy'), value: <EnumText type="consultationHeldBy" value={row.heldBy} /> }]),
          ...(row.call === null ? [] : [{ label: label('call'), value: <CallLine call={row.call} /> }]),
          ...(row.treatmentId === null
            ? []
            : [{ label: label('treatmentNumber'), value: <Link to={`/treatments/${row.treatmentId}`}>{row.treatmentNumber}</Link> }]),
          ...(row.cancelledBy === null ? [] : [{ label: label('cancelledBy'), value: <EnumText type="consultationCancelledBy" value={row.cancelledBy} /> }]),
          ...(row.noShow === null ? [] : [{ label: label('noShow'), value: <EnumText type="consultationCancelledBy" value={row.noShow} /> }]),
          ...(row.noShowFeeCents === null ? [] : [{ label: label('noShowFee'), value: <Owed cents={row.noShowFeeCents} /> }]),
        ]}
      />
    </Section>
  );
};

/** One video consultation. */
export const ConsultationShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="consultations"
      title={(row) => t('consultations.one', { name: row.patientName })}
      aside={(row) => <ConsultationState row={row} />}
      actions={(row) => <Actions row={row} />}
      refreshEveryMs={20_000}
    >
      {(row) => (
        <>
          <Details row={row} />
          {row.note === null ? null : (
            <Section title={t('consultations.note')}>
              <p className="multiline">{row.note}</p>
            </Section>
          )}
        </>
      )}
    </RecordPage>
  );
};
