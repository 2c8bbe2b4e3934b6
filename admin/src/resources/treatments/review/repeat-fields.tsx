import { repeatDays, totalQuantity } from '@blattwerk/contract/prescriptions/repeats';
import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../../components/choice.tsx';
import { useFormats } from '../../../components/format.ts';
import { repeatOf } from './plan.ts';
import type { LineDraft, PlanDraft } from './plan.ts';

/** How often the pharmacy dispenses the same again, and after how many days; nothing where the settings allow no repeats. */
export const RepeatFields = ({ name, max }: { name: number; max: number }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const line = Form.useWatch(['lines', name], Form.useFormInstance<PlanDraft>()) as LineDraft | undefined;
  const chosen = line?.repeats ?? 0;
  if (max === 0 && chosen === 0) return null;
  const options = Array.from({ length: max + 1 }, (_, times) => ({
    value: times,
    label: times === 0 ? t('review.repeats.none') : t('review.repeats.times', { times }),
  }));
  const { repeat } = repeatOf(line ?? {});
  const isKnown = repeat !== undefined && typeof line?.quantity === 'number' && line.unit !== undefined;
  return (
    <>
      <div className="form-pair">
        <Form.Item name={[name, 'repeats']} label={t('review.repeats.label')} initialValue={0}>
          <Choice<number> options={options} />
        </Form.Item>
        {chosen === 0 ? null : (
          <Form.Item
            name={[name, 'repeatDays']}
            label={t('review.repeats.days')}
            initialValue={repeatDays.usual}
            rules={[{ required: true, type: 'integer', ...{ min: repeatDays.min, max: repeatDays.max }, message: t('review.repeats.daysRule', repeatDays) }]}
          >
            <InputNumber step={7} />
          </Form.Item>
        )}
      </div>
      {isKnown ? (
        <p className="dose-words small">
          {t('review.repeats.total', {
            count: repeat.times + 1,
            amount: number(totalQuantity({ quantity: line.quantity ?? 0, repeat })),
            unit: t(`enum.unit.${line.unit ?? 'g'}`),
          })}
        </p>
      ) : null}
    </>
  );
};
