import { CheckOutlined } from '@ant-design/icons';
import type { WithdrawalRecord } from '@blattwerk/contract/withdrawals/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '../../components/page.tsx';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNextOpen } from '../../components/use-next-open.ts';
import { Code, DateTime, EnumText, Facts, Text } from '../../components/values.tsx';

const Declaration = ({ row }: { row: WithdrawalRecord }) => {
  const { t } = useTranslation();
  const label = (field: string) => t(`withdrawals.${field}`);
  return (
    <Section title={t('withdrawals.declaration')}>
      <Facts
        items={[
          { label: label('name'), value: row.name },
          { label: label('email'), value: row.email },
          { label: label('receivedAt'), value: <DateTime value={row.receivedAt} /> },
          { label: label('treatmentNumber'), value: <Code value={row.treatmentNumber} /> },
          { label: label('text'), value: <Text value={row.text} /> },
        ]}
      />
    </Section>
  );
};

const Handling = ({ row }: { row: WithdrawalRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('withdrawals');
  const goOn = useNextOpen('withdrawals');
  const label = (field: string) => t(`withdrawals.${field}`);
  const finish = async (note: string) => (await run(row.id, 'done', { note }, { done: 'withdrawals.doneToast' })) !== undefined;
  return (
    <Section title={t('withdrawals.dealtWith')}>
      {row.status === 'received' ? <p className="quiet">{t('withdrawals.waits')}</p> : null}
      <Facts
        items={[
          { label: label('confirmedAt'), value: <DateTime value={row.confirmedAt} /> },
          { label: label('outcome'), value: <EnumText type="withdrawalOutcome" value={row.outcome} /> },
          ...(row.treatmentId === null
            ? []
            : [{ label: label('treatment'), value: <Link to={`/treatments/${row.treatmentId}`}>{t('withdrawals.openRequest')}</Link> }]),
          { label: label('doneAt'), value: <DateTime value={row.doneAt} /> },
          ...(row.doneBy === null ? [] : [{ label: label('doneBy'), value: row.doneBy }]),
          ...(row.note === null ? [] : [{ label: label('note'), value: row.note }]),
        ]}
      />
      {row.abilities.includes('done') ? (
        <ReasonDialog
          icon={<CheckOutlined aria-hidden="true" />}
          texts="withdrawals.finish"
          min={5}
          isBusy={running === 'done'}
          onReason={finish}
          onNext={() => goOn(row.id)}
        />
      ) : null}
    </Section>
  );
};

export const WithdrawalShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="withdrawals"
      title={(row) => t('withdrawals.one', { name: row.name })}
      aside={(row) => <StatusTag type="withdrawalStatus" value={row.status} />}
    >
      {(row) => (
        <div className="columns">
          <Declaration row={row} />
          <Handling row={row} />
        </div>
      )}
    </RecordPage>
  );
};
