import { UserAddOutlined } from '@ant-design/icons';
import { useForm } from '@refinedev/antd';
import { useGetIdentity } from '@refinedev/core';
import type { BaseRecord } from '@refinedev/core';
import { staffRoles, type StaffRole } from '@blattwerk/contract/invitations/shapes';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../components/radio-choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { RecordPicker } from '../../components/record-picker.tsx';
import type { StaffMember } from '../../providers/auth.ts';
import { errorText } from '../../providers/error-text.ts';
import type { ApiError } from '../../providers/http.ts';

interface Values {
  email: string;
  role: StaffRole;
  pharmacyId?: string;
  message?: string;
}

/** Whom this account may invite; the server decides, this only spares a refusal. */
const rolesFor = (user: StaffMember): readonly StaffRole[] => (user.role === 'admin' ? staffRoles : [user.role]);

const Fields = ({ roles, isAdmin }: { roles: readonly StaffRole[]; isAdmin: boolean }) => {
  const { t } = useTranslation();
  const role = Form.useWatch<StaffRole | undefined>('role');
  return (
    <>
      <Form.Item name="email" label={t('invitations.email')} rules={[{ required: true, type: 'email', message: t('login.emailNeeded') }]}>
        <Input type="email" inputMode="email" maxLength={254} autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label={t('invitations.role')} hidden={roles.length === 1}>
        <RadioChoice label={t('invitations.role')} options={roles.map((value) => ({ value, label: t(`enum.role.${value}`) }))} />
      </Form.Item>
      {isAdmin && role === 'pharmacy' ? (
        <Form.Item name="pharmacyId" label={t('invitations.pharmacy')} rules={[{ required: true, message: t('invitations.pharmacyNeeded') }]}>
          <RecordPicker resource="pharmacies" searchField="name" labelOf={(row) => `${String(row['name'])}, ${String(row['city'])}`} />
        </Form.Item>
      ) : null}
      <Form.Item name="message" label={t('invitations.message')} extra={t('invitations.messageHelp')}>
        <Input.TextArea rows={3} maxLength={1000} />
      </Form.Item>
      <p className="quiet">{t(role === 'doctor' ? 'invitations.doctorNext' : role === 'admin' ? 'invitations.adminNext' : 'invitations.next')}</p>
    </>
  );
};

const InviteDialog = ({ roles, isAdmin, onClose }: { roles: readonly StaffRole[]; isAdmin: boolean; onClose: () => void }) => {
  const { t } = useTranslation();
  const { form, formProps, mutation } = useForm<BaseRecord, ApiError, Values>({
    resource: 'invitations',
    action: 'create',
    redirect: false,
    warnWhenUnsavedChanges: false,
    successNotification: () => ({ type: 'success', message: t('invitations.sent') }),
    errorNotification: false,
    onMutationSuccess: onClose,
    onMutationError: (error) => form.setFields([{ name: 'email', errors: [errorText(error)] }]),
  });
  const submit = ({ message, ...values }: Values) => {
    const text = message?.trim() ?? '';
    formProps.onFinish?.({ ...values, ...(text === '' ? {} : { message: text }) });
  };
  return (
    <Dialog
      title={t('invitations.invite')}
      open
      onCancel={onClose}
      okText={t('invitations.send')}
      confirmLoading={mutation.isPending}
      onOk={() => form.submit()}
    >
      <Form
        {...formProps}
        layout="vertical"
        requiredMark={false}
        preserve={false}
        initialValues={{ role: roles[0] }}
        onFinish={(values) => submit(values as Values)}
      >
        <Fields roles={roles} isAdmin={isAdmin} />
      </Form>
    </Dialog>
  );
};

/** Asks whom to invite, and sends the invitation. */
export const InviteButton = () => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const [isOpen, setOpen] = useState(false);
  if (user === undefined) return null;
  return (
    <>
      <Button type="primary" icon={<UserAddOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('invitations.invite')}
      </Button>
      {isOpen ? <InviteDialog roles={rolesFor(user)} isAdmin={user.role === 'admin'} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
