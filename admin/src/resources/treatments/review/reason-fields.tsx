import { contactKinds } from '@blattwerk/contract/treatments/states';
import { Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import { useTranslation } from 'react-i18next';
import { toBerlinField } from '../../../components/berlin-time.ts';
import { BlockText } from '../../../components/block-text.tsx';
import { Choice } from '../../../components/choice.tsx';

/** Days are written `YYYY-MM-DD`, and so compare as texts. */
const notBefore = (first: string, message: string): Rule => ({
  validator: (_, day?: string) => (day && day < first ? Promise.reject(new Error(message)) : Promise.resolve()),
});

/** Why, how, and what the letter adds. */
export const ReasonFields = () => {
  const { t } = useTranslation();
  const today = toBerlinField(new Date().toISOString()).slice(0, 10);
  const rule = (message: string) => [{ required: true, whitespace: true, min: 2, message }];
  return (
    <div className="form-pair plan-reasons">
      <Form.Item name="diagnosis" label={t('review.diagnosis')} rules={rule(t('review.diagnosisNeeded'))}>
        <BlockText rows={2} maxLength={500} />
      </Form.Item>
      <Form.Item name="remoteJustification" label={t('review.remoteJustification')} extra={t('review.remoteHelp')} rules={rule(t('review.remoteNeeded'))}>
        <BlockText rows={2} maxLength={1000} />
      </Form.Item>
      <Form.Item name="contactKind" label={t('review.contact')}>
        <Choice options={contactKinds.map((value) => ({ value, label: t(`enum.contactKind.${value}`) }))} />
      </Form.Item>
      <Form.Item name="letter" label={t('review.letter')} extra={t('review.letterHelp')}>
        <BlockText rows={2} maxLength={1000} />
      </Form.Item>
      <Form.Item name="nextCheckOn" label={t('review.nextCheckOn')} extra={t('review.nextCheckHelp')} rules={[notBefore(today, t('review.nextCheckPast'))]}>
        <Input type="date" min={today} />
      </Form.Item>
    </div>
  );
};
