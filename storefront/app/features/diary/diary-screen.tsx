import type { Diary } from '@blattwerk/contract/diary/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { Notice, Skeleton } from '../../components/ui/feedback.tsx';
import { toastFailure } from '../../components/ui/toast-failure.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { memberApi } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { useMe } from '../../lib/auth/use-me.ts';
import { useDiary } from '../../lib/diary/use-diary.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { EntryList } from './entry-list.tsx';
import { medicineOptions } from './entry-values.ts';
import { NewEntry } from './new-entry.tsx';
import { DiarySharing } from './sharing.tsx';
import { DiaryTrend } from './trend.tsx';
import { UnsentList } from './unsent-list.tsx';
import styles from './diary.module.css';

const Export = () => {
  const { t } = useTranslation('diary');
  const locale = useLocale();
  const { run, isPending } = useAction();
  const load = () =>
    run(async () => {
      try {
        saveFile(await memberApi.file('/clients/diary/export', { query: {} }));
      } catch (error) {
        toastFailure(error, locale);
        throw error;
      }
    });
  return (
    <Button kind="secondary" size="small" icon="download" isBusy={isPending} onClick={() => void load()}>
      {t('export')}
    </Button>
  );
};

const Stored = ({ diary }: { diary: Diary }) => {
  const { t } = useTranslation('diary');
  return (
    <Card>
      <header className={styles.head}>
        <h2>{t('entries')}</h2>
        {diary.total > 0 && <Export />}
      </header>
      {diary.total === 0 ? <p>{t('empty')}</p> : <EntryList diary={diary} />}
    </Card>
  );
};

const nothingKnown = { items: [], medicines: [] };

/** The therapy diary: a new entry first, then what waits, the trend, the entries and who reads them. Without a connection entries can still be made. */
export const DiaryScreen = () => {
  const { t } = useTranslation('diary');
  const me = useMe();
  const diary = useDiary();
  const isOffline = diary.isError && diary.error instanceof ApiError && diary.error.status === 0;
  if (diary.isPending || !me.data) return me.isError ? <ErrorState error={me.error} onRetry={() => void me.refetch()} /> : <Skeleton kind="cards" lines={2} />;
  if (diary.isError && !isOffline) return <ErrorState error={diary.error} onRetry={() => void diary.refetch()} />;
  const known = diary.data ?? nothingKnown;
  return (
    <div className={styles.screen}>
      <div className={styles.stack}>
        {isOffline && (
          <Notice kind="info">
            <p>{t('offline')}</p>
          </Notice>
        )}
        <UnsentList options={medicineOptions(known.medicines, known.items)} owner={me.data.id} />
        <NewEntry key={known.items.length === 0 ? 'first' : 'next'} diary={known} owner={me.data.id} />
        <p className={styles.meta}>{t('emergency')}</p>
      </div>
      <div className={styles.stack}>
        <DiaryTrend entries={known.items} />
        {diary.data && <Stored diary={diary.data} />}
        {diary.data && <DiarySharing sharing={diary.data.sharing} />}
      </div>
    </div>
  );
};
