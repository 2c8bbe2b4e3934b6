import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import { useNotification } from '@refinedev/core';
import { passwordRules } from '@blattwerk/contract/accounts/password-rules';
import { validationTexts } from '@blattwerk/contract/validation';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api, ApiError } from '../../providers/http.ts';
import { currentLanguage } from '../../providers/i18n.ts';
import { Refusal } from '../entry/refusal.tsx';

interface Change {
  currentPassword: string;
  password: string;
  passwordConfirm: string;
}

/** The contract's own rules, so that the form says what the server would. */
const rules = passwordRules.map((rule) => ({
  validator: (_field: unknown, value: string | undefined) =>
    !value || rule.test(value) ? Promise.resolve() : Promise.reject(new Error(validationTexts[rule.key][currentLanguage()])),
}));

/** What the server says about single fields. */
const fieldsOf = (error: unknown): { name: keyof Change; errors: string[] }[] => {
  if (refusedWith<Posts['/clients/iam/password']>(error, 'auth.invalidPassword')) return [{ name: 'currentPassword', errors: [errorText(error)] }];
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.errors).map(([name, errors]) => ({ name: name as keyof Change, errors }));
};

/** A new password with the old one; every other device is signed out. */
export const PasswordSection = ({ email, onChanged }: { email: string; onChanged: () => void }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [form] = Form.useForm<Change>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const change = async (values: Change) => {
    setBusy(true);
    setError(undefined);
    try {
      const { message } = await api.post('/clients/iam/password', { body: values });
      open?.({ type: 'success', message });
      form.resetFields();
      onChanged();
    } catch (caught) {
      const fields = fieldsOf(caught);
      if (fields[0] === undefined) return setError(caught);
      form.setFields(fields);
      form.getFieldInstance(fields[0].name)?.focus();
    } finally {
      setBusy(false);
    }
  };
  const needed = { required: true, message: t('common.required') };
  return (
    <Section title={t('security.password.title')}>
      <Refusal error={error} />
      <Form form={form} name="password-change" layout="vertical" requiredMark={false} onFinish={(values) => void change(values)}>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Form.Item name="currentPassword" label={t('security.password.current')} rules={[needed]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Form.Item name="password" label={t('security.password.next')} extra={t('security.password.rules')} rules={[needed, ...rules]}>
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="passwordConfirm"
          label={t('security.password.repeat')}
          dependencies={['password']}
          rules={[
            needed,
            ({ getFieldValue }) => ({
              validator: (_field, value) =>
                !value || value === getFieldValue('password')
                  ? Promise.resolve()
                  : Promise.reject(new Error(validationTexts['password.match'][currentLanguage()])),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('security.password.submit')}
        </Button>
      </Form>
    </Section>
  );
};
