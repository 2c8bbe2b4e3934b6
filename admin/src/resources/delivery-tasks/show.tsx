import type { DeliveryTaskRecord } from '@blattwerk/contract/delivery-tasks/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Assignee } from '../../components/assignee.tsx';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, EnumText, Facts, Text } from '../../components/values.tsx';
import { FinishForm } from './finish-form.tsx';
import { LinkAccess } from './link-access.tsx';
import { ScriptLines } from './script.tsx';

const Script = ({ row }: { row: DeliveryTaskRecord }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('delivery-tasks.scriptTitle')}>
      <p className="quiet">{t(`delivery-tasks.purpose.${row.kind}`)}</p>
      <ScriptLines row={row} kind={row.kind} />
    </Section>
  );
};

const Tries = ({ row }: { row: DeliveryTaskRecord }) => {
  const { t } = useTranslation();
  if (row.tries.length === 0) return <p className="quiet">{t('delivery-tasks.triesNone')}</p>;
  return (
    <ol className="stack">
      {row.tries.map((one) => (
        <li key={one.at}>
          <DateTime value={one.at} /> · <EnumText type="deliveryOutcome" value={one.outcome} />
          {one.by === null ? '' : ` · ${one.by}`}
          {one.note === null ? null : <p>{one.note}</p>}
        </li>
      ))}
    </ol>
  );
};

const Handling = ({ row }: { row: DeliveryTaskRecord }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('delivery-tasks');
  const assign = (assigneeId: string | null) => void run(row.id, 'assign', { assigneeId, version: row.version }, { done: 'delivery-tasks.assigned' });
  return (
    <Facts
      items={[
        {
          label: t('delivery-tasks.assignee'),
          value: row.abilities.includes('assign') ? (
            <Assignee texts="delivery-tasks" assignee={row.assignee} isBusy={running === 'assign'} onAssign={assign} />
          ) : (
            <Text value={row.assignee?.name} />
          ),
        },
      ]}
    />
  );
};

const Pharmacy = ({ row: { pharmacy, sending, prescriptions } }: { row: DeliveryTaskRecord }) => {
  const { t } = useTranslation();
  return (
    <Facts
      items={[
        { label: t('delivery-tasks.phone'), value: <Phone value={pharmacy.phone} /> },
        { label: t('delivery-tasks.email'), value: <Text value={pharmacy.email} /> },
        { label: t('delivery-tasks.address'), value: `${pharmacy.street} ${pharmacy.houseNum}, ${pharmacy.zipCode} ${pharmacy.city}` },
        {
          label: t('delivery-tasks.prescriptions'),
          value: prescriptions.map(({ id, number }) => (
            <span key={id}>
              <Link to={`/prescriptions/${id}`}>{number}</Link>{' '}
            </span>
          )),
        },
        { label: t('delivery-tasks.sentAt'), value: <DateTime value={sending.sentAt} /> },
        { label: t('delivery-tasks.offeredAt'), value: <DateTime value={sending.offeredAt} /> },
      ]}
    />
  );
};

export const DeliveryTaskShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="delivery-tasks"
      title={(row) => t('delivery-tasks.one', { kind: t(`enum.deliveryTaskKind.${row.kind}`), pharmacy: row.pharmacy.name })}
      aside={(row) => <StatusTag type="deliveryTaskStatus" value={row.status} />}
    >
      {(row) => (
        <div className="columns">
          <div className="stack">
            <Script row={row} />
            <LinkAccess key={row.id} row={row} />
            <Section title={t('delivery-tasks.result')}>
              <div className="stack">
                <Handling row={row} />
                {row.abilities.includes('done') ? (
                  <FinishForm key={row.id} row={row} />
                ) : (
                  <Facts
                    items={[
                      { label: t('delivery-tasks.outcome'), value: <EnumText type="deliveryOutcome" value={row.outcome} /> },
                      { label: t('delivery-tasks.note'), value: <Text value={row.note} /> },
                      { label: t('delivery-tasks.doneAt'), value: <DateTime value={row.doneAt} /> },
                      { label: t('delivery-tasks.doneBy'), value: <Text value={row.doneBy} /> },
                    ]}
                  />
                )}
              </div>
            </Section>
          </div>
          <div className="stack">
            <Section title={row.pharmacy.name}>
              <Pharmacy row={row} />
            </Section>
            <Section title={t('delivery-tasks.tries')}>
              <Tries row={row} />
            </Section>
          </div>
        </div>
      )}
    </RecordPage>
  );
};
