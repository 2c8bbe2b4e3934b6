import { returnReasons } from '@blattwerk/contract/prescriptions/states';
import type { ReturnReason } from '@blattwerk/contract/prescriptions/states';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import type { Steps } from './use-steps.ts';

/** The pharmacy cannot supply: the reason decides who acts next, the patient or the doctor. */
export const ReturnDialog = ({ row, steps }: { row: PrescriptionRecord; steps: Steps }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ reason: ReturnReason; text?: string }>();
  return (
    <Dialog
      title={t('prescriptions.returnTitle')}
      open
      onCancel={steps.close}
      okText={t('prescriptions.return')}
      okButtonProps={{ danger: true }}
      confirmLoading={steps.running === 'return'}
      onOk={() => form.submit()}
    >
      <Form form={form} layout="vertical" onFinish={(values) => void steps.take(row, 'return', values)}>
        <Form.Item name="reason" label={t('prescriptions.returnReason')} rules={[{ required: true, message: t('common.required') }]}>
          <Choice options={returnReasons.map((value) => ({ value, label: t(`enum.returnReason.${value}`) }))} />
        </Form.Item>
        <Form.Item name="text" label={t('prescriptions.returnText')} extra={t('prescriptions.returnTextHelp')}>
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
