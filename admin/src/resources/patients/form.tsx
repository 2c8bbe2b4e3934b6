import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { CountryChoice } from '../../components/country-choice.tsx';
import { ResourceForm } from '../../components/resource-form.tsx';

const defaults = {
  title: '',
  firstName: '',
  lastName: '',
  phone: '',
  street: '',
  houseNum: '',
  zipCode: '',
  city: '',
  country: 'DE',
  locale: 'de',
  reason: '',
};

const Fields = () => {
  const { t } = useTranslation();
  const label = (field: string) => t(`patients.${field}`);
  const required = [{ required: true, whitespace: true, message: t('common.required') }];
  return (
    <>
      <p className="quiet">{t('patients.correctNote')}</p>
      <Form.Item name="title" label={label('titleBefore')}>
        <Input maxLength={40} />
      </Form.Item>
      <div className="form-pair">
        <Form.Item name="firstName" label={label('firstName')} rules={required}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="lastName" label={label('lastName')} rules={required}>
          <Input maxLength={60} />
        </Form.Item>
      </div>
      <Form.Item name="phone" label={label('phone')}>
        <Input type="tel" inputMode="tel" maxLength={30} />
      </Form.Item>
      <div className="form-pair wide-narrow">
        <Form.Item name="street" label={label('street')}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="houseNum" label={label('houseNum')}>
          <Input maxLength={40} />
        </Form.Item>
      </div>
      <div className="form-pair narrow-wide">
        <Form.Item name="zipCode" label={label('zipCode')} rules={[{ pattern: /^\d{5}$/, message: t('pharmacies.zipRule') }]}>
          <Input inputMode="numeric" maxLength={5} />
        </Form.Item>
        <Form.Item name="city" label={label('city')}>
          <Input maxLength={60} />
        </Form.Item>
      </div>
      <Form.Item name="country" label={label('country')}>
        <CountryChoice />
      </Form.Item>
      <Form.Item name="locale" label={label('locale')}>
        <Choice options={['de', 'en'].map((value) => ({ value, label: t(`enum.language.${value}`) }))} />
      </Form.Item>
      <Form.Item name="reason" label={label('reason')} extra={label('reasonHelp')} rules={[...required, { min: 3, message: label('reasonNeeded') }]}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </>
  );
};

/** Master data of a patient, corrected by an administrator with a reason. */
export const PatientForm = () => (
  <ResourceForm resource="patients" defaults={defaults} nameOf={({ firstName, lastName }) => `${firstName} ${lastName}`}>
    {() => <Fields />}
  </ResourceForm>
);
