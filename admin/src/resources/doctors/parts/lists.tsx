import type { CrudFilters } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PartProps } from '../../../components/record-parts.tsx';
import { RelatedConsultations, RelatedLog, RelatedPrescriptions, RelatedRequests } from '../../../components/related/related-records.tsx';
import { RelatedRows } from '../../../components/related/related-rows.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { Code, DateTime, EnumText, Text } from '../../../components/values.tsx';

const ofDoctor = (id: string): CrudFilters => [{ field: 'doctorId', operator: 'eq', value: id }];

export const Requests = ({ id }: PartProps) => <RelatedRequests texts="doctors" filters={ofDoctor(id)} names={['patient']} />;

export const Prescriptions = ({ id }: PartProps) => <RelatedPrescriptions texts="doctors" filters={ofDoctor(id)} names={['pharmacy']} />;

export const Consultations = ({ id }: PartProps) => <RelatedConsultations texts="doctors" filters={ofDoctor(id)} names={['patient']} />;

export const Certificates = ({ id }: PartProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="certificates"
      filters={ofDoctor(id)}
      sorters={[{ field: 'issuedAt', order: 'desc' }]}
      texts="doctors"
      part="certificates"
      columns={[
        {
          label: t('certificates.treatmentNumber'),
          render: (row) => (
            <Link to={`/treatments/${row.treatmentId}`}>
              <Code value={row.treatmentNumber} />
            </Link>
          ),
        },
        { label: t('certificates.patientName'), render: (row) => row.patientName },
        { label: t('certificates.issuedAt'), render: (row) => <DateTime value={row.issuedAt} /> },
        { label: t('certificates.prescriptionCount'), render: (row) => row.prescriptionCount, isNumber: true },
        { label: t('certificates.invoiceNumber'), render: (row) => <Code value={row.invoiceNumber} /> },
      ]}
    />
  );
};

export const Questions = ({ id }: PartProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="pharmacy-questions"
      filters={ofDoctor(id)}
      sorters={[{ field: 'askedAt', order: 'desc' }]}
      texts="doctors"
      part="questions"
      columns={[
        {
          label: t('pharmacy-questions.prescriptionNumber'),
          render: (row) => (
            <Link to={`/pharmacy-questions/${row.id}`}>
              <Code value={row.prescriptionNumber} />
            </Link>
          ),
        },
        { label: t('pharmacy-questions.type'), render: (row) => <EnumText type="questionType" value={row.type} /> },
        { label: t('pharmacy-questions.status'), render: (row) => <StatusTag type="questionStatus" value={row.status} /> },
        { label: t('pharmacy-questions.pharmacyName'), render: (row) => <Text value={row.pharmacy?.name} /> },
        { label: t('pharmacy-questions.askedAt'), render: (row) => <DateTime value={row.askedAt} /> },
      ]}
    />
  );
};

/** What the doctor did, reading included. Changes to the account itself are in its history. */
export const Log = ({ id }: PartProps) => <RelatedLog texts="doctors" filters={[{ field: 'actorId', operator: 'eq', value: id }]} />;
