import { categories, genetics, irradiations, units } from '@blattwerk/contract/products/enums';
import { Checkbox, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { CountryChoice } from '../../components/country-choice.tsx';
import { NameChoice } from '../../components/name-choice.tsx';
import { ResourceForm } from '../../components/resource-form.tsx';

const defaults = {
  pzn: '',
  name: '',
  category: 'flower',
  unit: 'g',
  genetics: null,
  geneticsDetail: '',
  thc: null,
  isThcBelow: false,
  cbd: null,
  isCbdBelow: false,
  strain: '',
  manufacturer: '',
  grower: '',
  origin: null,
  irradiation: 'unknown',
  cartridgeSystem: '',
  descriptionDe: '',
  descriptionEn: '',
  isPublished: true,
  isPromoted: false,
};

/** Beyond Europe, where medicinal cannabis is grown for the German market. */
const furtherOrigins = ['AU', 'CA', 'CL', 'CO', 'IL', 'JM', 'LS', 'MA', 'MK', 'NZ', 'TH', 'UG', 'US', 'UY', 'ZA', 'ZW'] as const;
const references = { strain: 'strains', manufacturer: 'manufacturers', grower: 'growers' } as const;

const EnumField = ({ field, values, isOptional = false }: { field: string; values: readonly string[]; isOptional?: boolean }) => {
  const { t } = useTranslation();
  return (
    <Form.Item name={field} label={t(`products.${field}`)} rules={isOptional ? [] : [{ required: true, message: t('common.required') }]}>
      <Choice<string> allowClear={isOptional} options={values.map((value) => ({ value, label: t(`enum.${field}.${value}`) }))} />
    </Form.Item>
  );
};

/** An amount, and whether the maker only says that it is less. */
const Amount = ({ field, below }: { field: 'thc' | 'cbd'; below: string }) => {
  const { t } = useTranslation();
  return (
    <div>
      <Form.Item name={field} label={t(`products.${field}`)} extra={t('products.amountHelp')}>
        <InputNumber min={0} max={1000} decimalSeparator={t('review.decimal')} />
      </Form.Item>
      <Form.Item name={below} valuePropName="checked">
        <Checkbox>{t(`products.${below}`)}</Checkbox>
      </Form.Item>
    </div>
  );
};

/** Which devices take it: of a vape alone. */
const CartridgeSystem = () => {
  const { t } = useTranslation();
  if (Form.useWatch('category') !== 'vape') return null;
  return (
    <Form.Item name="cartridgeSystem" label={t('products.cartridgeSystem')} extra={t('vaporizers.systemHelp')}>
      <Input maxLength={60} />
    </Form.Item>
  );
};

const Identity = () => {
  const { t } = useTranslation();
  const required = [{ required: true, whitespace: true, message: t('common.required') }];
  return (
    <>
      <div className="form-pair wide-narrow">
        <Form.Item name="name" label={t('products.name')} rules={required}>
          <Input maxLength={200} />
        </Form.Item>
        <Form.Item name="pzn" label={t('products.pzn')} rules={required}>
          <Input inputMode="numeric" maxLength={12} />
        </Form.Item>
      </div>
      <div className="form-pair">
        <EnumField field="category" values={categories} />
        <EnumField field="unit" values={units} />
      </div>
    </>
  );
};

const Traits = () => {
  const { t } = useTranslation();
  return (
    <>
      <div className="form-pair">
        <EnumField field="genetics" values={genetics} isOptional />
        <Form.Item name="geneticsDetail" label={t('products.geneticsDetail')}>
          <Input maxLength={60} />
        </Form.Item>
        <Amount field="thc" below="isThcBelow" />
        <Amount field="cbd" below="isCbdBelow" />
        {Object.entries(references).map(([field, resource]) => (
          <Form.Item key={field} name={field} label={t(`products.${field}`)} extra={t('products.referenceHelp')}>
            <NameChoice resource={resource} maxLength={120} />
          </Form.Item>
        ))}
        <Form.Item name="origin" label={t('products.origin')}>
          <CountryChoice allowClear beside={furtherOrigins} />
        </Form.Item>
        <EnumField field="irradiation" values={irradiations} />
        <CartridgeSystem />
      </div>
      {(['descriptionDe', 'descriptionEn'] as const).map((field) => (
        <Form.Item key={field} name={field} label={t(`products.${field}`)}>
          <Input.TextArea rows={3} maxLength={2000} />
        </Form.Item>
      ))}
    </>
  );
};

const Market = () => {
  const { t } = useTranslation();
  return (['isPublished', 'isPromoted'] as const).map((field) => (
    <Form.Item key={field} name={field} valuePropName="checked" extra={t(`products.${field}Help`)}>
      <Checkbox>{t(`products.${field}`)}</Checkbox>
    </Form.Item>
  ));
};

export const ProductForm = () => (
  <ResourceForm resource="products" defaults={defaults} nameOf={(row) => row.name}>
    {() => (
      <>
        <Identity />
        <Traits />
        <Market />
      </>
    )}
  </ResourceForm>
);
