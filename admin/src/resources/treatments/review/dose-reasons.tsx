import { WarningOutlined } from '@ant-design/icons';
import { doseRules } from '@blattwerk/contract/treatments/doses';
import type { DoseRule, ExceededDose } from '@blattwerk/contract/treatments/doses';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';

/** What is above a limit, and the reason that an approval then needs: one for each rule. */
export const DoseReasons = ({ exceeded }: { exceeded: readonly ExceededDose[] }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const words = ({ rule, line, grams, limitGrams }: ExceededDose) => {
    const text = t(`review.doses.${rule}`, { grams: number(grams), limit: number(limitGrams) });
    return line === null ? text : `${t('review.line', { number: line + 1 })}: ${text}`;
  };
  const rules: DoseRule[] = doseRules.filter((rule) => exceeded.some((one) => one.rule === rule));
  return (
    <>
      <div role="status">
        {exceeded.length === 0 ? null : (
          <ul className="plan-warnings">
            {exceeded.map((one) => (
              <li key={`${one.rule} ${one.line ?? ''}`}>
                <WarningOutlined aria-hidden="true" /> {words(one)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {rules.map((rule) => (
        <Form.Item
          key={rule}
          name={['overrides', rule]}
          label={t(`review.doses.reason.${rule}`)}
          extra={t('review.doses.help')}
          rules={[{ required: true, whitespace: true, min: 2, message: t('review.doses.needed') }]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      ))}
    </>
  );
};
