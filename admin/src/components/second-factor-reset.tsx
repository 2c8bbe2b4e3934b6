import { SafetyOutlined } from '@ant-design/icons';
import { useNotification, useOnError } from '@refinedev/core';
import { Alert, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../providers/error-text.ts';
import { http } from '../providers/http.ts';

interface Asked {
  reason: string;
}

/** Somebody lost the phone: their second factor is taken away, with a reason that is on record. */
export const SecondFactorReset = ({ personId }: { personId: string }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const { mutate: checkSession } = useOnError();
  const [form] = Form.useForm<Asked>();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reset = async (body: Asked) => {
    setBusy(true);
    try {
      await http.request('POST', `/backoffice/people/${personId}/second-factor/reset`, { body });
      open?.({ type: 'success', message: t('factorReset.done') });
      setOpen(false);
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
      checkSession(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button icon={<SafetyOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('factorReset.button')}
      </Button>
      <Modal
        title={t('factorReset.title')}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t('factorReset.submit')}
        okButtonProps={{ danger: true }}
        confirmLoading={isBusy}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form form={form} name="factor-reset" layout="vertical" requiredMark={false} preserve={false} onFinish={(values) => void reset(values)}>
          <Alert className="page-note" type="warning" showIcon message={t('factorReset.warning')} />
          <Form.Item
            name="reason"
            label={t('factorReset.reason')}
            rules={[{ required: true, whitespace: true, min: 5, message: t('factorReset.reasonNeeded') }]}
          >
            <Input.TextArea rows={2} maxLength={500} autoFocus />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
};
