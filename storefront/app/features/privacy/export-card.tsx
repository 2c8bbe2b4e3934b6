import type { DataExport, DataExports, OwnerProof } from '@blattwerk/contract/data-exports/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './privacy.module.css';
import { ProofDialog } from './proof-dialog.tsx';

const exportsKey = ['iam', 'exports'] as const;
const isUnderWay = (one: DataExport | undefined): boolean => one?.status === 'requested' || one?.status === 'running';

/** Asked again every two seconds while the file is being made. */
const useExports = () =>
  useQuery({
    queryKey: exportsKey,
    queryFn: () => memberApi.get('/clients/iam/exports'),
    refetchInterval: (query) => (isUnderWay(query.state.data?.items[0]) ? 2000 : false),
  });

const Latest = ({ latest }: { latest: DataExport }) => {
  const { t } = useTranslation('privacy');
  const { date, number } = useFormat();
  if (isUnderWay(latest))
    return (
      <div className={styles.stack}>
        <p>{t('export.running')}</p>
        <progress className={styles.progress} max={100} value={latest.progress} aria-label={t('export.progress')} />
      </div>
    );
  if (latest.status === 'failed')
    return (
      <Notice kind="bad">
        <p>{t('export.failed')}</p>
      </Notice>
    );
  if (latest.status === 'expired') return <p>{t('export.expired', { date: date(latest.requestedAt) })}</p>;
  return (
    <Notice kind="ok" title={t('export.ready', { until: date(latest.expiresAt ?? latest.requestedAt) })}>
      <p>
        {t('export.size', { size: number(Math.max(0.1, (latest.bytes ?? 0) / 1_000_000), 1) })}. {t('export.safe')}
      </p>
    </Notice>
  );
};

const Given = ({ items, proof }: DataExports) => {
  const { t } = useTranslation('privacy');
  const client = useQueryClient();
  const [asking, setAsking] = useState<'request' | 'download' | null>(null);
  const [latest] = items;
  const request = async (owner: OwnerProof): Promise<void> => {
    await memberApi.post('/clients/iam/export', { body: owner });
    await client.invalidateQueries({ queryKey: exportsKey });
  };
  const download = async (owner: OwnerProof): Promise<void> => {
    if (!latest) return;
    const { ticket } = await memberApi.post('/clients/iam/exports/:id/ticket', { params: { id: latest.id }, body: owner });
    saveFile(await memberApi.postForFile('/clients/iam/exports/:id/download', { params: { id: latest.id }, body: { ticket } }));
  };
  return (
    <>
      <div className={styles.stack}>
        {/* Stays in the page, so that who waits is told when the file is ready. */}
        <div role="status">{latest && <Latest latest={latest} />}</div>
        {latest?.status === 'ready' && (
          <Button icon="download" opensDialog onClick={() => setAsking('download')}>
            {t('export.download')}
          </Button>
        )}
        {!isUnderWay(latest) && (
          <Button kind="secondary" opensDialog onClick={() => setAsking('request')}>
            {t(latest ? 'export.again' : 'export.request')}
          </Button>
        )}
      </div>
      <ProofDialog
        isOpen={asking !== null}
        title={t(asking === 'download' ? 'export.confirmDownload' : 'export.confirmRequest')}
        kind={proof}
        onClose={() => setAsking(null)}
        onProof={asking === 'download' ? download : request}
      />
    </>
  );
};

/** A copy of everything: asked for, made while one waits, downloaded after the password. */
export const ExportCard = () => {
  const { t } = useTranslation('privacy');
  const exports = useExports();
  return (
    <Card>
      <h2>{t('export.title')}</h2>
      <p>{t('export.text')}</p>
      {exports.isPending && <Skeleton lines={2} />}
      {exports.isError && <ErrorState error={exports.error} onRetry={() => void exports.refetch()} />}
      {exports.data && <Given {...exports.data} />}
    </Card>
  );
};
