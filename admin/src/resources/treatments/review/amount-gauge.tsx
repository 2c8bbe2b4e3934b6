import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';

/** What was prescribed here in the period that counts against the limit, and what the patient says of other prescriptions. */
export const AmountGauge = ({ record }: { record: TreatmentCase }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { g, ml, piece } = record.prescribedLately;
  const { monthGrams: limit, periodDays } = record.planLimits;
  const others = [ml > 0 ? `${number(ml)} ml` : '', piece > 0 ? `${number(piece)} ${t('enum.unit.piece')}` : ''].filter((part) => part !== '');
  const asked = record.answers.criteriaConfirm?.recentAmount;
  return (
    <div className="gauge">
      <p className="gauge-head">
        <span id="gauge-label">{t('review.recent', { count: periodDays })}</span>
        <span>{[t('review.gauge.of', { given: number(g), limit: number(limit) }), ...others].join(', ')}</span>
      </p>
      <meter aria-labelledby="gauge-label" min={0} max={limit} high={limit * 0.8} value={Math.min(g, limit)}>
        {t('review.gauge.of', { given: number(g), limit: number(limit) })}
      </meter>
      {asked === undefined ? null : <p className="quiet small">{t(asked ? 'review.gauge.noOthers' : 'review.gauge.others')}</p>}
    </div>
  );
};
