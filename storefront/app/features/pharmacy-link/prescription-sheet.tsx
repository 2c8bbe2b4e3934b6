import type { LinkPrescription } from '@blattwerk/contract/pharmacy-access/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { StatusTag, type Tone } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import type { LinkStep } from './link-session.ts';
import { AskedQuestions } from './asked-questions.tsx';
import { LinkSteps } from './link-steps.tsx';
import styles from './pharmacy-link.module.css';

const tones: Partial<Record<LinkPrescription['status'], Tone>> = {
  sent: 'amber',
  'passing-on': 'amber',
  ready: 'ok',
  dispensed: 'ok',
  'partly-dispensed': 'ok',
  returned: 'warn',
};

const Phone = ({ phone, phoneInGroups }: Pick<LinkPrescription['doctor'], 'phone' | 'phoneInGroups'>) => <a href={`tel:${phone}`}>{phoneInGroups}</a>;

const Medicine = ({ line }: { line: LinkPrescription['lines'][number] }) => {
  const { t } = useTranslation('pharmacy-link');
  const { number } = useFormat();
  const unit = t(`unit.${line.unit}`);
  const items = [
    { term: t('sheet.pzn'), value: <span className="tabular">{line.pzn}</span> },
    { term: t('sheet.form'), value: line.form },
    { term: t('sheet.quantity'), value: `${number(line.quantity)} ${unit}` },
    { term: t('sheet.singleDose'), value: line.singleDose },
    { term: t('sheet.dailyDose'), value: line.dailyDose },
    { term: t('sheet.instructions'), value: line.instructions },
    ...(line.repeat === null
      ? []
      : [
          { term: t('sheet.repeat'), value: t('sheet.repeatWords', { times: line.repeat.times, days: line.repeat.everyDays }) },
          { term: t('sheet.dispensings'), value: t('sheet.dispensingsDone', { done: line.dispensings.done, count: line.dispensings.count }) },
        ]),
    ...(line.dispensings.nextFrom === null ? [] : [{ term: t('sheet.nextDispensing'), value: <DateTime value={line.dispensings.nextFrom} kind="date" /> }]),
    ...(line.dispensedQuantity > 0 ? [{ term: t('sheet.dispensed'), value: `${number(line.dispensedQuantity)} ${unit}` }] : []),
  ];
  return (
    <div>
      <h3 className={styles.medicine}>{line.productName}</h3>
      <Facts items={items} />
    </div>
  );
};

/** Where the sheet is that the doctor signs by hand. */
const Original = ({ original: { status, postedOn, tracking } }: { original: NonNullable<LinkPrescription['original']> }) => {
  const { t } = useTranslation('pharmacy-link');
  return (
    <>
      {t(`original.${status}`)}
      {status === 'on-its-way' && postedOn && (
        <>
          , <DateTime value={postedOn} kind="date" />
        </>
      )}
      {tracking && `, ${tracking}`}
    </>
  );
};

const People = ({ prescription }: { prescription: LinkPrescription }) => {
  const { t } = useTranslation('pharmacy-link');
  const { patient, doctor, issuedAt, validUntil, holdUntil, pickupCode, fulfilment, lines, original } = prescription;
  // Code and date of the dispensing before.
  const isWaiting = lines.some(({ dispensings }) => dispensings.nextFrom !== null);
  const items = [
    { term: t('sheet.patient'), value: patient.name },
    { term: t('sheet.dob'), value: <DateTime value={patient.dob} kind="date" /> },
    ...(patient.phone ? [{ term: t('sheet.patientPhone'), value: <Phone {...patient} /> }] : []),
    { term: t('sheet.doctor'), value: doctor.name },
    ...(doctor.phone ? [{ term: t('sheet.doctorPhone'), value: <Phone {...doctor} /> }] : []),
    { term: t('sheet.issuedAt'), value: <DateTime value={issuedAt} kind="date" /> },
    { term: t('sheet.validUntil'), value: <DateTime value={validUntil} kind="date" /> },
    ...(fulfilment ? [{ term: t('sheet.fulfilment'), value: t(`fulfilment.${fulfilment}`) }] : []),
    ...(original ? [{ term: t('sheet.original'), value: <Original original={original} /> }] : []),
    ...(pickupCode && !isWaiting ? [{ term: t('sheet.pickupCode'), value: <strong className="tabular">{pickupCode}</strong> }] : []),
    ...(holdUntil && !isWaiting ? [{ term: t('sheet.holdUntil'), value: <DateTime value={holdUntil} /> }] : []),
  ];
  return <Facts items={items} />;
};

interface Props {
  prescription: LinkPrescription;
  isBusy: boolean;
  onStep: (step: LinkStep) => Promise<boolean>;
  onDownload: (id: string) => Promise<boolean>;
}

/** Everything for the next step on one screen: what, for whom, by whom, and the steps in the order of the work. */
export const PrescriptionSheet = ({ prescription, isBusy, onStep, onDownload }: Props) => {
  const { t } = useTranslation('pharmacy-link');
  const { number, status, file, lines, revision } = prescription;
  return (
    <Card as="article" label={t('sheet.title', { number })}>
      <header className={styles.head}>
        <h2>{t('sheet.title', { number })}</h2>
        <StatusTag tone={tones[status] ?? 'info'}>{t(`status.${status}`)}</StatusTag>
        {revision > 1 && <StatusTag tone="warn">{t('sheet.revision', { revision })}</StatusTag>}
      </header>
      <div className={styles.columns}>
        {lines.map((line) => (
          <Medicine key={line.pzn} line={line} />
        ))}
        <People prescription={prescription} />
      </div>
      <div className={styles.paper}>
        {file ? (
          <Button kind="secondary" icon="download" onClick={() => void onDownload(prescription.id)}>
            {t('sheet.pdf')}
          </Button>
        ) : (
          <p>{t('sheet.noPdf')}</p>
        )}
        <Button kind="quiet" onClick={() => window.print()}>
          {t('sheet.print')}
        </Button>
      </div>
      <AskedQuestions questions={prescription.questions} />
      <LinkSteps prescription={prescription} isBusy={isBusy} onStep={onStep} />
    </Card>
  );
};
