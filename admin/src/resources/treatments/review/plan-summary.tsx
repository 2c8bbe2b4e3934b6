import { composeGoae } from '@blattwerk/contract/treatments/goae';
import { WarningOutlined } from '@ant-design/icons';
import type { ApproveInput } from '@blattwerk/contract/treatments/decision-shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { useRepeatWords } from '../../../components/repeat-words.ts';
import type { Warning } from './plausibility.ts';

/** What deserves a second look; it stops nothing. */
export const PlanWarnings = ({ warnings }: { warnings: readonly Warning[] }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const words = ({ code, line, values = {} }: Warning) => {
    const written = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? number(value) : value]));
    const text = t(`review.warnings.${code}`, written);
    return line === undefined ? text : `${t('review.line', { number: line + 1 })}: ${text}`;
  };
  return (
    <div role="status">
      {warnings.length === 0 ? null : (
        <ul className="plan-warnings">
          {warnings.map((warning) => (
            <li key={`${warning.code} ${warning.line ?? ''}`}>
              <WarningOutlined aria-hidden="true" /> {words(warning)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

/** What is about to be issued, in a few lines. */
export const PlanSummary = ({ input, nameOf }: { input: Omit<ApproveInput, 'id'>; nameOf: (productId: string) => string }) => {
  const { t } = useTranslation();
  const { number, money } = useFormats();
  const items = input.invoiceItems ?? [];
  const listed = items.map((item) => t('review.invoice.item', { number: item.number, factor: number(item.multiplier) })).join(', ');
  const repeatWords = useRepeatWords();
  return (
    <>
      <ol className="requested">
        {input.medicationPlan.map((line) => (
          <li key={line.productId}>
            <p className="requested-name">{nameOf(line.productId)}</p>
            <p>
              {number(line.quantity)} {t(`enum.unit.${line.unit}`)}, {line.form}
            </p>
            <p className="quiet">
              {t('review.singleDose')}: {line.singleDose} · {t('review.dailyDose')}: {line.dailyDose}
            </p>
            {line.repeat === undefined ? null : <p>{repeatWords(line.repeat)}</p>}
            {line.alternatives === undefined ? null : (
              <p className="quiet">{t('review.alternatives.signed', { names: line.alternatives.map(nameOf).join(', ') })}</p>
            )}
          </li>
        ))}
      </ol>
      {items.length === 0 ? null : <p className="quiet">{t('review.invoice.summary', { items: listed, total: money(composeGoae(items, 'de').totalCents) })}</p>}
      <p>{t('review.approveNote')}</p>
    </>
  );
};
