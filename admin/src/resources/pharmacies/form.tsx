import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CountryChoice } from '../../components/country-choice.tsx';
import { ResourceForm } from '../../components/resource-form.tsx';
import { ContactFields } from './contact-fields.tsx';
import { ServiceFields } from './service-fields.tsx';

const defaults = {
  name: '',
  slug: '',
  street: '',
  houseNum: '',
  zipCode: '',
  city: '',
  country: 'DE',
  email: '',
  tanEmail: '',
  phone: '',
  website: '',
  isPickupOnly: true,
  isListed: true,
  openingHours: null,
  acceptsElectronic: null,
  hasCourier: null,
  shippingCents: null,
  freeShippingFromCents: null,
};

const Fields = () => {
  const { t } = useTranslation();
  const label = (field: string) => t(`pharmacies.${field}`);
  const required = [{ required: true, whitespace: true, message: t('common.required') }];
  return (
    <>
      <Form.Item name="name" label={label('name')} rules={required}>
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item
        name="slug"
        label={label('slug')}
        extra={t('pharmacies.slugHelp')}
        rules={[{ pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: t('pharmacies.slugRule') }]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <div className="form-pair wide-narrow">
        <Form.Item name="street" label={label('street')} rules={required}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="houseNum" label={label('houseNum')} rules={required}>
          <Input maxLength={40} />
        </Form.Item>
      </div>
      <div className="form-pair narrow-wide">
        <Form.Item name="zipCode" label={label('zipCode')} rules={[{ required: true, pattern: /^\d{5}$/, message: t('pharmacies.zipRule') }]}>
          <Input inputMode="numeric" maxLength={5} />
        </Form.Item>
        <Form.Item name="city" label={label('city')} rules={required}>
          <Input maxLength={60} />
        </Form.Item>
      </div>
      <Form.Item name="country" label={label('country')} rules={required}>
        <CountryChoice />
      </Form.Item>
      <ContactFields />
      <ServiceFields />
      <Form.Item name="isListed" valuePropName="checked">
        <Checkbox>{label('isListed')}</Checkbox>
      </Form.Item>
    </>
  );
};

export const PharmacyForm = () => (
  <ResourceForm resource="pharmacies" defaults={defaults} nameOf={(row) => row.name}>
    {() => <Fields />}
  </ResourceForm>
);
