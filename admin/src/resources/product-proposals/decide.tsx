import { CloseOutlined } from '@ant-design/icons';
import type { AddProposalInput, ProductProposal } from '@blattwerk/contract/product-proposals/shapes';
import { readPzn } from '@blattwerk/contract/products/pzn';
import { units } from '@blattwerk/contract/products/enums';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { RecordPicker } from '../../components/record-picker.tsx';
import { useAction } from '../../components/use-action.ts';

const unitOf = { flower: 'g', extract: 'ml', vape: 'piece', edible: 'piece' } as const;

interface Props {
  proposal: ProductProposal;
}

/** Makes a product of the proposal; what the doctor did not know is asked. */
const Add = ({ proposal }: Props) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<Pick<AddProposalInput, 'name' | 'pzn' | 'unit'>>();
  const { run, running } = useAction('product-proposals');
  const { name, manufacturer, category, thc, cbd, pzn } = proposal;
  const add = async (entered: Pick<AddProposalInput, 'name' | 'pzn' | 'unit'>) => {
    const done = await run(proposal.id, 'add', { ...entered, category, manufacturer, thc, cbd }, { done: 'product-proposals.added' });
    if (done !== undefined) setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('product-proposals.add')}</Button>
      <Dialog
        title={t('product-proposals.addTitle', { name })}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t('product-proposals.addSubmit')}
        confirmLoading={running === 'add'}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form
          form={form}
          layout="vertical"
          requiredMark={false}
          preserve={false}
          initialValues={{ name, pzn, unit: unitOf[category] }}
          onFinish={(entered) => void add(entered)}
        >
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
        </Form>
      </Dialog>
    </>
  );
};

/** Says which product of the catalogue was meant. */
const Merge = ({ proposal }: Props) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm<{ productId: string }>();
  const { run, running } = useAction('product-proposals');
  const merge = async ({ productId }: { productId: string }) => {
    const done = await run(proposal.id, 'merge', { productId }, { done: 'product-proposals.mergedToast' });
    if (done !== undefined) setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('product-proposals.merge')}</Button>
      <Dialog
        title={t('product-proposals.mergeTitle', { name: proposal.name })}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t('product-proposals.mergeSubmit')}
        confirmLoading={running === 'merge'}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form form={form} layout="vertical" requiredMark={false} preserve={false} onFinish={(entered) => void merge(entered)}>
          <Form.Item name="productId" label={t('product-proposals.product')} rules={[{ required: true, message: t('product-proposals.productNeeded') }]}>
            <RecordPicker resource="products" searchField="name" labelOf={(row) => `${String(row['name'])}, ${String(row['pzn'])}`} />
          </Form.Item>
        </Form>
      </Dialog>
    </>
  );
};

/** What an administrator can do with an open proposal. */
export const DecideProposal = ({ proposal }: Props) => {
  const { run, running } = useAction('product-proposals');
  if (proposal.abilities.length === 0) return null;
  const refuse = async (reason: string) => (await run(proposal.id, 'refuse', { reason }, { done: 'product-proposals.refused' })) !== undefined;
  return (
    <span className="proposal-actions">
      {proposal.abilities.includes('add') ? <Add proposal={proposal} /> : null}
      {proposal.abilities.includes('merge') ? <Merge proposal={proposal} /> : null}
      {proposal.abilities.includes('refuse') ? (
        <ReasonDialog icon={<CloseOutlined aria-hidden="true" />} texts="product-proposals.refusal" min={5} isBusy={running === 'refuse'} onReason={refuse} />
      ) : null}
    </span>
  );
};
