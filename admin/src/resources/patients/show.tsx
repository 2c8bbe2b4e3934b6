import type { PatientRecord } from '@blattwerk/contract/backoffice/shapes';
import { usePermissions } from '@refinedev/core';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { PersonSessions } from '../../components/person-sessions.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { RecordParts } from '../../components/record-parts.tsx';
import { SecondFactorReset } from '../../components/second-factor-reset.tsx';
import { StatusChange } from '../../components/status-change.tsx';
import { ErasureButton } from './erasure.tsx';
import { GoTo } from '../../components/go-to.tsx';
import { IdentitySection } from './identity.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Country, DateTime, Day, EnumText, Facts, Text, YesNo } from '../../components/values.tsx';
import { listLink } from '../../grid/filters.ts';
import type { StaffRole } from '../../providers/auth.ts';
import { LegalHolds } from './legal-holds.tsx';
import { Consents, Files, Mails } from './parts/file.tsx';
import { Consultations, Log, Payments, Prescriptions, Requests } from './parts/lists.tsx';
import { patientParts } from './parts/names.ts';
import { Notes } from './parts/notes.tsx';
import { Timeline } from './parts/timeline.tsx';
import { SealedRecordButton } from './sealed-record.tsx';
import { SupportViewButton } from './support-view.tsx';

const nameOf = (row: PatientRecord) => [row.title, row.firstName, row.lastName].filter((part) => part !== null && part !== '').join(' ');
const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' ');

const Actions = ({ row }: { row: PatientRecord }) => {
  const { t } = useTranslation();
  if (row.abilities.includes('open-sealed')) return <SealedRecordButton patientId={row.id} />;
  if (!row.abilities.includes('update-status')) return null;
  return (
    <>
      {row.abilities.includes('update') ? <GoTo to={`/patients/${row.id}/edit`}>{t('patients.correct')}</GoTo> : null}
      <SupportViewButton patientId={row.id} />
      <SecondFactorReset personId={row.id} />
      {row.status === 'banned' ? (
        <StatusChange resource="patients" record={row} status="active" />
      ) : (
        <StatusChange resource="patients" record={row} status="banned" isDanger />
      )}
      {row.abilities.includes('erase') ? <ErasureButton patientId={row.id} /> : null}
    </>
  );
};

const Person = ({ row }: { row: PatientRecord }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('patients.person')}>
      <Facts
        items={[
          { label: t('patients.dob'), value: <Day value={row.dob} /> },
          { label: t('patients.email'), value: row.email },
          { label: t('patients.isMailConfirmed'), value: <YesNo value={row.isMailConfirmed} /> },
          { label: t('patients.phone'), value: <Phone value={row.phone} /> },
          { label: t('patients.address'), value: <Text value={joined(row.street, row.houseNum)} /> },
          { label: t('patients.city'), value: <Text value={joined(row.zipCode, row.city)} /> },
          { label: t('patients.country'), value: <Country code={row.country} /> },
          { label: t('patients.locale'), value: <EnumText type="language" value={row.locale} /> },
        ]}
      />
    </Section>
  );
};

const Overview = ({ row, role }: { row: PatientRecord; role: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <div className="columns">
      {row.erasure === 'done' ? null : (
        <>
          <Person row={row} />
          <IdentitySection patientId={row.id} />
        </>
      )}
      <Section title={t('patients.history')}>
        <Facts
          items={[
            { label: t('patients.treatmentCount'), value: row.treatmentCount },
            { label: t('common.createdAt'), value: <DateTime value={row.createdAt} /> },
          ]}
        />
        {role === 'admin' && row.erasure !== null ? (
          <p className="section-links">
            <Link to={listLink('deletions', [{ field: 'subjectId', operator: 'eq', value: row.id }])}>{t('deletions.title')}</Link>
          </p>
        ) : null}
      </Section>
      {role === 'admin' ? <LegalHolds patientId={row.id} /> : null}
      {role === 'admin' ? (
        <Section title={t('patients.timeline')} className="columns-wide">
          <Timeline patientId={row.id} />
        </Section>
      ) : null}
    </div>
  );
};

const parts = {
  requests: Requests,
  prescriptions: Prescriptions,
  consultations: Consultations,
  notes: Notes,
  payments: Payments,
  consents: Consents,
  mails: Mails,
  files: Files,
  sessions: PersonSessions,
  log: Log,
};

const Erasure = ({ row }: { row: PatientRecord }) => {
  const { t } = useTranslation();
  return row.erasure === null ? null : <Alert className="page-note" type="info" showIcon message={t(`patients.erasureState.${row.erasure}`)} />;
};

/** Everything about one patient; each part has an address. */
export const PatientShow = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<StaffRole>({});
  return (
    <RecordPage
      resource="patients"
      title={(row) => (row.erasure === 'done' ? t('patients.erased') : nameOf(row))}
      aside={(row) => <StatusTag type="userStatus" value={row.status} />}
      actions={(row) => <Actions row={row} />}
    >
      {(row) => (
        <RecordParts
          resource="patients"
          id={row.id}
          seenBy={patientParts}
          parts={parts}
          headed={['sessions']}
          note={<Erasure row={row} />}
          overview={<Overview row={row} role={role} />}
        />
      )}
    </RecordPage>
  );
};
