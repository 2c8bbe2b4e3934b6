import { feedFormats, feedKinds, feedModes } from '@blattwerk/contract/stock-feeds/shapes';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Checkbox, Form, Input } from 'antd';
import { Choice } from '../../components/choice.tsx';
import { useTranslation } from 'react-i18next';
import { RecordPicker } from '../../components/record-picker.tsx';
import { ResourceForm } from '../../components/resource-form.tsx';

const creation = { pharmacyId: '', kind: 'pull', mode: 'full', format: undefined, url: '', schedule: '', isActive: true };

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
      {kind === 'pull' ? (
        <>
          <Form.Item name="url" label={label('url')} rules={[{ required: true, type: 'url', message: t('stock-feeds.urlRule') }]}>
            <Input type="url" inputMode="url" maxLength={500} placeholder="https://" />
          </Form.Item>
          <Form.Item
            name="schedule"
            label={label('schedule')}
            extra={t('stock-feeds.scheduleHelp')}
            rules={[{ pattern: /^\s*\S+(\s+\S+){4}\s*$/, message: t('stock-feeds.scheduleRule') }]}
          >
            <Input maxLength={60} placeholder="0 * * * *" />
          </Form.Item>
        </>
      ) : null}
      <Form.Item name="isActive" valuePropName="checked">
        <Checkbox>{label('isActive')}</Checkbox>
      </Form.Item>
    </>
  );
};

export const FeedForm = () => (
  <ResourceForm<FeedRecord> resource="stock-feeds" defaults={creation} nameOf={(row) => row.pharmacyName}>
    {({ record }) => <Fields record={record} />}
  </ResourceForm>
);
