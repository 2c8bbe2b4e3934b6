import { StopOutlined } from '@ant-design/icons';
import { useGetIdentity } from '@refinedev/core';
import type { PersonRecord } from '@blattwerk/contract/people/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { PersonSessions } from '../../components/person-sessions.tsx';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { useAction } from '../../components/use-action.ts';
import { Country, DateTime, Facts, Text } from '../../components/values.tsx';
import type { StaffMember } from '../../providers/auth.ts';
import { Approval } from './approval.tsx';
import { PersonState } from './person-state.tsx';

const nameOf = (row: PersonRecord) => [row.title, row.firstName, row.lastName].filter((part) => part !== null && part !== '').join(' ');

const pharmacySteps = ['make-pharmacy-admin', 'end-pharmacy-admin'] as const;

const Actions = ({ row }: { row: PersonRecord }) => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const { run, running } = useAction('people');
  const deactivate = async (reason: string) => (await run(row.id, 'deactivate', { reason }, { done: 'people.deactivated' })) !== undefined;
  return (
    <>
      {row.abilities.includes('reactivate') ? (
        <ConfirmButton
          loading={running === 'reactivate'}
          means={t('people.reactivateMeans')}
          onConfirm={() => void run(row.id, 'reactivate', {}, { done: 'people.reactivated' })}
        >
          {t('people.reactivate')}
        </ConfirmButton>
      ) : null}
      {pharmacySteps
        .filter((step) => row.abilities.includes(step))
        .map((step) => {
          // Only the role that one has can be one's own to give up.
          const isOwn = step === 'end-pharmacy-admin' && row.id === user?.id;
          return (
            <ConfirmButton
              key={step}
              loading={running === step}
              means={t(`people.${step}.${isOwn ? 'ownMeans' : 'means'}`)}
              onConfirm={() => void run(row.id, step, {}, { done: `people.${step}.done` })}
            >
              {t(`people.${step}.${isOwn ? 'ownButton' : 'button'}`)}
            </ConfirmButton>
          );
        })}
      {row.abilities.includes('deactivate') ? (
        <ReasonDialog
          icon={<StopOutlined aria-hidden="true" />}
          texts={row.role === 'doctor' ? 'people.endDoctor' : 'people.end'}
          min={3}
          isDanger
          isBusy={running === 'deactivate'}
          onReason={deactivate}
        />
      ) : null}
    </>
  );
};

const LicenceSection = ({ row }: { row: PersonRecord }) => {
  const { t } = useTranslation();
  if (row.licence === null) return null;
  const { number, authority, country, federalState } = row.licence;
  return (
    <Section title={t('people.licence')}>
      <Facts
        items={[
          { label: t('people.licenceNumber'), value: <Text value={number} /> },
          { label: t('people.licenceAuthority'), value: <Text value={authority} /> },
          { label: t('people.licenceCountry'), value: <Country code={country} /> },
          ...(federalState === null ? [] : [{ label: t('people.federalState'), value: t(`enum.federalState.${federalState}`) }]),
          { label: t('people.openTreatments'), value: row.openTreatments },
          { label: t('people.bookedConsultations'), value: row.bookedConsultations },
        ]}
      />
      <p className="section-links">
        <Link to={`/doctors/${row.id}`}>{t('people.toDoctor')}</Link>
      </p>
    </Section>
  );
};

const AccountSection = ({ row }: { row: PersonRecord }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('people.account')}>
      <Facts
        items={[
          { label: t('people.role'), value: t(row.isPharmacyAdmin ? 'people.pharmacyAdmin' : `enum.role.${row.role}`) },
          { label: t('people.email'), value: row.email },
          { label: t('people.phone'), value: <Phone value={row.phone} /> },
          { label: t('people.position'), value: <Text value={row.position} /> },
          ...(row.pharmacy === null ? [] : [{ label: t('people.pharmacyName'), value: row.pharmacy.name }]),
          { label: t('people.invitedBy'), value: <Text value={row.invitedBy?.name ?? null} /> },
          ...(row.role === 'pharmacy' ? [] : [{ label: t('people.approvedBy'), value: <Text value={row.approvedBy?.name ?? null} /> }]),
          ...(row.approvedAt === null ? [] : [{ label: t('people.approvedAt'), value: <DateTime value={row.approvedAt} /> }]),
          { label: t('common.createdAt'), value: <DateTime value={row.createdAt} /> },
        ]}
      />
    </Section>
  );
};

export const PersonShow = () => {
  const { data: user } = useGetIdentity<StaffMember>();
  return (
    <RecordPage resource="people" title={nameOf} aside={(row) => <PersonState row={row} />} actions={(row) => <Actions row={row} />}>
      {(row) => (
        <div className="columns">
          <Approval row={row} />
          <AccountSection row={row} />
          <LicenceSection row={row} />
          {user?.role === 'admin' ? <PersonSessions id={row.id} /> : null}
        </div>
      )}
    </RecordPage>
  );
};
