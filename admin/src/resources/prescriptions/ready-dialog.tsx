import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { fromBerlinField, toBerlinField } from '../../components/berlin-time.ts';
import { Dialog } from '../../components/dialog.tsx';
import type { Steps } from './use-steps.ts';

/** On that day at six in the evening: a time at which pharmacies are open. */
const atClosing = (instant: string): string => `${toBerlinField(instant).slice(0, 10)}T18:00`;

/** Until when the pharmacy keeps it: the patient reads this date and is reminded of it. */
export const ReadyDialog = ({ row, steps, holdUntil }: { row: PrescriptionRecord; steps: Steps; holdUntil: string }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ holdUntil: string }>();
  const isToCome = (_rule: unknown, text: string): Promise<void> => {
    const until = fromBerlinField(text ?? '');
    return until !== null && new Date(until) > new Date() ? Promise.resolve() : Promise.reject(new Error(t('prescriptions.holdUntilPast')));
  };
  const send = ({ holdUntil: text }: { holdUntil: string }) => void steps.take(row, 'ready', { holdUntil: fromBerlinField(text) ?? '' });
  return (
    <Dialog
      title={t('prescriptions.readyTitle', { name: row.patient?.name ?? row.number })}
      open
      onCancel={steps.close}
      okText={t('prescriptions.ready')}
      confirmLoading={steps.running === 'ready'}
      onOk={() => form.submit()}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ holdUntil: atClosing(holdUntil) }} onFinish={send}>
        <Form.Item name="holdUntil" label={t('prescriptions.holdUntil')} extra={t('prescriptions.holdUntilHelp')} rules={[{ validator: isToCome }]}>
          <Input type="datetime-local" onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
