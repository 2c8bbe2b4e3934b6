import type { TreatmentRecord } from '@blattwerk/contract/treatments/shapes';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../components/use-action.ts';

interface AskFormProps {
  treatment: TreatmentRecord;
  /** A question in writing, or the wish to speak with the patient. */
  action: 'ask' | 'request-consultation';
  onDone: () => void;
}

export const AskForm = ({ treatment, action, onDone }: AskFormProps) => {
  const { t } = useTranslation();
  const { run, running } = useAction('treatments');
  const ask = async (values: { text: string }) => {
    const answer = await run(treatment.id, action, values, { done: `review.${action}.done` });
    if (answer !== undefined) onDone();
  };
  return (
    <Form<{ text: string }> layout="vertical" onFinish={(values) => void ask(values)}>
      <Form.Item
        name="text"
        label={t(`review.${action}.label`)}
        extra={t(`review.${action}.help`)}
        rules={[{ required: true, whitespace: true, message: t('common.required') }]}
      >
        <Input.TextArea autoFocus rows={4} maxLength={1000} />
      </Form.Item>
      <div className="form-foot">
        <Button type="primary" htmlType="submit" loading={running === action}>
          {t(`review.${action}.submit`)}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
      </div>
    </Form>
  );
};
