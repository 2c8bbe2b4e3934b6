import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { dropEntry, useUnsentEntries } from '../../lib/diary/unsent-entries.ts';
import { EntryLine } from './entry-line.tsx';
import type { MedicineOption } from './entry-values.ts';
import styles from './diary.module.css';

type Queue = ReturnType<typeof useUnsentEntries>;

const Waiting = ({ entries, refused, options }: Pick<Queue, 'entries' | 'refused'> & { options: readonly MedicineOption[] }) => {
  const { t } = useTranslation('diary');
  return (
    <Notice kind="warn" title={t('unsent.title', { count: entries.length })}>
      <p>{t('unsent.text')}</p>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.clientId}>
            <p className={styles.meta}>
              <DateTime value={entry.on} kind="date" />
            </p>
            <EntryLine entry={entry} medicine={options.find(({ value }) => value === (entry.prescriptionId ?? entry.productId))?.label} />
            {refused[entry.clientId] !== undefined && <p>{t('unsent.refused')}</p>}
            <div className={styles.buttons}>
              <Button kind="quiet" size="small" icon="close" onClick={() => dropEntry(entry.clientId)}>
                {t('unsent.drop')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

/** Entries that are on this device alone, with what is stored here and until when. */
export const UnsentList = ({ options, owner }: { options: readonly MedicineOption[]; owner: string }) => {
  const { entries, refused, owner: whose } = useUnsentEntries();
  const isEmpty = entries.length === 0 || whose !== owner;
  return <div role="status">{isEmpty ? null : <Waiting entries={entries} refused={refused} options={options} />}</div>;
};
