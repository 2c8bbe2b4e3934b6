import { uploadTypes } from '@blattwerk/contract/uploads/shapes';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { sendingStore } from './sending-store.ts';
import { SendingRow, StoredRow } from './upload-rows.tsx';
import { useUploads, waitsForMessage } from './use-uploads.ts';
import styles from './uploads.module.css';

interface Attached {
  uploadIds: readonly string[];
  isBusy: boolean;
  field: ReactNode;
}

interface Props {
  treatmentId: string;
  children: (attached: Attached) => ReactNode;
}

/** Files that leave with the next message about a request: they are kept as soon as they are chosen, and go when the message goes. */
const MessageFiles = ({ treatmentId, children }: Props) => {
  const { t } = useTranslation('uploads');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { stored, sendings, added, add, remove } = useUploads({ treatmentId, purpose: 'answer' });
  const files = (stored.data ?? []).filter(waitsForMessage);
  const field = (
    <div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={uploadTypes.join(',')}
        aria-labelledby={id}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Button id={id} kind="secondary" size="small" icon="plus" onClick={() => input.current?.click()}>
        {t('attach')}
      </Button>
      {files.length + sendings.length > 0 && (
        <ul className={styles.list} aria-label={t('attached')}>
          {files.map((upload) => (
            <StoredRow key={upload.id} upload={upload} onRemove={remove} />
          ))}
          {sendings.map((sending) => (
            <SendingRow key={sending.key} sending={sending} onRetry={() => sendingStore.retry(sending.key)} onCancel={() => sendingStore.cancel(sending.key)} />
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {added && t('added', { name: added })}
      </p>
    </div>
  );
  const isBusy = sendings.some(({ state }) => state.kind === 'sending' || state.kind === 'waiting');
  return children({ uploadIds: files.map((file) => file.id), isBusy, field });
};

/** For a thread of messages: what is written there can carry files. */
export const attachFiles = (treatmentId: string, render: Props['children']): ReactNode => <MessageFiles treatmentId={treatmentId}>{render}</MessageFiles>;
