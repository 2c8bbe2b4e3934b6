import { UnlockOutlined } from '@ant-design/icons';
import type { SealedRecord } from '@blattwerk/contract/erasures/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../components/dialog.tsx';
import { Phone } from '../../components/phone.tsx';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { useAction } from '../../components/use-action.ts';
import { Country, DateTime, Day, Facts, Text } from '../../components/values.tsx';

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');

const Person = ({ record }: { record: SealedRecord }) => {
  const { t } = useTranslation();
  return (
    <Facts
      items={[
        { label: t('patients.name'), value: joined(record.title, record.firstName, record.lastName) },
        { label: t('patients.dob'), value: <Day value={record.dob} /> },
        { label: t('patients.email'), value: record.email },
        { label: t('patients.phone'), value: <Phone value={record.phone} /> },
        { label: t('patients.address'), value: <Text value={joined(record.street, record.houseNum)} /> },
        { label: t('patients.city'), value: <Text value={joined(record.zipCode, record.city)} /> },
        { label: t('patients.country'), value: <Country code={record.country} /> },
        { label: t('patients.sealed.deleteAfter'), value: <DateTime value={record.deleteAfter} /> },
      ]}
    />
  );
};

/** Who a restricted record is about. It is shown while the window is open and kept nowhere. */
export const SealedRecordButton = ({ patientId }: { patientId: string }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('patients');
  const [record, setRecord] = useState<SealedRecord>();
  const unseal = async (reason: string): Promise<boolean> => {
    const answer = await run(patientId, 'sealed-record', { reason });
    setRecord(answer);
    return answer !== undefined;
  };
  return (
    <>
      <ReasonDialog texts="patients.sealed" icon={<UnlockOutlined aria-hidden="true" />} min={10} isBusy={running === 'sealed-record'} onReason={unseal} />
      <Dialog title={t('patients.sealed.heading')} open={record !== undefined} onCancel={() => setRecord(undefined)} footer={null} destroyOnHidden>
        {record === undefined ? null : <Person record={record} />}
      </Dialog>
    </>
  );
};
