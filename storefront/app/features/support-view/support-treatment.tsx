import type { SupportTreatment } from '@blattwerk/contract/support-views/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Facts } from '../../components/ui/card.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './support-view.module.css';

type Prescription = SupportTreatment['prescriptions'][number];

interface Parts {
  treatment: SupportTreatment;
  /** What the patient sees of it, in the patient's own words. */
  statusTag: ReactNode;
  timeline: ReactNode;
  prescriptionTag: (prescription: Prescription) => ReactNode;
}

const Prescriptions = ({ prescriptions, tagOf }: { prescriptions: readonly Prescription[]; tagOf: Parts['prescriptionTag'] }) => {
  const { t } = useTranslation('support-view');
  if (prescriptions.length === 0) return null;
  return (
    <section>
      <h3>{t('prescriptions')}</h3>
      <ul className={styles.prescriptions}>
        {prescriptions.map((prescription) => (
          <li key={prescription.number}>
            <span className="tabular">{prescription.number}</span>
            {tagOf(prescription)}
            <p>
              {prescription.pharmacy ? `${prescription.pharmacy.name}, ${prescription.pharmacy.city}` : t('noPharmacy')} · {t('validUntil')}{' '}
              <DateTime value={prescription.validUntil} kind="date" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** One request as far as support sees it: state, timeline, deposit, where the prescriptions are. */
export const SupportTreatmentSheet = ({ treatment, statusTag, timeline, prescriptionTag }: Parts) => {
  const { t } = useTranslation('support-view');
  const { money } = useFormat();
  const { deposit, documents } = treatment;
  const made = [documents.medicalLetter && t('letter'), documents.invoice && t('invoice')].filter(Boolean).join(', ');
  return (
    <Card as="article" label={t('request', { number: treatment.number })}>
      <header className={styles.head}>
        <h3>{t('request', { number: treatment.number })}</h3>
        {statusTag}
      </header>
      <div className={styles.columns}>
        {timeline}
        <div>
          <Facts
            items={[
              { term: t('doctor'), value: treatment.doctorName ?? t('noDoctor') },
              { term: t('deposit'), value: `${money(deposit.amountCents, deposit.currency)}, ${t(`deposit.${deposit.status}`, { ns: 'treatments' })}` },
              { term: t('question'), value: t(treatment.isQuestionOpen ? 'questionOpen' : 'questionNone') },
              { term: t('documents'), value: made || t('documentsNone') },
            ]}
          />
          <Prescriptions prescriptions={treatment.prescriptions} tagOf={prescriptionTag} />
        </div>
      </div>
    </Card>
  );
};
