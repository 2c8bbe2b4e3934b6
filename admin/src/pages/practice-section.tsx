import { useNotification } from '@refinedev/core';
import type { Practice } from '@blattwerk/contract/people/shapes';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../components/page.tsx';
import { changedValues } from '../components/changed-values.ts';
import { ErrorState, PageSkeleton } from '../components/states.tsx';
import { Country, Facts, Text } from '../components/values.tsx';
import { errorText } from '../providers/error-text.ts';
import { api, ApiError } from '../providers/http.ts';
import { useAnswer } from '../providers/use-answer.ts';

const Licence = ({ licence }: Pick<Practice, 'licence'>) => {
  const { t } = useTranslation();
  return (
    <Facts
      items={[
        { label: t('people.licenceNumber'), value: <Text value={licence.number} /> },
        { label: t('people.licenceAuthority'), value: <Text value={licence.authority} /> },
        { label: t('people.licenceCountry'), value: <Country code={licence.country} /> },
        ...(licence.federalState === null ? [] : [{ label: t('people.federalState'), value: t(`enum.federalState.${licence.federalState}`) }]),
      ]}
    />
  );
};

const BillingForm = ({ practice, onRefresh }: { practice: Practice; onRefresh: () => void }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [form] = Form.useForm<Record<string, unknown>>();
  const [isSaving, setSaving] = useState(false);
  const { taxNumber, invoiceCode, practiceName, practiceHours } = practice;
  const stored = { taxNumber, invoiceCode, practiceName, practiceHours };
  const save = async (values: Record<string, unknown>) => {
    setSaving(true);
    try {
      await api.patch('/backoffice/practice', { body: { ...changedValues(values, stored), version: practice.version } });
      open?.({ type: 'success', message: t('common.saved') });
      onRefresh();
    } catch (error) {
      if (error instanceof ApiError) form.setFields(Object.keys(error.errors).map((name) => ({ name, errors: [t(`practice.${name}Wrong`)] })));
      open?.({ type: 'error', message: errorText(error) });
      if (error instanceof ApiError && error.statusCode === 409) onRefresh(); // the next try is made from what is stored now
    } finally {
      setSaving(false);
    }
  };
  const code = { required: true, pattern: /^[A-Za-z0-9]{2,8}$/, message: t('practice.invoiceCodeRule') };
  return (
    <Form form={form} layout="vertical" requiredMark={false} initialValues={stored} onFinish={(values) => void save(values)}>
      <div className="form-pair">
        <Form.Item
          name="taxNumber"
          label={t('practice.taxNumber')}
          extra={t('practice.taxNumberHelp')}
          rules={[{ required: true, whitespace: true, min: 3, message: t('common.required') }]}
        >
          <Input maxLength={30} />
        </Form.Item>
        <Form.Item
          name="invoiceCode"
          label={t('practice.invoiceCode')}
          extra={t(practice.isInvoiceCodeFixed ? 'practice.invoiceCodeFixed' : 'practice.invoiceCodeHelp')}
          rules={[code]}
        >
          <Input maxLength={8} disabled={practice.isInvoiceCodeFixed} />
        </Form.Item>
      </div>
      <Form.Item name="practiceName" label={t('practice.practiceName')} extra={t('practice.practiceNameHelp')} rules={[{ min: 2 }]}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="practiceHours" label={t('practice.practiceHours')} extra={t('practice.practiceHoursHelp')} rules={[{ min: 2 }]}>
        <Input maxLength={160} />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t('common.save')}
      </Button>
    </Form>
  );
};

/** A doctor's licence as stated, and what invoices need. */
export const PracticeSection = () => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/practice', {});
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <PageSkeleton />;
  return (
    <>
      <Section title={t('people.licence')}>
        <Licence licence={result.data.licence} />
      </Section>
      <Section title={t('practice.billing')}>
        <BillingForm practice={result.data} onRefresh={() => void query.refetch()} />
      </Section>
    </>
  );
};
