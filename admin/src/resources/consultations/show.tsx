import type { ConsultationRecord } from '@blattwerk/contract/consultations/shapes';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, EnumText, Facts, Text } from '../../components/values.tsx';

/** Ends a consultation that took place; the note is optional. */
const Complete = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('consultations');
  const [form] = Form.useForm<{ note?: string }>();
  const [isOpen, setOpen] = useState(false);
  const complete = async ({ note }: { note?: string }) => {
    const text = note?.trim() ?? '';
    if (await run(id, 'complete', text === '' ? {} : { note: text }, { done: 'consultations.completed' })) setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('consultations.complete')}</Button>
      <Dialog
        title={t('consultations.complete')}
        open={isOpen}
        onCancel={() => setOpen(false)}
        okText={t('consultations.complete')}
        confirmLoading={running === 'complete'}
        onOk={() => form.submit()}
        destroyOnHidden
      >
        <Form form={form} layout="vertical" preserve={false} onFinish={(values) => void complete(values)}>
          <Form.Item name="note" label={t('consultations.note')} extra={t('consultations.noteHelp')}>
            <Input.TextArea rows={4} maxLength={4000} autoFocus />
          </Form.Item>
        </Form>
      </Dialog>
    </>
  );
};

const steps = ['rebook', 'no-show', 'cancel'] as const;

const Actions = ({ row }: { row: ConsultationRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('consultations');
  return (
    <>
      {row.abilities.includes('join') ? (
        <Button type="primary" href={`/admin/consultations/${row.id}/room`}>
          {t('consultation-room.join')}
        </Button>
      ) : null}
      {row.abilities.includes('complete') ? <Complete id={row.id} /> : null}
      {steps
        .filter((step) => row.abilities.includes(step))
        .map((step) => (
          <ConfirmButton
            key={step}
            danger={step === 'cancel'}
            loading={running === step}
            means={t(`consultations.${step}.means`)}
            onConfirm={() => void run(row.id, step, {}, { done: `consultations.${step}.done` })}
          >
            {t(`consultations.${step}.button`)}
          </ConfirmButton>
        ))}
    </>
  );
};

const Details = ({ row }: { row: ConsultationRecord }) => {
  const { t } = useTranslation();
  const label = (field: string) => t(`consultations.${field}`);
  return (
    <Section title={t('consultations.details')}>
      <Facts
        items={[
          { label: label('startsAt'), value: <DateTime value={row.startsAt} /> },
          { label: label('endsAt'), value: <DateTime value={row.endsAt} /> },
          { label: label('kind'), value: <EnumText type="consultationKind" value={row.kind} /> },
          { label: label('doctorName'), value: row.doctorName },
          { label: label('patientName'), value: <Link to={`/patients/${row.patientId}`}>{row.patientName}</Link> },
          ...(row.treatmentId === null
            ? []
            : [{ label: label('treatmentNumber'), value: <Link to={`/treatments/${row.treatmentId}`}>{row.treatmentNumber}</Link> }]),
          ...(row.cancelledBy === null ? [] : [{ label: label('cancelledBy'), value: <EnumText type="consultationCancelledBy" value={row.cancelledBy} /> }]),
          ...(row.noShow === null ? [] : [{ label: label('noShow'), value: <EnumText type="consultationCancelledBy" value={row.noShow} /> }]),
          ...(row.note === null ? [] : [{ label: label('note'), value: <Text value={row.note} /> }]),
        ]}
      />
    </Section>
  );
};

/** One video consultation. */
export const ConsultationShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="consultations"
      title={(row) => t('consultations.one', { name: row.patientName })}
      aside={(row) => <StatusTag type="consultationStatus" value={row.status} />}
      actions={(row) => <Actions row={row} />}
    >
      {(row) => <Details row={row} />}
    </RecordPage>
  );
};
