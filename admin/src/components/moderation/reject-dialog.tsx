import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import { RejectionFields } from './rejection-fields.tsx';
import type { ModeratedResource, Rejection } from './use-moderation.ts';

interface Props {
  resource: ModeratedResource;
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
    <Dialog
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
        <RejectionFields resource={resource} />
      </Form>
    </Dialog>
  );
};
