import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ResourceForm } from '../../src/components/resource-form.tsx';

const defaults = { name: '', phone: '', isActive: true };

const Fields = () => {
  const { t } = useTranslation();
  return (
    <>
      <Form.Item name="name" label={t('couriers.name')} rules={[{ required: true, whitespace: true, message: t('common.required') }]}>
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item name="phone" label={t('couriers.phone')}>
        <Input maxLength={30} />
      </Form.Item>
      <Form.Item name="isActive" valuePropName="checked">
        <Checkbox>{t('couriers.isActive')}</Checkbox>
      </Form.Item>
    </>
  );
};

export const CourierForm = () => (
  <ResourceForm resource="couriers" defaults={defaults} nameOf={(row) => row.name}>
    {() => <Fields />}
  </ResourceForm>
);
