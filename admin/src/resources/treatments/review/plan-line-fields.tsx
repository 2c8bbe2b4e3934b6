import { DeleteOutlined } from '@ant-design/icons';
import { units } from '@blattwerk/contract/products/enums';
import { prescriptionForms } from '@blattwerk/contract/prescriptions/shapes';
import { Button, Form, Input, InputNumber } from 'antd';
import { Choice } from '../../../components/choice.tsx';
import { useTranslation } from 'react-i18next';
import { RecordPicker } from '../../../components/record-picker.tsx';
import { AlternativesField } from './alternatives-field.tsx';
import type { PlanDraft, ProductFacts } from './plan.ts';
import { ProductLine } from './requested-products.tsx';
import type { RequestedProduct } from './requested-products.tsx';

interface PlanLineFieldsProps {
  name: number;
  number: number;
  facts: Record<string, ProductFacts>;
  asked: readonly RequestedProduct[];
  onPick: (product: ProductFacts) => void;
  onRemove?: () => void;
}

/** Which product, and where it can be had while it is prescribed. */
const ProductField = ({ name, facts, asked, onPick }: Omit<PlanLineFieldsProps, 'number' | 'onRemove'>) => {
  const { t } = useTranslation();
  const form = Form.useFormInstance<PlanDraft>();
  const productId = Form.useWatch(['lines', name, 'productId'], form) as string | undefined;
  const product = productId === undefined ? undefined : facts[productId];
  const pick = (picked: ProductFacts) => {
    onPick(picked);
    form.setFieldValue(['lines', name, 'unit'], picked.unit);
    form.setFieldValue(['lines', name, 'alternatives'], []);
  };
  const take = (picked: RequestedProduct) => {
    form.setFieldValue(['lines', name, 'productId'], picked.id);
    pick(picked as ProductFacts);
  };
  return (
    <>
      <Form.Item name={[name, 'productId']} label={t('review.product')} rules={[{ required: true, message: t('common.required') }]}>
        <RecordPicker
          resource="products"
          searchField="name"
          labelOf={(row) => `${String(row['name'])} · ${String(row['pzn'])}`}
          known={product?.name}
          onPick={(row) => pick(row as unknown as ProductFacts)}
        />
      </Form.Item>
      {product === undefined ? null : (
        <div className="plan-stock">
          <ProductLine product={{ ...product, slug: '' }} />
        </div>
      )}
      {product === undefined && asked.length > 0 ? (
        <p className="plan-asked">
          <span className="quiet small">{t('review.asked')}</span>
          {asked.map((candidate) => (
            <Button key={candidate.id} size="small" onClick={() => take(candidate)}>
              {candidate.name}
            </Button>
          ))}
        </p>
      ) : null}
    </>
  );
};

const FormField = ({ name }: { name: number }) => {
  const { t } = useTranslation();
  const preparation = Form.useWatch(['lines', name, 'form'], Form.useFormInstance<PlanDraft>()) as string | undefined;
  return (
    <>
      <Form.Item name={[name, 'form']} label={t('review.form')} rules={[{ required: true, message: t('common.required') }]}>
        <Choice options={prescriptionForms.map((value) => ({ value, label: t(`enum.prescriptionForm.${value}`) }))} />
      </Form.Item>
      {preparation === 'other' ? (
        <Form.Item
          name={[name, 'otherForm']}
          label={t('review.otherForm')}
          extra={t('review.otherFormHelp')}
          rules={[{ required: true, whitespace: true, message: t('common.required') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
      ) : null}
    </>
  );
};

const DoseFields = ({ name }: { name: number }) => {
  const { t } = useTranslation();
  const required = [{ required: true, whitespace: true, message: t('common.required') }];
  return (
    <>
      <div className="form-pair">
        <Form.Item name={[name, 'singleDose']} label={t('review.singleDose')} rules={required}>
          <Input maxLength={100} placeholder={t('review.doseExample')} />
        </Form.Item>
        <Form.Item name={[name, 'dailyDose']} label={t('review.dailyDose')} rules={required}>
          <Input maxLength={100} placeholder={t('review.dailyExample')} />
        </Form.Item>
      </div>
      <Form.Item
        name={[name, 'instructions']}
        label={t('review.instructions')}
        rules={[{ required: true, whitespace: true, min: 2, message: t('common.required') }]}
      >
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </>
  );
};

/** One medicine of the plan, with its stock while it is prescribed. */
export const PlanLineFields = ({ number, onRemove, ...line }: PlanLineFieldsProps) => {
  const { t } = useTranslation();
  const { name } = line;
  const icon = <DeleteOutlined aria-hidden="true" />;
  return (
    <fieldset className="plan-line">
      <legend>{t('review.line', { number })}</legend>
      {onRemove === undefined ? null : (
        <Button className="plan-remove" type="text" size="small" icon={icon} aria-label={t('review.removeLine', { number })} onClick={onRemove} />
      )}
      <ProductField {...line} />
      <div className="form-pair">
        <Form.Item
          name={[name, 'quantity']}
          label={t('review.quantity')}
          rules={[{ required: true, type: 'number', min: 0.1, max: 1000, message: t('review.quantityRule') }]}
        >
          <InputNumber min={0} max={1000} step={1} decimalSeparator={t('review.decimal')} />
        </Form.Item>
        <Form.Item name={[name, 'unit']} label={t('review.unit')} rules={[{ required: true, message: t('common.required') }]}>
          <Choice options={units.map((value) => ({ value, label: t(`enum.unit.${value}`) }))} />
        </Form.Item>
      </div>
      <FormField name={name} />
      <DoseFields name={name} />
      <AlternativesField name={name} onPick={line.onPick} />
    </fieldset>
  );
};
