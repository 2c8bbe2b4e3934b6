import { rejectionReasons } from '@blattwerk/contract/reviews/states';
import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../choice.tsx';
import type { Rejection } from './use-moderation.ts';

interface Props {
  resource: 'reviews' | 'review-comments';
  isOpen: boolean;
  isBusy: boolean;
  /** Whether it was done and the dialog may close. */
  onReject: (rejection: Rejection) => Promise<boolean>;
  onClose: () => void;
}

/** Why something is not published: a reason from the list, and words for the author. */
export const RejectDialog = ({ resource, isOpen, isBusy, onReject, onClose }: Props) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Rejection>();
  const send = async (values: Rejection) => {
    if (await onReject(values)) onClose();
  };
  return (
    <Modal
      title={t(`${resource}.rejectTitle`)}
      open={isOpen}
      onCancel={onClose}
      okText={t(`${resource}.reject`)}
      okButtonProps={{ danger: true }}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" preserve={false} onFinish={(values) => void send(values)}>
        <Form.Item name="reason" label={t(`${resource}.rejectReason`)} rules={[{ required: true, message: t('common.required') }]}>
          <Choice autoFocus options={rejectionReasons.map((value) => ({ value, label: t(`enum.rejectionReason.${value}`) }))} />
        </Form.Item>
        <Form.Item name="text" label={t(`${resource}.rejectText`)} extra={t(`${resource}.rejectTextHelp`)}>
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  );
};
