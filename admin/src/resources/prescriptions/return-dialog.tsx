import { returnReasons } from '@blattwerk/contract/prescriptions/states';
import type { ReturnReason } from '@blattwerk/contract/prescriptions/states';
import { Form, Input } from 'antd';
import { Choice } from '../../components/choice.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Dialog } from '../../components/dialog.tsx';
import { useAction } from '../../components/use-action.ts';

interface ReturnDialogProps {
  isOpen: boolean;
  prescription: { id: string };
  onClose: () => void;
}

/** The pharmacy cannot supply: the reason decides who acts next, the patient or the doctor. */
export const ReturnDialog = ({ isOpen, prescription, onClose }: ReturnDialogProps) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ reason: ReturnReason; text?: string }>();
  const navigate = useNavigate();
  const { run, running } = useAction('prescriptions');
  const send = async (values: { reason: ReturnReason; text?: string }) => {
    const answer = await run(prescription.id, 'return', values, { done: 'prescriptions.returned', leaves: true });
    if (answer !== undefined) void navigate('/prescriptions');
  };
  return (
    <Dialog
      title={t('prescriptions.returnTitle')}
      open={isOpen}
      onCancel={onClose}
      okText={t('prescriptions.return')}
      okButtonProps={{ danger: true }}
      confirmLoading={running === 'return'}
      onOk={() => form.submit()}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" preserve={false} onFinish={(values) => void send(values)}>
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
