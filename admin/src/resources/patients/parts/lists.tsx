import type { CrudFilters } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RelatedRows } from '../../../components/related-rows.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { Code, DateTime, Day, Money, Text } from '../../../components/values.tsx';

const ofPatient = (id: string): CrudFilters => [{ field: 'patientId', operator: 'eq', value: id }];

export const Requests = ({ patientId }: { patientId: string }) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="treatments"
      filters={ofPatient(patientId)}
      sorters={[{ field: 'submittedAt', order: 'desc' }]}
      label={t('patients.part.requests')}
      empty={t('patients.partEmpty.requests')}
      columns={[
        {
          label: t('treatments.number'),
          render: (row) => (
            <Link to={`/treatments/${row.id}`}>
              <Code value={row.number} />
            </Link>
          ),
        },
        { label: t('treatments.status'), render: (row) => <StatusTag type="treatmentStatus" value={row.status} /> },
        { label: t('treatments.submittedAt'), render: (row) => <DateTime value={row.submittedAt} /> },
        { label: t('treatments.decidedAt'), render: (row) => <DateTime value={row.decidedAt} /> },
      ]}
    />
  );
};

export const Prescriptions = ({ patientId }: { patientId: string }) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="prescriptions"
      filters={ofPatient(patientId)}
      sorters={[{ field: 'issuedAt', order: 'desc' }]}
      label={t('patients.part.prescriptions')}
      empty={t('patients.partEmpty.prescriptions')}
      columns={[
        {
          label: t('prescriptions.number'),
          render: (row) => (
            <Link to={`/prescriptions/${row.id}`}>
              <Code value={row.number} />
            </Link>
          ),
        },
        { label: t('prescriptions.status'), render: (row) => <StatusTag type="prescriptionStatus" value={row.status} /> },
        { label: t('prescriptions.issuedAt'), render: (row) => <DateTime value={row.issuedAt} /> },
        { label: t('prescriptions.validUntil'), render: (row) => <Day value={row.validUntil} /> },
      ]}
    />
  );
};

export const Consultations = ({ patientId }: { patientId: string }) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="consultations"
      filters={ofPatient(patientId)}
      sorters={[{ field: 'startsAt', order: 'desc' }]}
      label={t('patients.part.consultations')}
      empty={t('patients.partEmpty.consultations')}
      columns={[
        {
          label: t('consultations.startsAt'),
          render: (row) => (
            <Link to={`/consultations/${row.id}`}>
              <DateTime value={row.startsAt} />
            </Link>
          ),
        },
        { label: t('consultations.status'), render: (row) => <StatusTag type="consultationStatus" value={row.status} /> },
        { label: t('consultations.doctorName'), render: (row) => <Text value={row.doctorName} /> },
      ]}
    />
  );
};

export const Payments = ({ patientId }: { patientId: string }) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="payments"
      filters={ofPatient(patientId)}
      sorters={[{ field: 'createdAt', order: 'desc' }]}
      label={t('patients.part.payments')}
      empty={t('patients.partEmpty.payments')}
      columns={[
        {
          label: t('payments.treatmentNumber'),
          render: (row) => (
            <Link to={`/payments/${row.id}`}>
              <Code value={row.treatmentNumber} />
            </Link>
          ),
        },
        { label: t('payments.status'), render: (row) => <StatusTag type="paymentStatus" value={row.status} /> },
        { label: t('payments.amountCents'), render: (row) => <Money cents={row.amountCents} currency={row.currency} />, isNumber: true },
        { label: t('payments.refundedCents'), render: (row) => <Money cents={row.refundedCents} currency={row.currency} />, isNumber: true },
        { label: t('payments.paidAt'), render: (row) => <DateTime value={row.paidAt} /> },
      ]}
    />
  );
};

/** Everything that was done with the account and by it, the newest first; who looked counts too. */
export const Log = ({ patientId }: { patientId: string }) => {
  const { t, i18n } = useTranslation();
  return (
    <RelatedRows
      resource="audit-events"
      filters={ofPatient(patientId)}
      sorters={[{ field: 'at', order: 'desc' }]}
      label={t('patients.part.log')}
      empty={t('patients.partEmpty.log')}
      columns={[
        {
          label: t('audit-events.at'),
          render: (row) => (
            <Link to={`/audit-events/${row.id}`}>
              <DateTime value={row.at} />
            </Link>
          ),
        },
        { label: t('audit-events.words'), render: (row) => (i18n.language === 'en' ? row.words.en : row.words.de) },
        { label: t('audit-events.actorName'), render: (row) => <Text value={row.actorName ?? t(`enum.role.${row.actorRole}`)} /> },
        { label: t('audit-events.reason'), render: (row) => <Text value={row.reason} /> },
      ]}
    />
  );
};
