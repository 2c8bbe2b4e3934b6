import type { UnfinishedGoaeItem } from '@blattwerk/contract/treatments/goae';
import type { IssuedInvoice } from '@blattwerk/contract/treatments/invoices';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/dialog.tsx';
import { useFormats } from '../../../components/format.ts';
import { useAction } from '../../../components/use-action.ts';
import { Code, Day, Facts, Money } from '../../../components/values.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { itemsFrom } from './plan.ts';

interface Correction {
  invoiceItems: UnfinishedGoaeItem[];
  reason: string;
}

interface IssuedInvoiceProps {
  treatmentId: string;
  invoice: IssuedInvoice;
}

/** What should have been charged, and why: the invoice is cancelled and a new one follows. */
const CorrectionForm = ({ treatmentId, invoice, onClose }: IssuedInvoiceProps & { onClose: () => void }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Correction>();
  const { run, running } = useAction('treatments');
  const submit = async ({ invoiceItems, reason }: Correction) => {
    const { invoiceItems: items = [] } = itemsFrom(invoiceItems);
    const answer = await run(treatmentId, 'invoice/correct', { number: invoice.number, items, reason }, { done: 'review.correction.done' });
    if (answer !== undefined) onClose();
  };
  return (
    <Dialog
      title={t('review.correction.titleOf', { number: invoice.number })}
      open
      onCancel={onClose}
      okText={t('review.correction.submit')}
      confirmLoading={running === 'invoice/correct'}
      onOk={() => form.submit()}
      destroyOnHidden
    >
      <Form<Correction>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ invoiceItems: invoice.items ?? [] }}
        onFinish={(values) => void submit(values)}
      >
        <Alert className="page-note" type="info" showIcon message={t('review.correction.means')} />
        <InvoiceFields depositCents={invoice.limitCents} />
        <Form.Item
          name="reason"
          label={t('review.correction.reason')}
          extra={t('review.correction.reasonHelp')}
          rules={[{ required: true, whitespace: true, min: 2, message: t('review.correction.reasonNeeded') }]}
        >
          <Input maxLength={300} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};

/** The valid invoice of a decided request, and the way to correct it. */
export const IssuedInvoiceFacts = ({ treatmentId, invoice }: IssuedInvoiceProps) => {
  const { t } = useTranslation();
  const { number, money } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const listed = (invoice.items ?? []).map((item) => t('review.invoice.item', { number: item.number, factor: number(item.multiplier) })).join(', ');
  const givenUp = invoice.totalCents - invoice.limitCents;
  return (
    <>
      <Facts
        items={[
          {
            label: t('review.correction.invoice'),
            value: (
              <>
                <Code value={invoice.number} /> · <Day value={invoice.issuedAt} /> · <Money cents={invoice.totalCents} currency="EUR" />
                {listed === '' ? null : <div className="quiet">{listed}</div>}
                {givenUp > 0 ? <div>{t('review.correction.givenUp', { amount: money(givenUp), left: money(invoice.limitCents) })}</div> : null}
              </>
            ),
          },
        ]}
      />
      {invoice.isCorrectable ? (
        <p className="section-links">
          <Button onClick={() => setOpen(true)}>{t('review.correction.button')}</Button>
        </p>
      ) : null}
      {isOpen ? <CorrectionForm treatmentId={treatmentId} invoice={invoice} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
