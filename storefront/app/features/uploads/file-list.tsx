import type { UnfinishedUpload, Upload } from '@blattwerk/contract/uploads/shapes';
import { useTranslation } from 'react-i18next';
import { InterruptedRow } from './interrupted-row.tsx';
import { sendingStore, type Sending } from './sending-store.ts';
import { SendingRow, StoredRow } from './upload-rows.tsx';
import styles from './uploads.module.css';

type Label = { 'aria-label': string } | { 'aria-labelledby': string };

interface FileListProps {
  files: readonly Upload[];
  sendings: readonly Sending[];
  interrupted: readonly UnfinishedUpload[];
  /** The name of the file that was added last; empty before. */
  added: string;
  onRemove: (id: string) => Promise<void>;
  onResume: (upload: UnfinishedUpload, file: File) => Promise<boolean>;
  onDiscard: (id: string) => Promise<void>;
}

/** Files that the server has, those that were interrupted, then those on their way; each arrival is said to screen readers. */
export const FileList = ({ files, sendings, interrupted, added, onRemove, onResume, onDiscard, ...label }: FileListProps & Label) => {
  const { t } = useTranslation('uploads');
  return (
    <>
      {files.length + sendings.length + interrupted.length > 0 && (
        <ul className={styles.list} {...label}>
          {files.map((upload) => (
            <StoredRow key={upload.id} upload={upload} onRemove={onRemove} />
          ))}
          {interrupted.map((upload) => (
            <InterruptedRow key={upload.id} upload={upload} onResume={(file) => onResume(upload, file)} onDiscard={() => onDiscard(upload.id)} />
          ))}
          {sendings.map((sending) => (
            <SendingRow key={sending.key} sending={sending} onRetry={() => sendingStore.retry(sending.key)} onCancel={() => sendingStore.cancel(sending.key)} />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {added && t('added', { name: added })}
      </p>
    </>
  );
};
