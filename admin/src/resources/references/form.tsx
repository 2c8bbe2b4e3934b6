import type { ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { ResourceForm } from '../../components/resource-form.tsx';

const longest = 120;

const Fields = ({ kind }: { kind: ReferenceKind }) => {
  const { t } = useTranslation();
  return (
    <>
      <Form.Item
        name="name"
        label={t('references.name')}
        extra={t('references.nameHelp')}
        rules={[{ required: true, whitespace: true, message: t('common.required') }]}
      >
        <Input maxLength={longest} />
      </Form.Item>
      {kind === 'strains' ? (
        <Form.Item name="synonyms" label={t('strains.synonyms')} extra={t('strains.synonymsHelp')}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ';']} maxCount={30} />
        </Form.Item>
      ) : null}
    </>
  );
};

const ReferenceForm = ({ kind }: { kind: ReferenceKind }) => (
  <ResourceForm resource={kind} defaults={kind === 'strains' ? { name: '', synonyms: [] } : { name: '' }} nameOf={(row) => row.name}>
    {() => <Fields kind={kind} />}
  </ResourceForm>
);

export const ManufacturerForm = () => <ReferenceForm kind="manufacturers" />;
export const GrowerForm = () => <ReferenceForm kind="growers" />;
export const StrainForm = () => <ReferenceForm kind="strains" />;
