import type { TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { Button, Form } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { BlockText } from '../../../components/block-text.tsx';
import { useAction } from '../../../components/use-action.ts';
import { QuestionFields } from './question-fields.tsx';
import { toForm } from './question-form.ts';
import type { FieldDraft } from './question-form.ts';
import { QuickForm } from './quick-form.tsx';

interface Asked {
  text: string;
  form?: FieldDraft[];
}

interface AskFormProps {
  treatment: TreatmentRecord;
  /** A question in writing, or the wish to speak with the patient. */
  action: 'ask' | 'request-consultation';
  /** `goesOn`: the next case is wanted. */
  onDone: (goesOn: boolean) => void;
}

export const AskForm = ({ treatment, action, onDone }: AskFormProps) => {
  const { t } = useTranslation();
  const { run, running } = useAction('treatments');
  const [form] = Form.useForm<Asked>();
  const goesOn = useRef(false);
  const quick = () => {
    goesOn.current = true;
    form.submit();
  };
  const ask = async ({ text, form: fields = [] }: Asked) => {
    const answer = await run(treatment.id, action, { text, ...(fields.length > 0 ? { form: toForm(fields) } : {}) }, { done: `review.${action}.done` });
    if (answer !== undefined) onDone(goesOn.current);
    goesOn.current = false;
  };
  return (
    <QuickForm onQuick={quick}>
      <Form<Asked> form={form} layout="vertical" onFinish={(values) => void ask(values)} onFinishFailed={() => void (goesOn.current = false)}>
        <Form.Item
          name="text"
          label={t(`review.${action}.label`)}
          extra={t(`review.${action}.help`)}
          rules={[{ required: true, whitespace: true, message: t('common.required') }]}
        >
          <BlockText rows={4} maxLength={1000} />
        </Form.Item>
        {action === 'ask' ? <QuestionFields /> : null}
        <div className="form-foot">
          <Button type="primary" htmlType="submit" loading={running === action}>
            {t(`review.${action}.submit`)}
          </Button>
          <Button onClick={() => onDone(false)}>{t('common.cancel')}</Button>
        </div>
      </Form>
    </QuickForm>
  );
};
