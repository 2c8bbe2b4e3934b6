import { vaporizerLoads } from '@blattwerk/contract/vaporizers/shapes';
import { Checkbox, Form, Input } from 'antd';
import type { GetProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { ResourceForm } from '../../components/resource-form.tsx';

const defaults = { name: '', manufacturer: '', takes: ['flower'], cartridgeSystem: '', isListed: true };

/** Only what takes cartridges has a system of them. */
const System = () => {
  const { t } = useTranslation();
  const takes: unknown = Form.useWatch('takes');
  if (!Array.isArray(takes) || !takes.includes('cartridge')) return null;
  return (
    <Form.Item
      name="cartridgeSystem"
      label={t('vaporizers.cartridgeSystem')}
      extra={t('vaporizers.systemHelp')}
      rules={[{ required: true, whitespace: true, message: t('common.required') }]}
    >
      <Input maxLength={60} />
    </Form.Item>
  );
};

/** The form's `aria-required` would land on an element without a role, so it stays out; the label says it. */
const Forms = ({ 'aria-required': _isRequired, ...props }: GetProps<typeof Checkbox.Group> & { 'aria-required'?: boolean }) => {
  const { t } = useTranslation();
  return <Checkbox.Group {...props} options={vaporizerLoads.map((value) => ({ value, label: t(`enum.vaporizerForm.${value}`) }))} />;
};

const Fields = () => {
  const { t } = useTranslation();
  const required = { required: true, message: t('common.required') };
  return (
    <>
      <Form.Item name="name" label={t('vaporizers.name')} rules={[{ ...required, whitespace: true }]}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="manufacturer" label={t('vaporizers.manufacturer')}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="takes" label={t('vaporizers.takes')} rules={[{ ...required, type: 'array' }]}>
        <Forms />
      </Form.Item>
      <System />
      <Form.Item name="isListed" valuePropName="checked">
        <Checkbox>{t('vaporizers.isListed')}</Checkbox>
      </Form.Item>
    </>
  );
};

export const VaporizerForm = () => (
  <ResourceForm resource="vaporizers" defaults={defaults} nameOf={(row) => row.name}>
    {() => <Fields />}
  </ResourceForm>
);
