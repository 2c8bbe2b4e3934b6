import { RollbackOutlined } from '@ant-design/icons';
import type { PaymentDetails } from '@blattwerk/contract/payments/shapes';
import { Alert, Button, Form, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useFormats } from '../../components/format.ts';
import { useAction } from '../../components/use-action.ts';
import { useNextOpen } from '../../components/use-next-open.ts';

interface Answers {
  euros: number;
  reason: string;
}

/** What is refunded, and why; left as it is, all that is left goes back. */
const RefundForm = ({ row, onClose }: { row: PaymentDetails; onClose: () => void }) => {
  const { t } = useTranslation();
  const { money } = useFormats();
  const [form] = Form.useForm<Answers>();
  const { run, running } = useAction('payments');
  // One dialog is one refund: pressed twice, or again after an answer that was lost.
  const [refundId] = useState(() => crypto.randomUUID());
  const submit = async ({ euros, reason }: Answers) => {
    const amountCents = Math.round(euros * 100);
    const answer = await run(row.id, 'refund', { refundId, amountCents, reason }, { done: ({ status }) => t(`payments.refunding.${status}`) });
    if (answer !== undefined) onClose();
  };
  const left = row.refundableCents / 100;
  return (
    <Dialog
      title={t('payments.refund.title')}
      open
      onCancel={onClose}
      okText={t('payments.refund.submit')}
      confirmLoading={running === 'refund'}
      onOk={() => form.submit()}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ euros: left }} onFinish={(answers) => void submit(answers)}>
        <Alert
          className="page-note"
          type="info"
          showIcon
          message={t(row.invoice === null ? 'payments.refund.means' : 'payments.refund.meansInvoiced', { left: money(row.refundableCents, row.currency) })}
        />
        <Form.Item
          name="euros"
          label={t('payments.refund.amount')}
          rules={[
            {
              required: true,
              type: 'number',
              min: 0.01,
              max: left,
              message: t('payments.refund.amountWrong', { left: money(row.refundableCents, row.currency) }),
            },
          ]}
        >
          <InputNumber precision={2} step={1} suffix="€" inputMode="decimal" decimalSeparator={t('payments.refund.separator')} className="wide-number" />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('payments.refund.reason')}
          rules={[{ required: true, whitespace: true, min: 3, message: t('payments.refund.reasonNeeded') }]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};

/** What can be done with the money of a payment; the server says what is allowed. */
export const RefundSteps = ({ row }: { row: PaymentDetails }) => {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { run, running } = useAction('payments');
  const [isOpen, setOpen] = useState(false);
  const goOn = useNextOpen('payments');
  const decide = async (action: 'refund/approve' | 'refund/reject', done: string, goesOn: boolean) => {
    const decided = await run(row.id, action, {}, { done });
    if (decided !== undefined && goesOn) await goOn(row.id);
  };
  const waiting = row.refunds.find(({ status }) => status === 'to-approve');
  const amount = money(waiting?.amountCents ?? 0, row.currency);
  return (
    <>
      {row.abilities.includes('approveRefund') ? (
        <ConfirmButton
          type="primary"
          loading={running === 'refund/approve'}
          means={t('payments.approve.means', { amount, name: waiting?.requestedBy ?? '' })}
          hasNext
          onConfirm={(goesOn) => void decide('refund/approve', 'payments.refunding.pending', goesOn)}
        >
          {t('payments.approve.button')}
        </ConfirmButton>
      ) : null}
      {row.abilities.includes('rejectRefund') ? (
        <ConfirmButton
          loading={running === 'refund/reject'}
          means={t('payments.reject.means', { amount })}
          hasNext
          onConfirm={(goesOn) => void decide('refund/reject', 'payments.refunding.rejected', goesOn)}
        >
          {t('payments.reject.button')}
        </ConfirmButton>
      ) : null}
      {row.abilities.includes('retryRefund') ? (
        <ConfirmButton
          type="primary"
          loading={running === 'refund/retry'}
          means={t('payments.retry.means')}
          onConfirm={() => void run(row.id, 'refund/retry', {}, { done: 'payments.refunding.pending' })}
        >
          {t('payments.retry.button')}
        </ConfirmButton>
      ) : null}
      {row.abilities.includes('refund') ? (
        <Button icon={<RollbackOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('payments.refund.button')}
        </Button>
      ) : null}
      {isOpen ? <RefundForm row={row} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
