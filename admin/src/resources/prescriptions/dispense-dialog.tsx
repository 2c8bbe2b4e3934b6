import { refusedWith } from '@blattwerk/contract/client/refused-with';
import type { Posts } from '@blattwerk/contract/client/types';
import { collectors, type Collector } from '@blattwerk/contract/prescriptions/inbox';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Checkbox, Form, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../components/radio-choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Day } from '../../components/values.tsx';
import type { Steps } from './use-steps.ts';

interface Values {
  collectedBy: Collector;
  isChecked: boolean;
  pickupCode?: string;
  quantity: number;
}

const Compared = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  return (
    <dl className="identity">
      <div>
        <dt>{t('prescriptions.patientName')}</dt>
        <dd>{row.patient?.name}</dd>
      </div>
      <div>
        <dt>{t('patients.dob')}</dt>
        <dd>
          <Day value={row.patient?.dob} />
        </dd>
      </div>
    </dl>
  );
};

const RepeatNumber = ({ row: { repeat, dispensings } }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  if (repeat === null || dispensings === null) return null;
  return <p>{t('prescriptions.repeatNumber', { number: dispensings.done + 1, count: dispensings.count })}</p>;
};

/** Who gets the medicine: identity document and pickup code are compared, the server compares the code too, and that it was done is on record. */
export const DispenseDialog = ({ row, steps }: { row: PrescriptionRecord; steps: Steps }) => {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const who = Form.useWatch('collectedBy', form);
  const rest = row.dispensings?.rest ?? 0;
  const isBrought = row.fulfilment === 'courier' || row.fulfilment === 'shipping';
  const onError = (error: unknown) => {
    if (refusedWith<Posts['/backoffice/prescriptions/:id/dispense']>(error, 'prescription.pickupCodeWrong'))
      form.setFields([{ name: 'pickupCode', errors: [error.message] }]);
  };
  const send = ({ isChecked: _checked, quantity, ...values }: Values) =>
    void steps.take(row, 'dispense', { ...values, ...(quantity < rest ? { quantity } : {}) }, onError);
  const submit = () => form.submit();
  return (
    <Dialog
      title={t('prescriptions.dispenseTitle')}
      open
      onCancel={steps.close}
      okText={t('prescriptions.dispense')}
      confirmLoading={steps.running === 'dispense'}
      onOk={submit}
    >
      <Compared row={row} />
      <RepeatNumber row={row} />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ collectedBy: isBrought ? 'carrier' : 'patient', quantity: rest, isChecked: false }}
        onFinish={send}
      >
        <Form.Item name="pickupCode" label={t('prescriptions.pickupCode')} extra={t('prescriptions.pickupCodeHelp')}>
          <Input className="code" autoComplete="off" maxLength={20} autoFocus onPressEnter={submit} />
        </Form.Item>
        <Form.Item name="collectedBy" label={t('prescriptions.collectedBy')}>
          <RadioChoice
            label={t('prescriptions.collectedBy')}
            options={collectors.filter((value) => value !== 'carrier' || isBrought).map((value) => ({ value, label: t(`enum.collector.${value}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="isChecked"
          valuePropName="checked"
          rules={[{ validator: (_rule, on: boolean) => (on ? Promise.resolve() : Promise.reject(new Error(t('prescriptions.identityNeeded')))) }]}
        >
          <Checkbox>{t(`prescriptions.identity.${who ?? 'patient'}`)}</Checkbox>
        </Form.Item>
        <Form.Item
          name="quantity"
          label={t('prescriptions.dispenseQuantity', { unit: t(`enum.unit.${row.unit ?? 'g'}`) })}
          extra={t('prescriptions.dispenseQuantityHelp')}
        >
          <InputNumber min={0.01} max={rest} step={1} onPressEnter={submit} />
        </Form.Item>
      </Form>
    </Dialog>
  );
};
