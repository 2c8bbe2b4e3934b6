import type { OwnAttestation } from '@blattwerk/contract/attestations/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { StatusTag } from '../../components/ui/feedback.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { germanDay } from '../../lib/format/german-day.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './attestations.module.css';

const tones = { requested: 'info', issued: 'ok', declined: 'warn', withdrawn: 'neutral', revoked: 'bad', expired: 'neutral' } as const;

/** What is over by its date says so; the server keeps it as issued. */
const shownStatus = ({ status, validUntil }: OwnAttestation): keyof typeof tones =>
  status === 'issued' && validUntil !== null && validUntil < germanDay(new Date()) ? 'expired' : status;

const Steps = ({ attestation }: { attestation: OwnAttestation }) => {
  const { t } = useTranslation('attestations');
  const client = useQueryClient();
  const { run, isPending, error } = useAction();
  const { id, hasFile, abilities } = attestation;
  const download = () => run(async () => saveFile(await memberApi.file('/clients/attestations/:id/file', { params: { id } })));
  const withdraw = () =>
    run(async () => {
      await memberApi.post('/clients/attestations/:id/withdraw', { params: { id } });
      toast.success(t('withdrawn'));
      await client.invalidateQueries({ queryKey: ['attestations'] });
    });
  return (
    <>
      <FailureNotice error={error} />
      <p className={styles.actions}>
        {hasFile && (
          <Button kind="secondary" size="small" icon="download" isBusy={isPending} onClick={() => void download()}>
            {t('download')}
          </Button>
        )}
        {abilities.includes('withdraw') && (
          <Button kind="quiet" size="small" isBusy={isPending} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        )}
      </p>
    </>
  );
};

/** One attestation: where it stands, how long it holds, and its document. */
export const AttestationCard = ({ attestation }: { attestation: OwnAttestation }) => {
  const { t } = useTranslation('attestations');
  const { date } = useFormat();
  const { kind, productName, doctorName, number, requestedAt, validFrom, validUntil, reason, hasFile } = attestation;
  const status = shownStatus(attestation);
  const items = [
    { term: t('product'), value: productName },
    { term: t('doctor'), value: doctorName },
    { term: t('number'), value: number },
    { term: t('asked'), value: date(requestedAt) },
    { term: t('valid'), value: validFrom && validUntil && t('span', { from: date(validFrom), until: date(validUntil) }) },
    { term: t('reason'), value: reason },
  ];
  return (
    <Card as="article" label={t(`kinds.${kind}`)}>
      <div className={styles.head}>
        <h2>{t(`kinds.${kind}`)}</h2>
        <StatusTag tone={tones[status]}>{t(`statuses.${status}`)}</StatusTag>
      </div>
      <Facts items={items.filter(({ value }) => value)} />
      {status === 'issued' && !hasFile && <p role="status">{t('making')}</p>}
      {kind === 'travel-certificate' && hasFile && status === 'issued' && <p>{t('authority')}</p>}
      <Steps attestation={attestation} />
    </Card>
  );
};
