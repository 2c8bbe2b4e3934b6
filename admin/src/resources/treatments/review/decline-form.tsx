import { declineReasons } from '@blattwerk/contract/treatments/states';
import type { DeclineReason } from '@blattwerk/contract/treatments/states';
import type { TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { Button, Form } from 'antd';
import { useRef } from 'react';
import { Choice } from '../../../components/choice.tsx';
import { useTranslation } from 'react-i18next';
import { BlockText } from '../../../components/block-text.tsx';
import { doneWords } from './done-words.ts';
import { forgetUndone, rememberPending, useUndone } from './pending-decision.ts';
import { QuickForm } from './quick-form.tsx';
import { useAction } from '../../../components/use-action.ts';

interface Declining {
  reason: DeclineReason;
  text: string;
}

export const DeclineForm = ({ treatment, onDone }: { treatment: TreatmentRecord; onDone: (goesOn: boolean) => void }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('treatments');
  const undone = useUndone(treatment.id);
  const [form] = Form.useForm<Declining>();
  const goesOn = useRef(false);
  const quick = () => {
    goesOn.current = true;
    form.submit();
  };
  const decline = async (values: Declining) => {
    const answer = await run(treatment.id, 'decline', values, { done: ({ releasesAt }) => doneWords(t, 'declined', releasesAt) });
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
        initialValues={undone?.kind === 'decline' ? undone.input : {}}
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
