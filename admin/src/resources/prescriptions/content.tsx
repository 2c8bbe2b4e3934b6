import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { voidStatuses } from '@blattwerk/contract/prescriptions/states';
import { Alert } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/amount.tsx';
import { useFormats } from '../../components/format.ts';
import { useRepeatWords } from '../../components/repeat-words.ts';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, Day, EnumText, Facts, Text } from '../../components/values.tsx';
import { PrescriptionQuestions } from '../pharmacy-questions/on-prescription.tsx';
import { OriginalNotice } from './original.tsx';
import { Revocation } from './revocation.tsx';

const Way = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const times = ['issuedAt', 'sentAt', 'receivedAt', 'readyAt', 'dispensedAt'] as const;
  // Nothing is ahead of a prescription that was revoked or replaced.
  const isVoid = (voidStatuses as readonly PrescriptionRecord['status'][]).includes(row.status);
  return (
    <ol className="way">
      {times
        .filter((field) => row[field] !== null || !isVoid)
        .map((field) => (
          <li key={field} className={row[field] === null ? 'is-open' : 'is-done'}>
            <span>{t(`prescriptions.${field}`)}</span>
            <DateTime value={row[field]} />
          </li>
        ))}
    </ol>
  );
};

const Medicine = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const repeatWords = useRepeatWords();
  if (row.productName === null) return <p className="quiet">{t('prescriptions.metadataOnly')}</p>;
  const isPart = row.status === 'partly-dispensed';
  return (
    <Facts
      items={[
        { label: t('prescriptions.productName'), value: row.productName },
        { label: t('prescriptions.pzn'), value: <Code value={row.pzn} /> },
        { label: t('prescriptions.quantity'), value: <Amount quantity={row.quantity} unit={row.unit} /> },
        ...(isPart ? [{ label: t('prescriptions.dispensedQuantity'), value: <Amount quantity={row.dispensedQuantity} unit={row.unit} /> }] : []),
        { label: t('prescriptions.form'), value: <Text value={row.form} /> },
        { label: t('prescriptions.singleDose'), value: <Text value={row.singleDose} /> },
        { label: t('prescriptions.dailyDose'), value: <Text value={row.dailyDose} /> },
        { label: t('prescriptions.instructions'), value: <Text value={row.instructions} /> },
        ...(row.repeat === null ? [] : [{ label: t('prescriptions.repeat'), value: repeatWords(row.repeat) }]),
        ...(row.repeat === null || row.dispensings === null
          ? []
          : [
              {
                label: t('prescriptions.dispensings'),
                value: t('prescriptions.dispensingsDone', { done: row.dispensings.done, count: row.dispensings.count }),
              },
            ]),
        ...(row.dispensings === null || row.dispensings.nextFrom === null
          ? []
          : [{ label: t('prescriptions.nextDispensing'), value: <Day value={row.dispensings.nextFrom} /> }]),
      ]}
    />
  );
};

const People = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const patient =
    row.patient === null
      ? []
      : [
          { label: t('prescriptions.patientName'), value: row.patient.name },
          { label: t('patients.dob'), value: <Day value={row.patient.dob} /> },
          { label: t('prescriptions.patientPhone'), value: <Phone value={row.patient.phone} /> },
        ];
  return (
    <Facts
      items={[
        ...patient,
        { label: t('prescriptions.doctorName'), value: row.doctor.name },
        { label: t('prescriptions.doctorPhone'), value: <Phone value={row.doctor.phone} /> },
        { label: t('prescriptions.pharmacyName'), value: <Text value={row.pharmacy === null ? null : `${row.pharmacy.name}, ${row.pharmacy.city}`} /> },
      ]}
    />
  );
};

/** Where the signed sheet is; nothing where the prescription goes without. */
const originalFacts = ({ original }: PrescriptionRecord, t: TFunction) =>
  original === null
    ? []
    : [
        { label: t('prescriptions.original'), value: <StatusTag type="originalStatus" value={original.status} /> },
        ...(original.postedOn === null ? [] : [{ label: t('prescriptions.paper.postedOn'), value: <Day value={original.postedOn} /> }]),
        ...(original.tracking === null ? [] : [{ label: t('prescriptions.paper.tracking'), value: <Code value={original.tracking} /> }]),
        ...(original.arrivedAt === null ? [] : [{ label: t('prescriptions.paper.arrivedAt'), value: <DateTime value={original.arrivedAt} /> }]),
      ];

const Handing = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  // Code and date of the dispensing before.
  const isWaiting = (row.dispensings?.nextFrom ?? null) !== null;
  return (
    <Facts
      items={[
        { label: t('prescriptions.validUntil'), value: <Day value={row.validUntil} /> },
        ...(row.fulfilment === null ? [] : [{ label: t('prescriptions.fulfilment'), value: <EnumText type="fulfilment" value={row.fulfilment} /> }]),
        ...originalFacts(row, t),
        ...(row.holdUntil === null || isWaiting ? [] : [{ label: t('prescriptions.holdUntil'), value: <DateTime value={row.holdUntil} /> }]),
        ...(row.pickupCode === null || isWaiting ? [] : [{ label: t('prescriptions.pickupCode'), value: <Code value={row.pickupCode} /> }]),
        ...(row.returnReason === null
          ? []
          : [
              { label: t('prescriptions.returnReason'), value: <EnumText type="returnReason" value={row.returnReason} /> },
              { label: t('prescriptions.returnText'), value: <Text value={row.returnText} /> },
            ]),
      ]}
    />
  );
};

/** The pharmacy need not keep it any longer. */
export const isHoldOver = (row: PrescriptionRecord): boolean => row.status === 'ready' && row.holdUntil !== null && new Date(row.holdUntil) < new Date();

/** All of a prescription that its reader may see. */
export const PrescriptionContent = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return (
    <>
      {isHoldOver(row) ? (
        <Alert className="page-note" type="warning" showIcon message={t('prescriptions.holdOver', { until: dateTime(row.holdUntil ?? '') })} />
      ) : null}
      {row.original === null ? null : <OriginalNotice row={row} original={row.original} />}
      <div className="columns">
        <div className="stack">
          <Section title={t('prescriptions.medicine')}>
            <Medicine row={row} />
          </Section>
          <Section title={t('prescriptions.people')}>
            <People row={row} />
          </Section>
          <Revocation row={row} />
          <PrescriptionQuestions row={row} />
        </div>
        <Section title={t('prescriptions.way')}>
          <Way row={row} />
          <Handing row={row} />
        </Section>
      </div>
    </>
  );
};
