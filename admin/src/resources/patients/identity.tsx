import type { IdentityRecord } from '@blattwerk/contract/identity-checks/shapes';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { ErrorState } from '../../components/states.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { DateTime, EnumText, Facts } from '../../components/values.tsx';
import { useAnswer } from '../../providers/use-answer.ts';
import './identity.css';

/** What document and profile say, side by side, for what differs. */
const Difference = ({ record: { mismatch, document, profile } }: { record: IdentityRecord }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const shown = (facts: NonNullable<IdentityRecord['document']>, field: (typeof mismatch)[number]) =>
    field === 'dob' ? (facts.dob === null ? t('identity.notOnDocument') : date(facts.dob)) : facts[field];
  return (
    <>
      <p>{t('identity.differs')}</p>
      <Facts
        items={mismatch.map((field) => ({
          label: t(`enum.identityField.${field}`),
          value:
            document === null
              ? t('identity.differsHidden')
              : t('identity.documentAndProfile', { document: shown(document, field), profile: shown(profile, field) }),
        }))}
      />
    </>
  );
};

const MarkSeen = ({ record, onDone }: { record: IdentityRecord; onDone: () => void }) => {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { run, running } = useAction('patients');
  const { firstName, lastName, dob } = record.profile;
  const confirm = async (kind: 'video' | 'in-person') => {
    if ((await run(record.patientId, 'identity-seen', { kind }, { done: 'identity.seenDone' })) !== undefined) onDone();
  };
  return (
    <div className="form-foot">
      {(['video', 'in-person'] as const).map((kind) => (
        <ConfirmButton
          key={kind}
          loading={running === 'identity-seen'}
          heading={t('identity.seenAsk')}
          means={t('identity.seenFacts', { name: `${firstName} ${lastName}`, dob: dob === null ? '–' : date(dob) })}
          answer={t('identity.seenOk')}
          onConfirm={() => void confirm(kind)}
        >
          {t(`identity.seen.${kind}`)}
        </ConfirmButton>
      ))}
    </div>
  );
};

/** Who the patient is, as far as it was checked: the status, what differs, and the doctor's own comparison. Images are never shown. */
export const IdentitySection = ({ patientId }: { patientId: string }) => {
  const { t } = useTranslation();
  const { query, result } = useAnswer('/backoffice/patients/:id/identity', { params: { id: patientId } });
  const record = query.isSuccess ? result.data : undefined;
  return (
    <Section title={t('identity.title')} aside={record && <StatusTag type="identityOutcome" value={record.outcome} />}>
      {query.isPending ? <Skeleton active title={false} paragraph={{ rows: 2 }} /> : null}
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {record && (
        <div className="identity">
          <Facts
            items={[
              {
                label: t('identity.status'),
                value: record.status === null ? t('identity.notBegun') : <StatusTag type="identityStatus" value={record.status} />,
              },
              ...(record.method === null ? [] : [{ label: t('identity.method'), value: <EnumText type="identityMethod" value={record.method} /> }]),
              ...(record.seenBy === null ? [] : [{ label: t('identity.seenBy'), value: record.seenBy }]),
              ...(record.verifiedAt === null ? [] : [{ label: t('identity.verifiedAt'), value: <DateTime value={record.verifiedAt} /> }]),
            ]}
          />
          {record.outcome === 'mismatch' && <Difference record={record} />}
          {record.abilities.includes('mark-seen') && <MarkSeen record={record} onDone={() => void query.refetch()} />}
        </div>
      )}
    </Section>
  );
};
