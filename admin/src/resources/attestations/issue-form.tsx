import { usualCardMonths, type AttestationIssueInput, type AttestationRecord } from '@blattwerk/contract/attestations/shapes';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitAndNext } from '../../components/submit-and-next.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNextOpen } from '../../components/use-next-open.ts';
import { AmountField, MonthsField } from './fields.tsx';

type Entered = Pick<AttestationIssueInput, 'months' | 'amount'>;

/** How long a card holds, or how much is taken along: the rest is prescribed. */
export const IssueForm = ({ row }: { row: AttestationRecord }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Entered>();
  const { run, running } = useAction('attestations');
  const goOn = useNextOpen('attestations');
  const [goesOn, setGoesOn] = useState(false);
  const issue = async (entered: Entered) => {
    const issued = await run(row.id, 'issue', entered, { done: 'attestations.issued' });
    if (issued !== undefined && goesOn) await goOn(row.id);
  };
  return (
    <Form<Entered>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={row.travel === null ? { months: usualCardMonths } : { amount: row.travel.amount }}
      onFinish={(entered) => void issue(entered)}
    >
      {row.travel === null ? <MonthsField /> : <AmountField {...row.prescription} />}
      <SubmitAndNext goesOn={goesOn} onGoesOn={setGoesOn} isBusy={running === 'issue'} label={t('attestations.issue')} />
    </Form>
  );
};
