import { indications, textBlockLengths } from '@blattwerk/contract/text-blocks/shapes';
import { locale } from '@blattwerk/contract/validation';
import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { ResourceForm } from '../../components/resource-form.tsx';

const defaults = { name: '', text: '', language: 'de', indication: undefined, isActive: true };

const Fields = () => {
  const { t } = useTranslation();
  const required = [{ required: true, whitespace: true, message: t('common.required') }];
  return (
    <>
      <Form.Item name="name" label={t('house-text-blocks.name')} rules={required}>
        <Input maxLength={textBlockLengths.title} />
      </Form.Item>
      <Form.Item name="text" label={t('house-text-blocks.text')} extra={t('house-text-blocks.textHelp')} rules={required}>
        <Input.TextArea rows={6} maxLength={textBlockLengths.text} showCount />
      </Form.Item>
      <Form.Item name="language" label={t('house-text-blocks.language')} extra={t('house-text-blocks.languageHelp')} rules={required}>
        <Choice options={locale.options.map((value) => ({ value, label: t(`enum.language.${value}`) }))} />
      </Form.Item>
      <Form.Item name="indication" label={t('house-text-blocks.indication')} extra={t('house-text-blocks.indicationHelp')}>
        <Choice
          allowClear
          placeholder={t('house-text-blocks.everyIndication')}
          options={indications.map((value) => ({ value, label: t(`enum.symptom.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="isActive" valuePropName="checked">
        <Checkbox>{t('house-text-blocks.isActive')}</Checkbox>
      </Form.Item>
    </>
  );
};

export const HouseTextBlockForm = () => (
  <ResourceForm resource="house-text-blocks" defaults={defaults} nameOf={(row) => row.name}>
    {() => <Fields />}
  </ResourceForm>
);
