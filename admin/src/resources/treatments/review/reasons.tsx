import { WarningOutlined } from '@ant-design/icons';
import type { Hint } from '@blattwerk/contract/treatments/case-shapes';
import { planRules } from '@blattwerk/contract/treatments/plan-limits';
import type { Exceeded } from '@blattwerk/contract/treatments/plan-limits';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';

interface ReasonsProps {
  exceeded: readonly Exceeded[];
  /** Red hints of the case: an approval needs a reason for each. */
  redHints?: readonly Hint[];
}

/** What is above a limit or stands in red, and the reason that an approval then needs: one for each rule, at what it is about. */
export const Reasons = ({ exceeded, redHints = [] }: ReasonsProps) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  const words = ({ rule, line, value, limit }: Exceeded) => {
    const text = t(`review.limits.${rule}`, { value: number(value), limit: number(limit) });
    return line === null ? text : `${t('review.line', { number: line + 1 })}: ${text}`;
  };
  const rules = planRules.filter((rule) => exceeded.some((one) => one.rule === rule));
  const asked = [
    ...rules.map((rule) => ({
      rule: rule as string,
      label: t(`review.limits.reason.${rule}`),
      about: exceeded.filter((one) => one.rule === rule).map(words),
    })),
    ...redHints
      .filter(({ rule }, index) => redHints.findIndex((one) => one.rule === rule) === index)
      .map(({ rule, title }) => ({ rule, label: t('review.limits.reason.hint', { title }), about: [] as string[] })),
  ];
  return (
    <div className="plan-reasons">
      <div role="status">
        {asked.every(({ about }) => about.length === 0) ? null : (
          <ul className="plan-warnings">
            {asked
              .flatMap(({ about }) => about)
              .map((text) => (
                <li key={text}>
                  <WarningOutlined aria-hidden="true" /> {text}
                </li>
              ))}
          </ul>
        )}
      </div>
      {asked.map(({ rule, label }) => (
        <Form.Item
          key={rule}
          name={['overrides', rule]}
          label={label}
          extra={t('review.limits.help')}
          rules={[{ required: true, whitespace: true, min: 2, message: t('review.limits.needed') }]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      ))}
    </div>
  );
};
