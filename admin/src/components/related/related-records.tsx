import type { CrudFilters } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StatusTag } from '../status-tag.tsx';
import { Code, DateTime, Day, Money, Text } from '../values.tsx';
import { RelatedRows } from './related-rows.tsx';

type Party = 'patient' | 'doctor' | 'pharmacy';

interface RelatedProps {
  texts: string;
  filters: CrudFilters;
  /** Who is named in each row: not the record itself, whose page it is. */
  names?: readonly Party[];
}

export const RelatedRequests = ({ texts, filters, names = [] }: RelatedProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="treatments"
      filters={filters}
      sorters={[{ field: 'submittedAt', order: 'desc' }]}
      texts={texts}
      part="requests"
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
        ...(names.includes('patient')
          ? [{ label: t('treatments.patientName'), render: (row: { patientName: string | null }) => <Text value={row.patientName} /> }]
          : []),
        { label: t('treatments.submittedAt'), render: (row) => <DateTime value={row.submittedAt} /> },
        { label: t('treatments.decidedAt'), render: (row) => <DateTime value={row.decidedAt} /> },
      ]}
    />
  );
};

export const RelatedPrescriptions = ({ texts, filters, names = [] }: RelatedProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="prescriptions"
      filters={filters}
      sorters={[{ field: 'issuedAt', order: 'desc' }]}
      texts={texts}
      part="prescriptions"
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
        ...(names.includes('pharmacy')
          ? [{ label: t('prescriptions.pharmacyName'), render: (row: { pharmacy: { name: string } | null }) => <Text value={row.pharmacy?.name} /> }]
          : []),
        ...(names.includes('doctor') ? [{ label: t('prescriptions.doctorName'), render: (row: { doctor: { name: string } }) => row.doctor.name }] : []),
        { label: t('prescriptions.issuedAt'), render: (row) => <DateTime value={row.issuedAt} /> },
        { label: t('prescriptions.validUntil'), render: (row) => <Day value={row.validUntil} /> },
      ]}
    />
  );
};

export const RelatedConsultations = ({ texts, filters, names = [] }: RelatedProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="consultations"
      filters={filters}
      sorters={[{ field: 'startsAt', order: 'desc' }]}
      texts={texts}
      part="consultations"
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
        ...(names.includes('doctor')
          ? [{ label: t('consultations.doctorName'), render: (row: { doctorName: string }) => <Text value={row.doctorName} /> }]
          : []),
        ...(names.includes('patient')
          ? [{ label: t('consultations.patientName'), render: (row: { patientName: string }) => <Text value={row.patientName} /> }]
          : []),
      ]}
    />
  );
};

export const RelatedPayments = ({ texts, filters }: RelatedProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="payments"
      filters={filters}
      sorters={[{ field: 'createdAt', order: 'desc' }]}
      texts={texts}
      part="payments"
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

/** Entries of the audit log, the newest first: what was done with a record, or by a person. */
export const RelatedLog = ({ texts, filters }: RelatedProps) => {
  const { t, i18n } = useTranslation();
  return (
    <RelatedRows
      resource="audit-events"
      filters={filters}
      sorters={[{ field: 'at', order: 'desc' }]}
      texts={texts}
      part="log"
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
