import type { SavedSearch } from '@blattwerk/contract/saved-searches/shapes';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { useAction } from '../../../lib/action/use-action.ts';
import { memberApi } from '../../../lib/api/client.ts';
import styles from './saved-searches.module.css';

/** What was deleted last, and the way back: the same filters under the same name. The focus, which its row had, goes here. */
export const RemovedSearch = ({ removed, onRestored }: { removed: SavedSearch; onRestored: (made: SavedSearch) => void }) => {
  const { t } = useTranslation('saved-searches');
  const { run, isPending, error } = useAction();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => line.current?.querySelector('button')?.focus(), []);
  const { name, search } = removed;
  const restore = (): void => void run(async () => onRestored(await memberApi.post('/clients/saved-searches', { body: { name, search } })));
  return (
    <div ref={line} className={styles.removed}>
      <p>{t('removed', { name })}</p>
      <Button kind="quiet" size="small" isBusy={isPending} onClick={restore}>
        {t('undo')}
      </Button>
      <FailureNotice error={error} />
    </div>
  );
};
