import { CloseOutlined, StopOutlined } from '@ant-design/icons';
import type { AttestationRecord } from '@blattwerk/contract/attestations/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../components/amount.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { useAction } from '../../components/use-action.ts';
import { useNextOpen } from '../../components/use-next-open.ts';
import { DateTime, Day, Facts, Text } from '../../components/values.tsx';
import { api } from '../../providers/http.ts';
import { IssueForm } from './issue-form.tsx';

interface Props {
  row: AttestationRecord;
}

const Steps = ({ row }: Props) => {
  const { t } = useTranslation();
  const { run, running } = useAction('attestations');
  const goOn = useNextOpen('attestations');
  const may = (step: AttestationRecord['abilities'][number]) => row.abilities.includes(step);
  const decline = async (reason: string) => (await run(row.id, 'decline', { reason }, { done: 'attestations.declined' })) !== undefined;
  const revoke = async (reason: string) => (await run(row.id, 'revoke', { reason }, { done: 'attestations.revoked' })) !== undefined;
  return (
    <>
      {row.hasFile ? (
        <FileButton load={() => api.file('/backoffice/attestations/:id/file', { params: { id: row.id } })} fileName={`${row.number}.pdf`}>
          {t('attestations.pdf')}
        </FileButton>
      ) : null}
      {may('decline') ? (
        <ReasonDialog
          icon={<CloseOutlined aria-hidden="true" />}
          texts="attestations.decline"
          min={5}
          isBusy={running === 'decline'}
          onReason={decline}
          onNext={() => goOn(row.id)}
        />
      ) : null}
      {may('revoke') ? (
        <ReasonDialog icon={<StopOutlined aria-hidden="true" />} texts="attestations.revoke" min={5} isDanger isBusy={running === 'revoke'} onReason={revoke} />
      ) : null}
    </>
  );
};

const Journey = ({ row: { travel, prescription } }: Props) => {
  const { t } = useTranslation();
  const { country } = useFormats();
  if (travel === null) return null;
  return (
    <Section title={t('attestations.journey')}>
      <Facts
        items={[
          { label: t('attestations.from'), value: <Day value={travel.from} /> },
          { label: t('attestations.days'), value: travel.days },
          { label: t('attestations.amount'), value: <Amount quantity={travel.amount} unit={prescription.unit} /> },
          { label: t('attestations.identityDocument'), value: travel.identityDocument },
          { label: t('attestations.birthPlace'), value: travel.birthPlace },
          { label: t('attestations.nationality'), value: country(travel.nationality) },
          { label: t('attestations.sex'), value: t(`enum.travelSex.${travel.sex}`) },
        ]}
      />
    </Section>
  );
};

const Content = ({ row }: Props) => {
  const { t } = useTranslation();
  const { prescription } = row;
  return (
    <div className="columns">
      <div className="stack">
        <Section title={t('common.details')}>
          <Facts
            items={[
              { label: t('attestations.patientName'), value: <Link to={`/treatments/${row.treatmentId}`}>{row.patientName}</Link> },
              { label: t('attestations.prescription'), value: <Link to={`/prescriptions/${prescription.prescriptionId}`}>{prescription.number}</Link> },
              { label: t('attestations.productName'), value: <Text value={prescription.productName} /> },
              { label: t('attestations.prescribed'), value: <Amount quantity={prescription.quantity} unit={prescription.unit} /> },
              { label: t(row.isAsked ? 'attestations.requestedAt' : 'attestations.madeAt'), value: <DateTime value={row.requestedAt} /> },
              { label: t('attestations.decidedAt'), value: <DateTime value={row.decidedAt} /> },
              { label: t('attestations.validFrom'), value: <Day value={row.validFrom} /> },
              { label: t('attestations.validUntil'), value: <Day value={row.validUntil} /> },
              ...(row.reason === null ? [] : [{ label: t('attestations.reason'), value: row.reason }]),
            ]}
          />
          {row.status === 'issued' && !row.hasFile ? <p className="quiet">{t('attestations.making')}</p> : null}
        </Section>
        <Journey row={row} />
      </div>
      {row.abilities.includes('issue') ? (
        <Section title={t('attestations.decision')}>
          <IssueForm row={row} />
        </Section>
      ) : null}
    </div>
  );
};

/** One attestation: what was asked, what it says, and the doctor's decision. */
export const AttestationShow = () => {
  const { t } = useTranslation();
  return (
    <RecordPage
      resource="attestations"
      title={(row) => t('attestations.one', { kind: t(`enum.attestationKind.${row.kind}`), number: row.number })}
      aside={(row) => <StatusTag type="attestationStatus" value={row.status} />}
      actions={(row) => <Steps row={row} />}
      refreshEveryMs={({ status, hasFile }) => (status === 'issued' && !hasFile ? 2000 : 20_000)}
    >
      {(row) => <Content row={row} />}
    </RecordPage>
  );
};
