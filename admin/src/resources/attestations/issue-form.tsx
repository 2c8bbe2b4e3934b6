import { CheckOutlined } from '@ant-design/icons';
import { usualCardMonths, type AttestationIssueInput, type AttestationRecord } from '@blattwerk/contract/attestations/shapes';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../components/use-action.ts';
import { AmountField, MonthsField } from './fields.tsx';

type Entered = Pick<AttestationIssueInput, 'months' | 'amount'>;

/** How long a card holds, or how much is taken along: the rest is prescribed. */
export const IssueForm = ({ row }: { row: AttestationRecord }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Entered>();
  const { run, running } = useAction('attestations');
  const issue = (entered: Entered) => run(row.id, 'issue', entered, { done: 'attestations.issued' });
  return (
    <Form<Entered>
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={row.travel === null ? { months: usualCardMonths } : { amount: row.travel.amount }}
      onFinish={(entered) => void issue(entered)}
    >
      {row.travel === null ? <MonthsField /> : <AmountField {...row.prescription} />}
      <Button type="primary" htmlType="submit" icon={<CheckOutlined aria-hidden="true" />} loading={running === 'issue'}>
        {t('attestations.issue')}
      </Button>
    </Form>
  );
};
