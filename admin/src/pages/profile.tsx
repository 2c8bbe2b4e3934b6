import { useGetIdentity, useInvalidateAuthStore, useNotification } from '@refinedev/core';
import { requiredProfileFields } from '@blattwerk/contract/accounts/shapes';
import type { Profile as ProfileRecord } from '@blattwerk/contract/accounts/shapes';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CountryChoice } from '../components/country-choice.tsx';
import { changedValues } from '../components/changed-values.ts';
import { Page, Section } from '../components/page.tsx';
import { ErrorState, PageSkeleton } from '../components/states.tsx';
import { forgetUser } from '../providers/auth.ts';
import type { StaffMember } from '../providers/auth.ts';
import { errorText } from '../providers/error-text.ts';
import { api, ApiError } from '../providers/http.ts';
import { useAnswer } from '../providers/use-answer.ts';
import { PreferencesSection } from './preferences-section.tsx';
import { PracticeSection } from './practice-section.tsx';
import { PasswordSection } from './security/password-section.tsx';
import { SecondFactorSection } from './security/second-factor-section.tsx';
import { Sessions } from './sessions.tsx';
import { TextBlocksSection } from './text-blocks-section.tsx';

const lengths: Record<string, number> = {
  title: 40,
  firstName: 60,
  lastName: 60,
  position: 60,
  street: 100,
  houseNum: 40,
  zipCode: 10,
  city: 60,
  country: 2,
  phone: 30,
  fax: 30,
  signatureName: 60,
  about: 1000,
};
const pairs: readonly (readonly [string, string?])[] = [
  ['title', 'position'],
  ['firstName', 'lastName'],
  ['street', 'houseNum'],
  ['zipCode', 'city'],
  ['country', 'signatureName'],
  ['phone', 'fax'],
];
const needed = new Set(['firstName', 'lastName']);

/** Everybody's own data. The e-mail address and the role are not changed here. */
export const Profile = () => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const { query, result } = useAnswer('/clients/iam/profile', {});
  /** A new password signs other devices out: their list is read anew. */
  const [changes, setChanges] = useState(0);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  return (
    <Page title={t('profile.heading')}>
      <div className="stack form-page">
        <Section title={t('profile.data')}>
          <ProfileForm profile={result.data} onSaved={() => void query.refetch()} />
        </Section>
        {user?.role === 'doctor' ? <PracticeSection /> : null}
        {user?.role === 'doctor' ? <TextBlocksSection /> : null}
        <PreferencesSection />
        <SecondFactorSection />
        {result.data.hasPassword ? <PasswordSection email={result.data.email} onChanged={() => setChanges(changes + 1)} /> : null}
        <Sessions key={changes} />
      </div>
    </Page>
  );
};

const ProfileField = ({ field }: { field: string }) => {
  const { t } = useTranslation();
  const rules = needed.has(field) ? [{ required: true, whitespace: true, message: t('common.required') }] : [];
  const telephone = field === 'phone' || field === 'fax' ? { type: 'tel', inputMode: 'tel' as const } : {};
  return (
    <Form.Item name={field} label={t(`profile.${field}`)} rules={rules}>
      {field === 'country' ? <CountryChoice allowClear /> : <Input maxLength={lengths[field]} {...telephone} />}
    </Form.Item>
  );
};

const ProfileForm = ({ profile, onSaved }: { profile: ProfileRecord; onSaved: () => void }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const refreshIdentity = useInvalidateAuthStore();
  const [form] = Form.useForm<Record<string, unknown>>();
  const [isSaving, setSaving] = useState(false);
  const fields = Object.fromEntries(Object.keys(lengths).map((field) => [field, (profile as Record<string, unknown>)[field]]));
  const save = async (values: Record<string, unknown>) => {
    setSaving(true);
    try {
      await api.patch('/clients/iam/profile', { body: changedValues(values, fields) });
      forgetUser();
      await refreshIdentity();
      open?.({ type: 'success', message: t('common.saved') });
      onSaved();
    } catch (error) {
      if (error instanceof ApiError) form.setFields(Object.entries(error.errors).map(([name, errors]) => ({ name, errors })));
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setSaving(false);
    }
  };
  const missing = requiredProfileFields.filter((field) => profile.missing.includes(field));
  return (
    <Form form={form} layout="vertical" requiredMark={false} initialValues={fields} onFinish={(values) => void save(values)}>
      {missing.length === 0 ? null : (
        <Alert
          className="page-note"
          type="info"
          showIcon
          message={t('profile.missing', { fields: missing.map((field) => t(`profile.${field}`)).join(', ') })}
        />
      )}
      <p className="section-lead quiet">{t('profile.email', { email: profile.email })}</p>
      {pairs.map(([one, other]) => (
        <div key={one} className="form-pair">
          <ProfileField field={one} />
          {other === undefined ? null : <ProfileField field={other} />}
        </div>
      ))}
      <Form.Item name="about" label={t('profile.about')} extra={t('profile.aboutHelp')}>
        <Input.TextArea rows={3} maxLength={1000} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t('common.save')}
      </Button>
    </Form>
  );
};
