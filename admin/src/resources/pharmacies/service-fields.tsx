import { Checkbox, Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../components/radio-choice.tsx';
import { OpeningHoursField } from './opening-hours-field.tsx';

/** An amount in euros over a field that holds cents. */
const Euros = ({ value, onChange, id }: { value?: number | null; onChange?: (cents: number | null) => void; id?: string }) => {
  const { t } = useTranslation();
  return (
    <InputNumber
      {...(id === undefined ? {} : { id })}
      min={0}
      max={10_000}
      precision={2}
      decimalSeparator={t('review.decimal')}
      suffix="€"
      value={typeof value === 'number' ? value / 100 : null}
      onChange={(euros) => onChange?.(euros === null ? null : Math.round(euros * 100))}
    />
  );
};

const Known = ({ name }: { name: 'hasCourier' | 'acceptsElectronic' }) => {
  const { t } = useTranslation();
  const options = [
    { value: true, label: t('common.yes') },
    { value: false, label: t('common.no') },
    { value: null, label: t('pharmacies.notKnown') },
  ];
  return (
    <Form.Item name={name} label={t(`pharmacies.${name}`)}>
      <RadioChoice label={t(`pharmacies.${name}`)} options={options} />
    </Form.Item>
  );
};

/** What the pharmacy offers besides its stock; what is left open is hidden, or shown as unknown. */
export const ServiceFields = () => {
  const { t } = useTranslation();
  return (
    <>
      <OpeningHoursField />
      <Form.Item name="isPickupOnly" valuePropName="checked">
        <Checkbox>{t('pharmacies.isPickupOnly')}</Checkbox>
      </Form.Item>
      <div className="form-pair">
        <Known name="acceptsElectronic" />
        <Known name="hasCourier" />
      </div>
      <div className="form-pair">
        <Form.Item name="shippingCents" label={t('pharmacies.shippingCents')} extra={t('pharmacies.shippingHelp')}>
          <Euros />
        </Form.Item>
        <Form.Item
          name="freeShippingFromCents"
          label={t('pharmacies.freeShippingFromCents')}
          dependencies={['shippingCents']}
          rules={[
            ({ getFieldValue }) => ({
              validator: (_rule, cents) =>
                typeof cents === 'number' && typeof getFieldValue('shippingCents') !== 'number'
                  ? Promise.reject(new Error(t('pharmacies.shippingNeeded')))
                  : Promise.resolve(),
            }),
          ]}
        >
          <Euros />
        </Form.Item>
      </div>
    </>
  );
};
