import type { TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../../components/page.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { DateTime, Facts, Text, YesNo } from '../../../components/values.tsx';
import { listLink } from '../../../grid/filters.ts';
import { DueTime, EnumList } from '../queue-cells.tsx';

/** What a doctor sees before taking a request: no name, no free text, no documents. */
export const Preview = ({ treatment }: { treatment: TreatmentRecord }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('treatments.preview')}>
      <p className="section-lead">{t(treatment.abilities.includes('claim') ? 'treatments.previewText' : 'treatments.previewTaken')}</p>
      <Facts
        items={[
          { label: t('treatments.dueAt'), value: <DueTime {...treatment} /> },
          { label: t('treatments.ageBand'), value: <Text value={treatment.ageBand} /> },
          { label: t('treatments.symptoms'), value: <EnumList type="symptom" values={treatment.symptoms} /> },
          { label: t('treatments.symptomsLevel'), value: <Text value={treatment.symptomsLevel} /> },
          { label: t('treatments.productCategories'), value: <EnumList type="category" values={treatment.productCategories} /> },
          { label: t('treatments.isFollowUp'), value: <YesNo value={treatment.isFollowUp} /> },
          { label: t('treatments.doctorName'), value: <Text value={treatment.doctor?.name} /> },
        ]}
      />
    </Section>
  );
};

/** What an administrator sees: where the request is, never what it says. */
export const Metadata = ({ treatment }: { treatment: TreatmentRecord }) => {
  const { t } = useTranslation();
  const patient =
    treatment.patientId === null ? <Text value={treatment.patientName} /> : <Link to={`/patients/${treatment.patientId}`}>{treatment.patientName}</Link>;
  return (
    <Section title={t('common.details')}>
      <p className="section-lead">{t('treatments.metadataOnly')}</p>
      <Facts
        items={[
          { label: t('treatments.patientName'), value: patient },
          { label: t('treatments.doctorName'), value: <Text value={treatment.doctor?.name} /> },
          { label: t('treatments.depositStatus'), value: <StatusTag type="paymentStatus" value={treatment.depositStatus} /> },
          { label: t('common.createdAt'), value: <DateTime value={treatment.createdAt} /> },
          { label: t('treatments.submittedAt'), value: <DateTime value={treatment.submittedAt} /> },
          { label: t('treatments.dueAt'), value: <DueTime {...treatment} /> },
          { label: t('treatments.decidedAt'), value: <DateTime value={treatment.decidedAt} /> },
          { label: t('treatments.isFollowUp'), value: <YesNo value={treatment.isFollowUp} /> },
        ]}
      />
      <p className="section-links">
        <Link to={listLink('prescriptions', [{ field: 'treatmentId', operator: 'eq', value: treatment.id }])}>{t('prescriptions.title')}</Link>
        <Link to={listLink('payments', [{ field: 'treatmentId', operator: 'eq', value: treatment.id }])}>{t('payments.title')}</Link>
        <Link to={listLink('audit-events', [{ field: 'objectId', operator: 'eq', value: treatment.id }])}>{t('audit-events.title')}</Link>
      </p>
    </Section>
  );
};
