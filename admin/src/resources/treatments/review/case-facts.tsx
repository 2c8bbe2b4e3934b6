import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRepeatWords } from '../../../components/repeat-words.ts';
import { Section } from '../../../components/page.tsx';
import { Phone } from '../../../components/phone.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { DateTime, Day, EnumText, Facts, Text } from '../../../components/values.tsx';
import { IdentitySection } from '../../patients/identity.tsx';
import { Amount } from '../../../components/amount.tsx';
import { DueTime } from '../queue-cells.tsx';
import { AmountGauge } from './amount-gauge.tsx';
import { CaseConsultation } from './case-consultation.tsx';
import { CaseDocuments } from './case-documents.tsx';
import { overrideLabel } from './override-label.ts';
import { SymptomTrend } from './symptom-trend.tsx';

const Person = ({ record: { patient, contact } }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
  const address = [patient.street, patient.houseNum].filter((part) => part !== null).join(' ');
  return (
    <Section title={[patient.title, patient.name].filter((part) => part !== null && part !== '').join(' ')}>
      <Facts
        items={[
          {
            label: t('review.dob'),
            value: (
              <>
                <Day value={patient.dob} /> {t('review.age', { age: patient.age })}
              </>
            ),
          },
          { label: t('review.phone'), value: <Phone value={patient.phone} /> },
          { label: t('review.email'), value: <a href={`mailto:${patient.email}`}>{patient.email}</a> },
          {
            label: t('review.address'),
            value: (
              <Text value={[address, [patient.zipCode, patient.city].filter((part) => part !== null).join(' ')].filter((part) => part !== '').join(', ')} />
            ),
          },
          { label: t('review.contact'), value: <EnumText type="contactKind" value={contact.kind} /> },
        ]}
      />
    </Section>
  );
};

const Request = ({ treatment, record }: { treatment: TreatmentRecord; record: TreatmentCase }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('review.request')}>
      <Facts
        items={[
          { label: t('treatments.dueAt'), value: <DueTime {...treatment} /> },
          { label: t('treatments.submittedAt'), value: <DateTime value={treatment.submittedAt} /> },
          ...(treatment.depositStatus === null
            ? []
            : [{ label: t('treatments.depositStatus'), value: <StatusTag type="paymentStatus" value={treatment.depositStatus} /> }]),
        ]}
      />
      <AmountGauge record={record} />
      <SymptomTrend record={record} />
    </Section>
  );
};

/** Why it was decided so: diagnosis or refusal, and the reasons for what was above a limit. */
const EarlierReasons = ({ treatment, hints }: { treatment: TreatmentCase['earlier'][number]; hints: TreatmentCase['hints'] }) => {
  const { t } = useTranslation();
  const { diagnosis, declineReason, declineText, overrides } = treatment;
  return (
    <>
      {diagnosis === null ? null : <p className="quiet small">{diagnosis}</p>}
      {declineReason === null ? null : (
        <p className="small">
          <EnumText type="declineReason" value={declineReason} />
          {declineText === null ? null : `: ${declineText}`}
        </p>
      )}
      {overrides.map(({ rule, reason }) => (
        <p key={rule} className="small">
          {overrideLabel(t, rule, hints)}: {reason}
        </p>
      ))}
    </>
  );
};

const Earlier = ({ record }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
  const repeatWords = useRepeatWords();
  if (record.earlier.length === 0) {
    return (
      <Section title={t('review.earlier')}>
        <p className="quiet">{t('review.noEarlier')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('review.earlier')}>
      <ul className="earlier">
        {record.earlier.map((treatment) => (
          <li key={treatment.id}>
            <p className="earlier-head">
              <Link to={`/treatments/${treatment.id}`}>{treatment.number}</Link> <StatusTag type="treatmentStatus" value={treatment.status} />
            </p>
            <p className="quiet">
              <DateTime value={treatment.decidedAt ?? treatment.createdAt} />
              {treatment.doctorName === null ? null : ` · ${treatment.doctorName}`}
              {treatment.symptomsLevel === null ? null : ` · ${t('review.levelThen', { level: treatment.symptomsLevel })}`}
            </p>
            {treatment.prescriptions.map((prescription) => (
              <p key={prescription.number}>
                {prescription.productName}, <Amount quantity={prescription.quantity} unit={prescription.unit} />
                <span className="quiet small">
                  {' '}
                  · {prescription.form} · {prescription.singleDose} / {prescription.dailyDose}
                  {prescription.repeat === null ? null : ` · ${repeatWords(prescription.repeat)}`}
                </span>
              </p>
            ))}
            <EarlierReasons treatment={treatment} hints={record.hints} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** Who it is about, and what is known from before. */
export const CaseFacts = ({ treatment, record, isInRoom = false }: { treatment: TreatmentRecord; record: TreatmentCase; isInRoom?: boolean }) => (
  <>
    <Person record={record} />
    <IdentitySection patientId={record.patient.id} />
    <Request treatment={treatment} record={record} />
    {isInRoom ? null : <CaseConsultation treatment={treatment} record={record} />}
    <Earlier record={record} />
    <CaseDocuments treatmentId={treatment.id} documents={record.documents} />
  </>
);
