import { rejectionReasons } from '@blattwerk/contract/reviews/states';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../choice.tsx';

/** A reason from the list, and words for the author. */
export const RejectionFields = ({ resource }: { resource: string }) => {
  const { t } = useTranslation();
  return (
    <>
      <Form.Item name="reason" label={t(`${resource}.rejectReason`)} rules={[{ required: true, message: t('common.required') }]}>
        <Choice autoFocus options={rejectionReasons.map((value) => ({ value, label: t(`enum.rejectionReason.${value}`) }))} />
      </Form.Item>
      <Form.Item name="text" label={t(`${resource}.rejectText`)} extra={t(`${resource}.rejectTextHelp`)}>
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </>
  );
};
