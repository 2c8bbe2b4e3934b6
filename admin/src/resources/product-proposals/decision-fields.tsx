import type { AddProposalInput } from '@blattwerk/contract/product-proposals/shapes';
import { readPzn } from '@blattwerk/contract/products/pzn';
import { units } from '@blattwerk/contract/products/enums';
import { Alert, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { RecordPicker } from '../../components/record-picker.tsx';

export const decisions = ['add', 'merge', 'refuse'] as const;
export type ProposalDecision = (typeof decisions)[number];

export type EnteredDecision = Pick<AddProposalInput, 'name' | 'pzn' | 'unit'> & { productId: string; reason: string };

/** What the doctor did not know of a product that is made of the proposal. */
const Add = () => {
  const { t } = useTranslation();
  return (
    <>
      <Form.Item name="name" label={t('product-proposals.name')} rules={[{ required: true, whitespace: true, message: t('product-proposals.nameNeeded') }]}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        name="pzn"
        label={t('product-proposals.pzn')}
        rules={[
          {
            validator: (_rule, value: string | null | undefined) =>
              'pzn' in readPzn(value ?? '') ? Promise.resolve() : Promise.reject(new Error(t('product-proposals.pznWrong'))),
          },
        ]}
      >
        <Input maxLength={20} inputMode="numeric" />
      </Form.Item>
      <Form.Item name="unit" label={t('product-proposals.unit')} rules={[{ required: true, message: t('common.required') }]}>
        <Choice options={units.map((value) => ({ value, label: t(`enum.unit.${value}`) }))} />
      </Form.Item>
    </>
  );
};

/** Which product of the catalogue was meant. */
const Merge = () => {
  const { t } = useTranslation();
  return (
    <Form.Item name="productId" label={t('product-proposals.product')} rules={[{ required: true, message: t('product-proposals.productNeeded') }]}>
      <RecordPicker resource="products" searchField="name" labelOf={(row) => `${String(row['name'])}, ${String(row['pzn'])}`} />
    </Form.Item>
  );
};

const Refuse = () => {
  const { t } = useTranslation();
  return (
    <>
      <Alert className="page-note" type="warning" showIcon message={t('product-proposals.refusal.warning')} />
      <Form.Item
        name="reason"
        label={t('product-proposals.refusal.reason')}
        rules={[{ required: true, whitespace: true, min: 5, message: t('product-proposals.refusal.reasonNeeded') }]}
      >
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </>
  );
};

/** What is asked for each of the three decisions. */
export const DecisionFields = ({ decision }: { decision: ProposalDecision }) => (decision === 'add' ? <Add /> : decision === 'merge' ? <Merge /> : <Refuse />);
