import { declineReasons } from '@blattwerk/contract/treatments/states';
import type { DeclineReason } from '@blattwerk/contract/treatments/states';
import type { TreatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { Button, Form, Input } from 'antd';
import { Choice } from '../../../components/choice.tsx';
import { useTranslation } from 'react-i18next';
import { doneWords } from './done-words.ts';
import { forgetUndone, rememberPending, useUndone } from './pending-decision.ts';
import { useAction } from '../../../components/use-action.ts';

interface Declining {
  reason: DeclineReason;
  text: string;
}

export const DeclineForm = ({ treatment, onDone }: { treatment: TreatmentRecord; onDone: () => void }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('treatments');
  const undone = useUndone(treatment.id);
  const decline = async (values: Declining) => {
    const answer = await run(treatment.id, 'decline', values, { done: ({ releasesAt }) => doneWords(t, 'declined', releasesAt) });
    if (answer === undefined) return;
    rememberPending(answer);
    forgetUndone();
    onDone();
  };
  return (
    <Form<Declining> layout="vertical" initialValues={undone?.kind === 'decline' ? undone.input : {}} onFinish={(values) => void decline(values)}>
      <Form.Item name="reason" label={t('review.declineReason')} rules={[{ required: true, message: t('common.required') }]}>
        <Choice autoFocus options={declineReasons.map((value) => ({ value, label: t(`enum.declineReason.${value}`) }))} />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('review.declineText')}
        extra={t('review.declineTextHelp')}
        rules={[{ required: true, whitespace: true, min: 2, message: t('common.required') }]}
      >
        <Input.TextArea rows={4} maxLength={1000} />
      </Form.Item>
      <div className="form-foot">
        <Button danger type="primary" htmlType="submit" loading={running === 'decline'}>
          {t('review.declineSubmit')}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
      </div>
    </Form>
  );
};
