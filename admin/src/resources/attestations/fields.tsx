import { cardMonths, mostTravelDays, travelSexes, type AttestationRecord } from '@blattwerk/contract/attestations/shapes';
import { Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { CountryChoice } from '../../components/country-choice.tsx';

export const MonthsField = () => {
  const { t } = useTranslation();
  return (
    <Form.Item name="months" label={t('attestations.months')}>
      <Choice options={cardMonths.map((value) => ({ value, label: t('attestations.monthCount', { count: value }) }))} />
    </Form.Item>
  );
};

interface AmountProps extends Pick<AttestationRecord['prescription'], 'quantity' | 'unit'> {
  name?: 'amount' | ['travel', 'amount'];
}

/** At most what is prescribed. */
export const AmountField = ({ quantity, unit, name = 'amount' }: AmountProps) => {
  const { t } = useTranslation();
  const words = t(`enum.unit.${unit}`);
  return (
    <Form.Item
      name={name}
      label={t('attestations.amount')}
      extra={t('attestations.amountHelp', { most: quantity, unit: words })}
      rules={[{ required: true, message: t('common.required') }]}
    >
      <InputNumber min={0.01} max={quantity} addonAfter={words} />
    </Form.Item>
  );
};

/** What the form for travel asks about person and journey. */
export const TravelFields = (prescription: Pick<AttestationRecord['prescription'], 'quantity' | 'unit'>) => {
  const { t } = useTranslation();
  const rules = [{ required: true, whitespace: true, message: t('common.required') }];
  const chosen = [{ required: true, message: t('common.required') }];
  return (
    <>
      <Form.Item name={['travel', 'from']} label={t('attestations.from')} rules={chosen}>
        <Input type="date" />
      </Form.Item>
      <Form.Item name={['travel', 'days']} label={t('attestations.days')} extra={t('attestations.daysHelp')} rules={chosen}>
        <InputNumber min={1} max={mostTravelDays} precision={0} />
      </Form.Item>
      <AmountField name={['travel', 'amount']} {...prescription} />
      <Form.Item name={['travel', 'identityDocument']} label={t('attestations.identityDocument')} rules={[...rules, { min: 5, message: t('common.required') }]}>
        <Input maxLength={30} autoComplete="off" />
      </Form.Item>
      <Form.Item name={['travel', 'birthPlace']} label={t('attestations.birthPlace')} rules={[...rules, { min: 2, message: t('common.required') }]}>
        <Input maxLength={80} autoComplete="off" />
      </Form.Item>
      <Form.Item name={['travel', 'nationality']} label={t('attestations.nationality')} rules={chosen}>
        <CountryChoice beside={['TR', 'UA', 'US', 'RU', 'SY', 'AF', 'IQ', 'IR', 'RS', 'BA', 'AL', 'XK', 'MK', 'IN', 'CN', 'VN']} />
      </Form.Item>
      <Form.Item name={['travel', 'sex']} label={t('attestations.sex')} rules={chosen}>
        <Choice options={travelSexes.map((value) => ({ value, label: t(`enum.travelSex.${value}`) }))} />
      </Form.Item>
    </>
  );
};
