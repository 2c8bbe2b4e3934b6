import type { TreatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../components/use-action.ts';

export const AskForm = ({ treatment, onDone }: { treatment: TreatmentRecord; onDone: () => void }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('treatments');
  const ask = async (values: { text: string }) => {
    const answer = await run(treatment.id, 'ask', values, { done: 'review.askDone' });
    if (answer !== undefined) onDone();
  };
  return (
    <Form<{ text: string }> layout="vertical" onFinish={(values) => void ask(values)}>
      <Form.Item
        name="text"
        label={t('review.question')}
        extra={t('review.askHelp')}
        rules={[{ required: true, whitespace: true, message: t('common.required') }]}
      >
        <Input.TextArea autoFocus rows={4} maxLength={1000} />
      </Form.Item>
      <div className="form-foot">
        <Button type="primary" htmlType="submit" loading={running === 'ask'}>
          {t('review.askSubmit')}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
      </div>
    </Form>
  );
};
