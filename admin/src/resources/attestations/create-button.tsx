import { IdcardOutlined } from '@ant-design/icons';
import { usualCardMonths, type AttestationCreateInput } from '@blattwerk/contract/attestations/shapes';
import { attestationKinds } from '@blattwerk/contract/attestations/states';
import { totalQuantity } from '@blattwerk/contract/prescriptions/repeats';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { useInvalidate, useNotification } from '@refinedev/core';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Choice } from '../../components/choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { MonthsField, TravelFields } from './fields.tsx';

type Entered = Omit<AttestationCreateInput, 'prescriptionId'>;

/** A doctor issues an attestation about an own prescription without being asked. */
export const CreateAttestation = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const { quantity, unit } = row;
  const { open: notify } = useNotification();
  const invalidate = useInvalidate();
  const navigate = useNavigate();
  const [form] = Form.useForm<Entered>();
  const kind = Form.useWatch('kind', form);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const create = async (entered: Entered) => {
    setBusy(true);
    try {
      const made = await api.post('/backoffice/attestations', { body: { ...entered, prescriptionId: row.id } });
      notify?.({ type: 'success', message: t('attestations.issued') });
      await invalidate({ resource: 'attestations', invalidates: ['list'] });
      void navigate(`/attestations/${made.id}`);
    } catch (error) {
      notify?.({ type: 'error', message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  if (quantity === null || unit === null) return null;
  return (
    <>
      <Button icon={<IdcardOutlined aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('attestations.create')}
      </Button>
      <Dialog
        title={t('attestations.create')}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t('attestations.issue')}
        confirmLoading={isBusy}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form<Entered>
          form={form}
          layout="vertical"
          requiredMark={false}
          preserve={false}
          initialValues={{ kind: 'patient-card', months: usualCardMonths }}
          onFinish={(entered) => void create(entered)}
        >
          <Form.Item name="kind" label={t('attestations.kind')}>
            <Choice options={attestationKinds.map((value) => ({ value, label: t(`enum.attestationKind.${value}`) }))} />
          </Form.Item>
          {kind === 'travel-certificate' ? <TravelFields quantity={totalQuantity({ quantity, repeat: row.repeat })} unit={unit} /> : <MonthsField />}
        </Form>
      </Dialog>
    </>
  );
};
