import { BulbOutlined } from '@ant-design/icons';
import type { ProposeProductInput } from '@blattwerk/contract/product-proposals/shapes';
import { categories } from '@blattwerk/contract/products/enums';
import { readPzn } from '@blattwerk/contract/products/pzn';
import { useInvalidate, useNotification } from '@refinedev/core';
import { Button, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';

type Entered = { [F in keyof ProposeProductInput]?: ProposeProductInput[F] | null };

/** What was left empty is not sent. */
const filled = (entered: Entered): ProposeProductInput =>
  Object.fromEntries(Object.entries(entered).filter(([, value]) => value !== undefined && value !== null && value !== '')) as unknown as ProposeProductInput;

const Fields = () => {
  const { t } = useTranslation();
  const label = (field: string): string => t(`product-proposals.${field}`);
  return (
    <>
      <Form.Item name="name" label={label('name')} rules={[{ required: true, whitespace: true, min: 2, message: t('product-proposals.nameNeeded') }]}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="category" label={label('category')} rules={[{ required: true, message: t('product-proposals.categoryNeeded') }]}>
        <Choice options={categories.map((value) => ({ value, label: t(`enum.category.${value}`) }))} />
      </Form.Item>
      <Form.Item name="manufacturer" label={label('manufacturer')}>
        <Input maxLength={120} />
      </Form.Item>
      <Form.Item name="thc" label={label('thc')}>
        <InputNumber min={0} max={1000} />
      </Form.Item>
      <Form.Item name="cbd" label={label('cbd')}>
        <InputNumber min={0} max={1000} />
      </Form.Item>
      <Form.Item
        name="pzn"
        label={label('pzn')}
        extra={t('product-proposals.pznHelp')}
        rules={[
          {
            validator: (_rule, value: string | undefined) =>
              value === undefined || value === '' || 'pzn' in readPzn(value) ? Promise.resolve() : Promise.reject(new Error(t('product-proposals.pznWrong'))),
          },
        ]}
      >
        <Input maxLength={20} inputMode="numeric" />
      </Form.Item>
      <Form.Item name="note" label={label('note')} extra={t('product-proposals.noteHelp')}>
        <Input.TextArea rows={2} maxLength={500} />
      </Form.Item>
    </>
  );
};

/** A doctor misses a product and proposes it; `name` is what was searched for in vain. */
export const ProposeProduct = ({ name }: { name?: string }) => {
  const { t } = useTranslation();
  const { open: notify } = useNotification();
  const invalidate = useInvalidate();
  const [form] = Form.useForm<Entered>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = async (entered: Entered) => {
    setBusy(true);
    try {
      await api.post('/backoffice/product-proposals', { body: filled(entered) });
      notify?.({ type: 'success', message: t('product-proposals.proposed') });
      setOpen(false);
      await invalidate({ resource: 'product-proposals', invalidates: ['list'] });
    } catch (error) {
      notify?.({ type: 'error', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<BulbOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('product-proposals.propose')}
      </Button>
      <Dialog
        title={t('product-proposals.propose')}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t('product-proposals.send')}
        confirmLoading={isBusy}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form<Entered>
          form={form}
          layout="vertical"
          requiredMark="optional"
          preserve={false}
          initialValues={name === undefined ? {} : { name }}
          onFinish={(entered) => void send(entered)}
        >
          <Fields />
        </Form>
      </Dialog>
    </>
  );
};
