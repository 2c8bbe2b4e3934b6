import { LockOutlined, UnlockOutlined } from '@ant-design/icons';
import type { LegalHold } from '@blattwerk/contract/legal-holds/shapes';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { ErrorState } from '../../components/states.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, Day, Facts, Text } from '../../components/values.tsx';
import { useAnswer } from '../../providers/use-answer.ts';

const Hold = ({ hold, patientId, onDone }: { hold: LegalHold; patientId: string; onDone: () => void }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('patients');
  const lift = async (reason: string): Promise<boolean> => {
    if ((await run(patientId, 'lift-legal-hold', { holdId: hold.id, reason }, { done: 'patients.holds.lift.done' })) === undefined) return false;
    onDone();
    return true;
  };
  return (
    <>
      <Facts
        items={[
          { label: t('patients.status'), value: <StatusTag type="legalHold" value={hold.isActive ? 'active' : 'over'} /> },
          { label: t('patients.holds.reason'), value: <Text value={hold.reason} /> },
          { label: t('patients.holds.until'), value: <Day value={hold.until} /> },
          { label: t('patients.holds.setBy'), value: hold.setBy },
          { label: t('patients.holds.setAt'), value: <DateTime value={hold.setAt} /> },
          ...(hold.liftedAt === null
            ? []
            : [
                { label: t('patients.holds.liftedBy'), value: <Text value={hold.liftedBy} /> },
                { label: t('patients.holds.liftedAt'), value: <DateTime value={hold.liftedAt} /> },
                { label: t('patients.holds.liftReason'), value: <Text value={hold.liftReason} /> },
              ]),
        ]}
      />
      {hold.abilities.includes('lift') ? (
        <ReasonDialog texts="patients.holds.lift" icon={<UnlockOutlined aria-hidden="true" />} min={10} isBusy={running !== undefined} onReason={lift} />
      ) : null}
    </>
  );
};

/** What keeps this person from being deleted, and until when. Two administrators: one sets it, another one lifts it. */
export const LegalHolds = ({ patientId }: { patientId: string }) => {
  const { t } = useTranslation();
  const { run, running } = useAction('patients');
  const { query, result } = useAnswer('/backoffice/patients/:id/legal-holds', { params: { id: patientId } });
  const set = async (reason: string, until: string): Promise<boolean> => {
    if ((await run(patientId, 'legal-holds', { reason, until }, { done: 'patients.holds.set.done' })) === undefined) return false;
    await query.refetch();
    return true;
  };
  return (
    <Section title={t('patients.holds.title')}>
      {query.isPending ? <Skeleton active title={false} paragraph={{ rows: 1 }} /> : null}
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isSuccess && result.data.items.length === 0 ? <p>{t('patients.holds.none')}</p> : null}
      {query.isSuccess ? result.data.items.map((hold) => <Hold key={hold.id} hold={hold} patientId={patientId} onDone={() => void query.refetch()} />) : null}
      <div className="form-foot">
        <ReasonDialog texts="patients.holds.set" icon={<LockOutlined aria-hidden="true" />} min={10} hasEnd isBusy={running === 'legal-holds'} onReason={set} />
      </div>
    </Section>
  );
};
