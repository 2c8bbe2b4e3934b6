import type { PatientRecord } from '@blattwerk/contract/backoffice/shapes';
import { usePermissions } from '@refinedev/core';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { PersonSessions } from '../../components/person-sessions.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { SecondFactorReset } from '../../components/second-factor-reset.tsx';
import { StatusChange } from '../../components/status-change.tsx';
import { ErasureButton } from './erasure.tsx';
import { IdentitySection } from './identity.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Country, DateTime, Day, EnumText, Facts, Text, YesNo } from '../../components/values.tsx';
import { listLink } from '../../grid/filters.ts';
import { LegalHolds } from './legal-holds.tsx';
import { SealedRecordButton } from './sealed-record.tsx';
import { SupportViewButton } from './support-view.tsx';

const nameOf = (row: PatientRecord) => [row.title, row.firstName, row.lastName].filter((part) => part !== null && part !== '').join(' ');
const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' ');

const Actions = ({ row }: { row: PatientRecord }) => {
  if (row.abilities.includes('open-sealed')) return <SealedRecordButton patientId={row.id} />;
  if (!row.abilities.includes('update-status')) return null;
  return (
    <>
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

export const PatientShow = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  return (
    <RecordPage
      resource="patients"
      title={(row) => (row.erasure === 'done' ? t('patients.erased') : nameOf(row))}
      aside={(row) => <StatusTag type="userStatus" value={row.status} />}
      actions={(row) => <Actions row={row} />}
    >
      {(row) => (
        <div className="columns">
          {row.erasure === null ? null : <Alert className="columns-wide" type="info" showIcon message={t(`patients.erasureState.${row.erasure}`)} />}
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
            <p className="section-links">
              <Link to={listLink('treatments', [{ field: 'patientId', operator: 'eq', value: row.id }])}>{t('patients.theirTreatments')}</Link>
              {row.abilities.length > 0 ? (
                <Link to={listLink('audit-events', [{ field: 'patientId', operator: 'eq', value: row.id }])}>{t('audit-events.title')}</Link>
              ) : null}
              {role === 'admin' && row.erasure !== null ? (
                <Link to={listLink('deletions', [{ field: 'subjectId', operator: 'eq', value: row.id }])}>{t('deletions.title')}</Link>
              ) : null}
            </p>
          </Section>
          {row.abilities.includes('update-status') ? <PersonSessions personId={row.id} /> : null}
          {role === 'admin' ? <LegalHolds patientId={row.id} /> : null}
        </div>
      )}
    </RecordPage>
  );
};
