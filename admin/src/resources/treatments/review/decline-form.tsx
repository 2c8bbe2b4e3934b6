import { declineReasons } from '@blattwerk/contract/treatments/states';
import type { DeclineReason } from '@blattwerk/contract/treatments/states';
import type { UnfinishedGoaeItem } from '@blattwerk/contract/treatments/goae';
import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { Button, Form } from 'antd';
import { useRef } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { useTranslation } from 'react-i18next';
import { BlockText } from '../../../components/block-text.tsx';
import { doneWords } from './done-words.ts';
import { forgetUndone, rememberPending, useUndone } from './pending-decision.ts';
import { InvoiceFields } from './invoice-fields.tsx';
import { itemsFrom } from './plan.ts';
import { QuickForm } from './quick-form.tsx';
import { useAction } from '../../../components/use-action.ts';

interface Declining {
  reason: DeclineReason;
  text: string;
  invoiceItems?: UnfinishedGoaeItem[];
}

interface DeclineFormProps {
  treatment: TreatmentRecord;
  /** Null where no invoice follows by the German scale. */
  invoice: TreatmentCase['invoice'];
  onDone: (goesOn: boolean) => void;
}

export const DeclineForm = ({ treatment, invoice, onDone }: DeclineFormProps) => {
  const { t } = useTranslation();
  const { run, running } = useAction('treatments');
  const undone = useUndone(treatment.id);
  const [form] = Form.useForm<Declining>();
  const goesOn = useRef(false);
  const quick = () => {
    goesOn.current = true;
    form.submit();
  };
  const proposal = invoice?.refusal ? { invoiceItems: invoice.refusal } : {};
  const decline = async ({ invoiceItems, ...values }: Declining) => {
    const answer = await run(
      treatment.id,
      'decline',
      { ...values, ...itemsFrom(invoiceItems) },
      { done: ({ releasesAt }) => doneWords(t, 'declined', releasesAt) },
    );
    if (answer === undefined) return void (goesOn.current = false);
    rememberPending(answer);
    forgetUndone();
    onDone(goesOn.current);
  };
  return (
    <QuickForm onQuick={quick}>
      <Form<Declining>
        form={form}
        layout="vertical"
        initialValues={{ ...proposal, ...(undone?.kind === 'decline' ? undone.input : {}) }}
        onFinish={(values) => void decline(values)}
        onFinishFailed={() => void (goesOn.current = false)}
      >
        <Form.Item name="reason" label={t('review.declineReason')} rules={[{ required: true, message: t('review.declineReasonNeeded') }]}>
          <Choice options={declineReasons.map((value) => ({ value, label: t(`enum.declineReason.${value}`) }))} />
        </Form.Item>
        <Form.Item
          name="text"
          label={t('review.declineText')}
          extra={t('review.declineTextHelp')}
          rules={[{ required: true, whitespace: true, min: 2, message: t('review.declineTextNeeded') }]}
        >
          <BlockText rows={4} maxLength={1000} />
        </Form.Item>
        {invoice?.refusal ? <InvoiceFields depositCents={invoice.depositCents} /> : null}
        <div className="form-foot">
          <Button danger type="primary" htmlType="submit" loading={running === 'decline'}>
            {t('review.declineSubmit')}
          </Button>
          <Button onClick={() => onDone(false)}>{t('common.cancel')}</Button>
        </div>
      </Form>
    </QuickForm>
  );
};
