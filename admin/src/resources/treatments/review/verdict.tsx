import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { useTranslation } from 'react-i18next';
import { useRepeatWords } from '../../../components/repeat-words.ts';
import { Link } from 'react-router';
import { DateTime, Day, EnumText, Facts, Text } from '../../../components/values.tsx';
import { listLink } from '../../../grid/filters.ts';
import { TakesEffect } from '../request-status.tsx';
import { overrideLabel } from './override-label.ts';
import { Amount } from '../../../components/amount.tsx';

/** What was decided; while it can still be undone, when it takes effect. */
export const Verdict = ({ treatment, record }: { treatment: TreatmentRecord; record: TreatmentCase }) => {
  const { t } = useTranslation();
  const repeatWords = useRepeatWords();
  const { decision } = record;
  const when =
    treatment.releasesAt === null
      ? { label: t('treatments.decidedAt'), value: <DateTime value={treatment.decidedAt} /> }
      : { label: t('review.pending'), value: <TakesEffect at={treatment.releasesAt} /> };
  if (decision === null) return <Facts items={[when]} />;
  if (treatment.status === 'declined') {
    return (
      <Facts
        items={[
          when,
          { label: t('review.declineReason'), value: <EnumText type="declineReason" value={decision.declineReason} /> },
          { label: t('review.declineText'), value: <Text value={decision.declineText} /> },
        ]}
      />
    );
  }
  return (
    <>
      <Facts
        items={[
          when,
          { label: t('review.diagnosis'), value: <Text value={decision.diagnosis} /> },
          { label: t('review.remoteJustification'), value: <Text value={decision.remoteJustification} /> },
          { label: t('review.letter'), value: <Text value={decision.letter} /> },
          { label: t('review.nextCheckOn'), value: <Day value={decision.nextCheckOn} /> },
          ...decision.overrides.map(({ rule, reason }) => ({ label: overrideLabel(t, rule, record.hints), value: <Text value={reason} /> })),
        ]}
      />
      <ol className="requested">
        {decision.medicationPlan.map((line) => (
          <li key={line.productId}>
            <p className="requested-name">{line.productName}</p>
            <p>
              <Amount quantity={line.quantity} unit={line.unit} />, {line.form}
            </p>
            <p className="quiet">
              {t('review.singleDose')}: {line.singleDose} · {t('review.dailyDose')}: {line.dailyDose}
            </p>
            {line.repeat === undefined ? null : <p>{repeatWords(line.repeat)}</p>}
            <p>{line.instructions}</p>
          </li>
        ))}
      </ol>
      <p className="section-links">
        <Link to={listLink('prescriptions', [{ field: 'treatmentId', operator: 'eq', value: treatment.id }])}>{t('prescriptions.title')}</Link>
      </p>
    </>
  );
};
