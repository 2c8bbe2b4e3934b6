import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useAction } from '../../components/use-action.ts';
import type { ActionBody } from '../../providers/resource-types.ts';

export interface Kind {
  action: 'question' | 'revoke';
  field: 'type' | 'reason';
  values: readonly string[];
  enumType: string;
}

/** What the form holds is what is sent: its fields stand in `kind`. */
type Values = ActionBody<'prescriptions', Kind['action']>;

/** A kind and words: the pharmacy's question, or the doctor's revocation. */
export const KindDialog = ({ row, kind, onClose }: { row: PrescriptionRecord; kind: Kind; onClose: () => void }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const { run, running } = useAction('prescriptions');
  const name = kind.action === 'question' ? 'ask' : 'revoke';
  const send = async (values: Values) => {
    if ((await run(row.id, kind.action, values, { done: `prescriptions.${name}Done` })) !== undefined) onClose();
  };
  return (
    <Dialog
      open
      title={t(`prescriptions.${name}Title`)}
      okText={t(`prescriptions.${name}`)}
      okButtonProps={{ danger: kind.action === 'revoke' }}
      confirmLoading={running !== undefined}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p className="dialog-help">{t(`prescriptions.${name}Help`)}</p>
      <Form form={form} layout="vertical" onFinish={(values) => void send(values)}>
        <Form.Item name={kind.field} label={t(`prescriptions.${name}Kind`)} rules={[{ required: true, message: t('common.required') }]}>
          <Choice options={kind.values.map((value) => ({ value, label: t(`enum.${kind.enumType}.${value}`) }))} />
        </Form.Item>
        <Form.Item name="text" label={t(`prescriptions.${name}Text`)} rules={[{ required: true, whitespace: true, min: 2, message: t('common.required') }]}>
          <Input.TextArea rows={3} maxLength={500} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
