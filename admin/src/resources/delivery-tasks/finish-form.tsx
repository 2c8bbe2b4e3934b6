import type { DeliveryTaskRecord } from '@blattwerk/contract/delivery-tasks/shapes';
import { outcomesOf, type DeliveryOutcome } from '@blattwerk/contract/delivery-tasks/states';
import { Alert, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../components/radio-choice.tsx';
import { SubmitAndNext } from '../../components/submit-and-next.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNextOpen } from '../../components/use-next-open.ts';

interface Entered {
  outcome: DeliveryOutcome;
  note?: string;
}

/** How the call went: one of the outcomes that the task can have, and a note. */
export const FinishForm = ({ row }: { row: DeliveryTaskRecord }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Entered>();
  const { run, running } = useAction('delivery-tasks');
  const goOn = useNextOpen('delivery-tasks');
  const [goesOn, setGoesOn] = useState(false);
  const chosen = Form.useWatch('outcome', form);
  const label = (outcome: DeliveryOutcome) => t(outcome === 'reached' ? `delivery-tasks.finish.${row.kind}.reached` : `delivery-tasks.finish.${outcome}`);
  const finish = async ({ outcome, note }: Entered) => {
    const body = { outcome, ...(note?.trim() ? { note: note.trim() } : {}) };
    const finished = await run(row.id, 'done', body, { done: `delivery-tasks.doneAs.${outcome}` });
    if (finished !== undefined && goesOn) await goOn(row.id);
  };
  return (
    <Form<Entered> form={form} layout="vertical" requiredMark={false} onFinish={(entered) => void finish(entered)}>
      <Form.Item name="outcome" label={t('delivery-tasks.howItWent')} rules={[{ required: true, message: t('delivery-tasks.outcomeNeeded') }]}>
        <RadioChoice label={t('delivery-tasks.howItWent')} options={outcomesOf(row.kind).map((outcome) => ({ value: outcome, label: label(outcome) }))} />
      </Form.Item>
      {chosen === 'refused' ? <Alert className="page-note" type="warning" showIcon message={t('delivery-tasks.finish.refusedMeans')} /> : null}
      <Form.Item name="note" label={t('delivery-tasks.note')} extra={t('delivery-tasks.noteHelp')}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
      <SubmitAndNext goesOn={goesOn} onGoesOn={setGoesOn} isBusy={running === 'done'} label={t('delivery-tasks.finish.submit')} danger={chosen === 'refused'} />
    </Form>
  );
};
