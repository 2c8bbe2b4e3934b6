import { CheckOutlined, GiftOutlined, InboxOutlined, RollbackOutlined } from '@ant-design/icons';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { Code, DateTime, Day, EnumText, Facts, Text } from '../../components/values.tsx';
import { Amount } from '../../components/amount.tsx';
import { ReturnDialog } from './return-dialog.tsx';

/** What a pharmacy does with a prescription; the record says what is possible now. */
const Actions = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('prescriptions');
  const [isReturning, setReturning] = useState(false);
  const may = (action: string) => row.abilities.includes(action);
  return (
    <>
      {row.hasFile ? (
        <FileButton path={`/backoffice/prescriptions/${row.id}/file`} fileName={`${row.number}.pdf`}>
          {t('prescriptions.pdf')}
        </FileButton>
      ) : null}
      {may('return') ? (
        <Button icon={<RollbackOutlined aria-hidden="true" />} onClick={() => setReturning(true)}>
          {t('prescriptions.return')}
        </Button>
      ) : null}
      {may('accept') ? (
        <Button
          type="primary"
          icon={<InboxOutlined aria-hidden="true" />}
          loading={running === 'accept'}
          onClick={() => void run(row.id, 'accept', {}, { done: 'prescriptions.accepted' })}
        >
          {t('prescriptions.accept')}
        </Button>
      ) : null}
      {may('ready') ? (
        <Button
          type="primary"
          icon={<GiftOutlined aria-hidden="true" />}
          loading={running === 'ready'}
          onClick={() => void run(row.id, 'ready', {}, { done: 'prescriptions.madeReady' })}
        >
          {t('prescriptions.ready')}
        </Button>
      ) : null}
      {may('dispense') ? (
        <ConfirmButton
          type="primary"
          icon={<CheckOutlined aria-hidden="true" />}
          loading={running === 'dispense'}
          means={t('prescriptions.dispenseAsk')}
          onConfirm={() => void run(row.id, 'dispense', {}, { done: 'prescriptions.dispensed' })}
        >
          {t('prescriptions.dispense')}
        </ConfirmButton>
      ) : null}
      <ReturnDialog isOpen={isReturning} prescription={row} onClose={() => setReturning(false)} />
    </>
  );
};

const Way = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  const times = ['issuedAt', 'sentAt', 'receivedAt', 'readyAt', 'dispensedAt'] as const;
  return (
    <ol className="way">
      {times.map((field) => (
        <li key={field} className={row[field] === null ? 'is-open' : 'is-done'}>
          <span>{t(`prescriptions.${field}`)}</span>
          <DateTime value={row[field]} />
        </li>
      ))}
    </ol>
  );
};

const Medicine = ({ row }: { row: PrescriptionRecord }) => {
  const { t } = useTranslation();
  if (row.productName === null) return <p className="quiet">{t('prescriptions.metadataOnly')}</p>;
  return (
    <Facts
      items={[
        { label: t('prescriptions.productName'), value: row.productName },
        { label: t('prescriptions.pzn'), value: <Code value={row.pzn} /> },
        { label: t('prescriptions.quantity'), value: <Amount quantity={row.quantity} unit={row.unit} /> },
        { label: t('prescriptions.form'), value: <Text value={row.form} /> },
        { label: t('prescriptions.singleDose'), value: <Text value={row.singleDose} /> },
        { label: t('prescriptions.dailyDose'), value: <Text value={row.dailyDose} /> },
        { label: t('prescriptions.instructions'), value: <Text value={row.instructions} /> },
      ]}
    />
  );
};

export const PrescriptionShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage<PrescriptionRecord>
      resource="prescriptions"
      title={(row) => t('prescriptions.one', { number: row.number })}
      aside={(row) => <StatusTag type="prescriptionStatus" value={row.status} />}
      actions={(row) => <Actions row={row} />}
    >
      {(row) => (
        <div className="columns">
          <div className="stack">
            <Section title={t('prescriptions.medicine')}>
              <Medicine row={row} />
            </Section>
            <Section title={t('prescriptions.people')}>
              <Facts
                items={[
                  ...(row.patient === null
                    ? []
                    : [
                        { label: t('prescriptions.patientName'), value: row.patient.name },
                        { label: t('patients.dob'), value: <Day value={row.patient.dob} /> },
                        { label: t('prescriptions.patientPhone'), value: <Text value={row.patient.phone} /> },
                      ]),
                  { label: t('prescriptions.doctorName'), value: row.doctor.name },
                  { label: t('prescriptions.doctorPhone'), value: <Text value={row.doctor.phone} /> },
                  {
                    label: t('prescriptions.pharmacyName'),
                    value: <Text value={row.pharmacy === null ? null : `${row.pharmacy.name}, ${row.pharmacy.city}`} />,
                  },
                ]}
              />
            </Section>
          </div>
          <Section title={t('prescriptions.way')}>
            <Way row={row} />
            <Facts
              items={[
                { label: t('prescriptions.validUntil'), value: <Day value={row.validUntil} /> },
                ...(row.returnReason === null
                  ? []
                  : [
                      { label: t('prescriptions.returnReason'), value: <EnumText type="returnReason" value={row.returnReason} /> },
                      { label: t('prescriptions.returnText'), value: <Text value={row.returnText} /> },
                    ]),
              ]}
            />
          </Section>
        </div>
      )}
    </RecordPage>
  );
};
