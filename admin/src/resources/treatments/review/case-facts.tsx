import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../../components/format.ts';
import { Section } from '../../../components/page.tsx';
import { Phone } from '../../../components/phone.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { DateTime, Day, EnumText, Facts, Text } from '../../../components/values.tsx';
import { IdentitySection } from '../../patients/identity.tsx';
import { Amount } from '../../../components/amount.tsx';
import { DueTime } from '../queue-cells.tsx';
import { CaseConsultation } from './case-consultation.tsx';

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
  const { number } = useFormats();
  const { g, ml, piece } = record.prescribedLast30Days;
  const recent = [g > 0 ? `${number(g)} g` : '', ml > 0 ? `${number(ml)} ml` : '', piece > 0 ? `${number(piece)} ${t('enum.unit.piece')}` : '']
    .filter((part) => part !== '')
    .join(', ');
  return (
    <Section title={t('review.request')}>
      <Facts
        items={[
          { label: t('treatments.dueAt'), value: <DueTime {...treatment} /> },
          { label: t('treatments.submittedAt'), value: <DateTime value={treatment.submittedAt} /> },
          ...(treatment.depositStatus === null
            ? []
            : [{ label: t('treatments.depositStatus'), value: <StatusTag type="paymentStatus" value={treatment.depositStatus} /> }]),
          { label: t('review.recent'), value: recent === '' ? t('review.nothingRecent') : recent },
        ]}
      />
    </Section>
  );
};

const Documents = ({ record }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('review.documents')}>
      {record.documents.length === 0 ? (
        <p className="quiet">{t('review.noDocuments')}</p>
      ) : (
        <ul className="plain-list">
          {record.documents.map((document) => (
            <li key={`${document.kind} ${document.at}`}>
              <span>
                <EnumText type="documentKind" value={document.kind} />
                {document.version === null ? null : <span className="quiet"> {t('review.documentVersion', { version: document.version })}</span>}
              </span>
              <DateTime value={document.at} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};

const Earlier = ({ record }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
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
              </p>
            ))}
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
    <Documents record={record} />
  </>
);
