import { contactKinds } from '@blattwerk/contract/treatments/states';
import { Form, Input } from 'antd';
import type { Rule } from 'antd/es/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { berlinToday } from '../../../components/berlin-time.ts';
import { BlockText } from '../../../components/block-text.tsx';
import { Choice } from '../../../components/choice.tsx';

/** Days are written `YYYY-MM-DD`, and so compare as texts. */
const notBefore = (first: string, kept: string | null, message: string): Rule => ({
  validator: (_, day?: string) => (day && day < first && day !== kept ? Promise.reject(new Error(message)) : Promise.resolve()),
});

/** What the doctor writes in the letter; `children` stand before what it adds. A day of the next check that an issued letter names may stay. */
export const LetterFields = ({ children, keptDay = null }: { children?: ReactNode; keptDay?: string | null }) => {
  const { t } = useTranslation();
  const today = berlinToday();
  const rule = (message: string) => [{ required: true, whitespace: true, min: 2, message }];
  return (
    <>
      <Form.Item name="diagnosis" label={t('review.diagnosis')} rules={rule(t('review.diagnosisNeeded'))}>
        <BlockText rows={2} maxLength={500} />
      </Form.Item>
      <Form.Item name="remoteJustification" label={t('review.remoteJustification')} extra={t('review.remoteHelp')} rules={rule(t('review.remoteNeeded'))}>
        <BlockText rows={2} maxLength={1000} />
      </Form.Item>
      {children}
      <Form.Item name="letter" label={t('review.letter')} extra={t('review.letterHelp')}>
        <BlockText rows={2} maxLength={1000} />
      </Form.Item>
      <Form.Item
        name="nextCheckOn"
        label={t('review.nextCheckOn')}
        extra={t('review.nextCheckHelp')}
        rules={[notBefore(today, keptDay, t('review.nextCheckPast'))]}
      >
        <Input type="date" min={keptDay !== null && keptDay < today ? keptDay : today} />
      </Form.Item>
    </>
  );
};

/** Why, how, and what the letter adds. */
export const ReasonFields = () => {
  const { t } = useTranslation();
  return (
    <div className="form-pair plan-reasons">
      <LetterFields>
        <Form.Item name="contactKind" label={t('review.contact')}>
          <Choice options={contactKinds.map((value) => ({ value, label: t(`enum.contactKind.${value}`) }))} />
        </Form.Item>
      </LetterFields>
    </div>
  );
};
