import { useUpdate } from '@refinedev/core';
import type { DoctorRecord } from '@blattwerk/contract/backoffice/shapes';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { GoTo } from '../../components/go-to.tsx';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { PersonSessions } from '../../components/person-sessions.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { RecordParts } from '../../components/record-parts.tsx';
import { SecondFactorReset } from '../../components/second-factor-reset.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Country, DateTime, Facts, Text } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import { Certificates, Consultations, Log, Prescriptions, Questions, Requests } from './parts/lists.tsx';
import { doctorParts } from './parts/names.ts';

const nameOf = (row: DoctorRecord) => [row.title, row.firstName, row.lastName].filter((part) => part !== null && part !== '').join(' ');
const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' ');

const Actions = ({ row }: { row: DoctorRecord }) => {
  const { t } = useTranslation();
  if (!row.abilities.includes('update-status')) return null;
  return (
    <>
      <SecondFactorReset personId={row.id} />
      <GoTo to={`/people/${row.id}`}>{t('doctors.toPerson')}</GoTo>
    </>
  );
};

const Offer = ({ row, field }: { row: DoctorRecord; field: 'isWorking' | 'offersConsultations' }) => {
  const { t } = useTranslation();
  const { mutate, mutation } = useUpdate({
    resource: 'doctors',
    id: row.id,
    successNotification: () => ({ type: 'success', message: t('common.saved') }),
    errorNotification: (error) => ({ type: 'error', message: errorText(error) }),
  });
  return (
    <Switch
      aria-label={t(`doctors.${field}`)}
      checked={row[field]}
      disabled={!row.abilities.includes('update-status')}
      loading={mutation.isPending}
      onChange={(checked) => mutate({ values: { [field]: checked, version: row.version } })}
    />
  );
};

const Overview = ({ row }: { row: DoctorRecord }) => {
  const { t } = useTranslation();
  return (
    <div className="columns">
      <Section title={t('doctors.person')}>
        <Facts
          items={[
            { label: t('doctors.position'), value: <Text value={row.position} /> },
            { label: t('doctors.email'), value: row.email },
            { label: t('doctors.phone'), value: <Phone value={row.phone} /> },
            { label: t('doctors.address'), value: <Text value={joined(row.street, row.houseNum)} /> },
            { label: t('doctors.city'), value: <Text value={joined(row.zipCode, row.city)} /> },
            { label: t('doctors.country'), value: <Country code={row.country} /> },
          ]}
        />
      </Section>
      <Section title={t('doctors.work')}>
        <Facts
          items={[
            { label: t('doctors.isWorking'), value: <Offer row={row} field="isWorking" /> },
            { label: t('doctors.offersConsultations'), value: <Offer row={row} field="offersConsultations" /> },
            { label: t('doctors.licenceCountry'), value: <Country code={row.licenceCountry} /> },
            {
              label: t('doctors.languages'),
              value: row.languages.map((language) => t(`enum.language.${language}`, { defaultValue: language })).join(', '),
            },
            { label: t('doctors.openTreatments'), value: row.openTreatments },
            { label: t('doctors.bookedConsultations'), value: row.bookedConsultations },
            { label: t('common.createdAt'), value: <DateTime value={row.createdAt} /> },
          ]}
        />
      </Section>
    </div>
  );
};

const parts = {
  requests: Requests,
  prescriptions: Prescriptions,
  consultations: Consultations,
  certificates: Certificates,
  questions: Questions,
  sessions: PersonSessions,
  log: Log,
};

export const DoctorShow = () => (
  <RecordPage resource="doctors" title={nameOf} aside={(row) => <StatusTag type="userStatus" value={row.status} />} actions={(row) => <Actions row={row} />}>
    {(row) => <RecordParts resource="doctors" id={row.id} seenBy={doctorParts} parts={parts} headed={['sessions']} overview={<Overview row={row} />} />}
  </RecordPage>
);
