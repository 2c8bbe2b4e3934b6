import { DeleteOutlined } from '@ant-design/icons';
import { units } from '@blattwerk/contract/products/enums';
import type { DoseUnit } from '@blattwerk/contract/prescriptions/dose';
import { formsOf, prescriptionForms } from '@blattwerk/contract/prescriptions/forms';
import { Button, Form, Input, InputNumber } from 'antd';
import { Choice } from '../../../components/choice.tsx';
import { useTranslation } from 'react-i18next';
import { BlockText } from '../../../components/block-text.tsx';
import { RecordPicker } from '../../../components/record-picker.tsx';
import { ProposeProduct } from '../../product-proposals/propose-product.tsx';
import { AlternativesField } from './alternatives-field.tsx';
import { DoseFields } from './dose-fields.tsx';
import type { LineDraft, PlanDraft, ProductFacts } from './plan.ts';
import { FoundProduct } from './nearby-stock.tsx';
import { RepeatFields } from './repeat-fields.tsx';
import { ProductLine } from './requested-products.tsx';
import type { Requested } from './requested-products.tsx';
import './plan.css';

interface PlanLineFieldsProps {
  name: number;
  number: number;
  facts: Record<string, ProductFacts>;
  asked: readonly Requested[];
  maxRepeats: number;
  onPick: (product: ProductFacts) => void;
  onRemove?: () => void;
}

/** What is usual for a product, where the line does not say something that fits: its form, and the unit of the dose. */
const usual = ({ category, unit }: ProductFacts, line: LineDraft | undefined): LineDraft => {
  const [form] = formsOf[category];
  const fits = line?.form !== undefined && formsOf[category].includes(line.form);
  const dose = line?.dose ?? { kind: 'regular' };
  const doseUnit = { g: 'g', ml: 'ml', piece: 'puff' }[unit] as DoseUnit;
  return { ...(fits || form === undefined ? {} : { form }), dose: { ...dose, ...(dose.unit !== undefined && line?.unit === unit ? {} : { unit: doseUnit }) } };
};

/** Which product, and where it can be had while it is prescribed. */
const ProductField = ({ name, facts, asked, onPick }: Omit<PlanLineFieldsProps, 'number' | 'maxRepeats' | 'onRemove'>) => {
  const { t } = useTranslation();
  const form = Form.useFormInstance<PlanDraft>();
  const productId = Form.useWatch(['lines', name, 'productId'], form) as string | undefined;
  const product = productId === undefined ? undefined : facts[productId];
  const pick = (picked: ProductFacts) => {
    onPick(picked);
    const line = form.getFieldValue(['lines', name]) as LineDraft | undefined;
    form.setFieldValue(['lines', name], { ...line, ...usual(picked, line), productId: picked.id, unit: picked.unit, alternatives: [] });
  };
  const take = ({ product, amount }: Requested & { product: ProductFacts }) => {
    pick(product);
    if (amount !== null) form.setFieldValue(['lines', name, 'quantity'], amount);
  };
  return (
    <>
      <Form.Item name={[name, 'productId']} label={t('review.product')} rules={[{ required: true, message: t('review.productNeeded') }]}>
        <RecordPicker
          resource="products"
          searchField="name"
          labelOf={(row) => `${String(row['name'])} · ${String(row['pzn'])}`}
          known={product?.name}
          optionOf={(row, label, found) => <FoundProduct label={label} product={row as unknown as ProductFacts} among={found.map(({ id }) => String(id))} />}
          onPick={(row) => pick(row as unknown as ProductFacts)}
          inVain={(text) => (
            <>
              <span className="quiet small">{t('review.notInCatalogue', { text })}</span> <ProposeProduct name={text} />
            </>
          )}
        />
      </Form.Item>
      {product === undefined ? null : (
        <div className="plan-stock">
          <ProductLine product={{ ...product, slug: '' }} />
        </div>
      )}
      {product === undefined && asked.some((one) => one.product !== null) ? (
        <p className="plan-asked">
          <span className="quiet small">{t('review.asked')}</span>
          {asked.flatMap(({ product: candidate, ...wish }) =>
            candidate === null
              ? []
              : [
                  <Button key={candidate.id} size="small" onClick={() => take({ ...wish, product: candidate })}>
                    {candidate.name}
                  </Button>,
                ],
          )}
        </p>
      ) : null}
    </>
  );
};

const FormField = ({ name, product }: { name: number; product: ProductFacts | undefined }) => {
  const { t } = useTranslation();
  const preparation = Form.useWatch(['lines', name, 'form'], Form.useFormInstance<PlanDraft>()) as string | undefined;
  return (
    <>
      <Form.Item name={[name, 'form']} label={t('review.form')} rules={[{ required: true, message: t('review.formNeeded') }]}>
        <Choice
          options={(product === undefined ? prescriptionForms : formsOf[product.category]).map((value) => ({
            value,
            label: t(`enum.prescriptionForm.${value}`),
          }))}
        />
      </Form.Item>
      {preparation === 'other' ? (
        <Form.Item
          className="plan-other-form"
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

const InstructionsField = ({ name }: { name: number }) => {
  const { t } = useTranslation();
  return (
    <Form.Item
      name={[name, 'instructions']}
      label={t('review.instructions')}
      rules={[{ required: true, whitespace: true, min: 2, message: t('review.instructionsNeeded') }]}
    >
      <BlockText rows={2} maxLength={500} />
    </Form.Item>
  );
};

/** One medicine of the plan, with its stock while it is prescribed. */
export const PlanLineFields = ({ number, maxRepeats, onRemove, ...line }: PlanLineFieldsProps) => {
  const { t } = useTranslation();
  const { name } = line;
  const productId = Form.useWatch(['lines', name, 'productId'], Form.useFormInstance<PlanDraft>()) as string | undefined;
  const product = productId === undefined ? undefined : line.facts[productId];
  const icon = <DeleteOutlined aria-hidden="true" />;
  return (
    <fieldset className="plan-line">
      <legend>{t('review.line', { number })}</legend>
      {onRemove === undefined ? null : (
        <Button className="plan-remove" type="text" size="small" icon={icon} aria-label={t('review.removeLine', { number })} onClick={onRemove} />
      )}
      <ProductField {...line} />
      <div className="form-pair plan-amount">
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
        <FormField name={name} product={product} />
      </div>
      <DoseFields name={name} />
      <RepeatFields name={name} max={maxRepeats} />
      <InstructionsField name={name} />
      <AlternativesField name={name} onPick={line.onPick} />
    </fieldset>
  );
};
