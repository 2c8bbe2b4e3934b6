import { feedFormats, feedKinds, feedModes } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Checkbox, Form, Input } from 'antd';
import { Choice } from '../../components/choice.tsx';
import { useTranslation } from 'react-i18next';
import { RecordPicker } from '../../components/record-picker.tsx';
import { ResourceForm } from '../../components/resource-form.tsx';
import { ConnectionTest } from './connection-test.tsx';
import { isSftpUrl, LoginFields } from './login-fields.tsx';
import { ScheduleField } from './schedule-field.tsx';

const creation = {
  pharmacyId: '',
  kind: 'pull',
  mode: 'full',
  format: undefined,
  url: '',
  auth: undefined,
  hostKey: undefined,
  schedule: '*/15 * * * *',
  isActive: true,
};

const PullFields = ({ record }: { record: FeedRecord | undefined }) => {
  const { t } = useTranslation();
  const url = Form.useWatch<string | undefined>('url') ?? record?.url ?? undefined;
  return (
    <>
      <Form.Item
        name="url"
        label={t('stock-feeds.url')}
        extra={t('stock-feeds.urlHelp')}
        rules={[{ required: true, pattern: /^(https?|sftp):\/\/[^\s/]+/i, message: t('stock-feeds.urlRule') }]}
      >
        <Input type="url" inputMode="url" maxLength={500} placeholder="https://" />
      </Form.Item>
      <LoginFields record={record} url={url} />
      {isSftpUrl(url) ? (
        <Form.Item
          name="hostKey"
          label={t('stock-feeds.hostKey')}
          extra={t('stock-feeds.hostKeyHelp')}
          rules={[{ required: true, pattern: /^\s*SHA256:[A-Za-z0-9+/]{43}=?\s*$/, message: t('stock-feeds.hostKeyRule') }]}
        >
          <Input maxLength={60} autoComplete="off" spellCheck={false} placeholder="SHA256:" />
        </Form.Item>
      ) : null}
      <ConnectionTest record={record} url={url} />
      <ScheduleField />
    </>
  );
};

const Fields = ({ record }: { record: FeedRecord | undefined }) => {
  const { t } = useTranslation();
  const kind = Form.useWatch<string>('kind') ?? record?.kind;
  const label = (field: string) => t(`stock-feeds.${field}`);
  const options = (type: string, values: readonly string[]) => values.map((value) => ({ value, label: t(`enum.${type}.${value}`) }));
  const required = [{ required: true, message: t('common.required') }];
  return (
    <>
      <Form.Item name="pharmacyId" label={label('pharmacyName')} rules={required}>
        <RecordPicker
          resource="pharmacies"
          searchField="name"
          labelOf={(row) => `${String(row['name'])}, ${String(row['zipCode'])} ${String(row['city'])}`}
          disabled={record !== undefined}
          known={record?.pharmacyName}
        />
      </Form.Item>
      <div className="form-pair">
        <Form.Item name="kind" label={label('kind')} rules={required}>
          <Choice options={options('feedKind', feedKinds)} disabled={record !== undefined} />
        </Form.Item>
        <Form.Item name="mode" label={label('mode')} extra={t('stock-feeds.modeHelp')} rules={required}>
          <Choice options={options('feedMode', feedModes)} />
        </Form.Item>
      </div>
      <Form.Item name="format" label={label('format')} extra={t('stock-feeds.formatHelp')}>
        <Choice allowClear options={options('feedFormat', feedFormats)} placeholder={t('enum.feedFormat.auto')} />
      </Form.Item>
      {kind === 'pull' ? <PullFields record={record} /> : null}
      <Form.Item name="isActive" valuePropName="checked">
        <Checkbox>{label('isActive')}</Checkbox>
      </Form.Item>
    </>
  );
};

export const FeedForm = () => (
  <ResourceForm resource="stock-feeds" defaults={creation} nameOf={(row) => row.pharmacyName}>
    {({ record }) => <Fields record={record} />}
  </ResourceForm>
);
