import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

const plain = (typed: unknown): string => (typeof typed === 'string' ? typed.trim().toLowerCase() : '');

export const ContactFields = () => {
  const { t } = useTranslation();
  const label = (field: string) => t(`pharmacies.${field}`);
  return (
    <>
      <div className="form-pair">
        <Form.Item name="email" label={label('email')} rules={[{ type: 'email', message: t('login.emailNeeded') }]}>
          <Input type="email" inputMode="email" maxLength={254} />
        </Form.Item>
        <Form.Item name="phone" label={label('phone')}>
          <Input type="tel" inputMode="tel" maxLength={30} />
        </Form.Item>
      </div>
      <Form.Item
        name="tanEmail"
        label={label('tanEmail')}
        extra={t('pharmacies.tanEmailHelp')}
        dependencies={['email']}
        rules={[
          { type: 'email', message: t('login.emailNeeded') },
          ({ getFieldValue }) => ({
            validator: (_rule, typed) =>
              plain(typed) !== '' && plain(typed) === plain(getFieldValue('email'))
                ? Promise.reject(new Error(t('pharmacies.tanEmailRule')))
                : Promise.resolve(),
          }),
        ]}
      >
        <Input type="email" inputMode="email" maxLength={254} />
      </Form.Item>
      <Form.Item name="website" label={label('website')} rules={[{ type: 'url', message: t('pharmacies.websiteRule') }]}>
        <Input type="url" inputMode="url" maxLength={200} placeholder="https://" />
      </Form.Item>
    </>
  );
};
