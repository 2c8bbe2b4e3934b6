import { useForm } from '@refinedev/antd';
import type { BaseRecord } from '@refinedev/core';
import type { SettingRecord } from '@blattwerk/contract/backoffice/shapes';
import { settingGroupOf } from '@blattwerk/contract/settings/groups';
import { Button, DatePicker, Form, Input } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { DateTime, Facts, Text } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import type { ApiError } from '../../providers/http.ts';
import { Effect } from './effect.tsx';
import { schemaOf } from './setting-schema.ts';
import { SettingValue } from './setting-value.tsx';
import { ValueControl } from './value-control.tsx';
import './settings.css';

interface Entry {
  value: unknown;
  validFrom?: dayjs.Dayjs | null;
  note?: string;
}

const ChangeForm = ({ setting }: { setting: SettingRecord }) => {
  const { t } = useTranslation();
  const schema = schemaOf(setting.key);
  const { form, formProps, mutation } = useForm<BaseRecord, ApiError, Record<string, unknown>>({
    resource: 'settings',
    action: 'edit',
    id: setting.id,
    redirect: false,
    invalidates: ['list', 'detail'],
    queryOptions: { enabled: false },
    successNotification: () => ({ type: 'success', message: t('common.saved') }),
    errorNotification: (error) => ({ type: 'error', message: errorText(error) }),
    onMutationSuccess: () => form.resetFields(['validFrom', 'note']),
  });
  const value: unknown = Form.useWatch('value', form);
  if (schema === undefined) return <p className="quiet">{t('settings.unknown')}</p>;
  const save = ({ value, validFrom, note }: Entry) => {
    const start = validFrom === undefined || validFrom === null ? {} : { validFrom: validFrom.toISOString() };
    formProps.onFinish?.({ value, version: setting.version, ...start, ...(note === undefined || note === '' ? {} : { note }) });
  };
  return (
    <Form {...formProps} layout="vertical" initialValues={{ value: setting.value }} onFinish={(values) => save(values as unknown as Entry)}>
      <Form.Item name="value" label={t('settings.newValue')} required rules={[{ required: true, message: t('common.required') }]}>
        <ValueControl settingKey={setting.key} schema={schema} label={t('settings.newValue')} />
      </Form.Item>
      <Form.Item name="validFrom" label={t('settings.validFrom')} extra={t('settings.validFromHelp')}>
        <DatePicker showTime={{ format: 'HH:mm' }} format="L LT" minDate={dayjs()} />
      </Form.Item>
      <Form.Item name="note" label={t('settings.note')} extra={t('settings.noteHelp')}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
      <Effect settingKey={setting.key} value={value === undefined ? setting.value : value} />
      <Button type="primary" htmlType="submit" loading={mutation.isPending}>
        {t('common.save')}
      </Button>
    </Form>
  );
};

const History = ({ setting }: { setting: SettingRecord }) => {
  const { t } = useTranslation();
  if (setting.history.length === 0) return <p className="quiet">{t('settings.noHistory')}</p>;
  return (
    <PlainTable label={t('settings.history')}>
      <thead>
        <tr>
          <th scope="col">{t('settings.validFrom')}</th>
          <th scope="col">{t('settings.value')}</th>
          <th scope="col">{t('settings.note')}</th>
          <th scope="col">{t('settings.by')}</th>
        </tr>
      </thead>
      <tbody>
        {setting.history.map((entry) => (
          <tr key={`${entry.validFrom} ${entry.createdAt}`}>
            <th scope="row">
              <DateTime value={entry.validFrom} />
            </th>
            <td>
              <SettingValue settingKey={setting.key} value={entry.value} />
            </td>
            <td>
              <Text value={entry.note} />
            </td>
            <td>
              <Text value={entry.createdByName} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};

export const SettingShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="settings"
      title={(setting) => setting.label}
      aside={(setting) => <span className="quiet">{t(`settings.group.${settingGroupOf(setting.key)}`)}</span>}
    >
      {(setting) => (
        <div className="columns">
          <Section title={t('settings.change')}>
            <ChangeForm setting={setting} />
          </Section>
          <div className="stack">
            <Section title={t('settings.now')}>
              <Facts
                items={[
                  { label: t('settings.value'), value: <SettingValue settingKey={setting.key} value={setting.value} /> },
                  { label: t('settings.default'), value: <SettingValue settingKey={setting.key} value={setting.default} /> },
                  { label: t('settings.validFrom'), value: <DateTime value={setting.validFrom} /> },
                ]}
              />
            </Section>
            <Section title={t('settings.history')}>
              <History setting={setting} />
            </Section>
          </div>
        </div>
      )}
    </RecordPage>
  );
};
