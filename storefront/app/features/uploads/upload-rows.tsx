import type { Upload } from '@blattwerk/contract/uploads/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { StatusTag, type Tone } from '../../components/ui/feedback.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { saveFile } from '../../lib/api/download.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import type { Sending } from './sending-store.ts';
import { useToldAction } from './use-told-action.ts';
import styles from './uploads.module.css';

const tones: Record<Upload['status'], Tone> = { clean: 'ok', scanning: 'info', refused: 'bad' };

/** "1,4 MB", and never "0 MB". */
const useSize = () => {
  const { number } = useFormat();
  return (bytes: number): string => (bytes < 100_000 ? `${number(Math.ceil(bytes / 1024), 0)} kB` : `${number(bytes / 1024 / 1024)} MB`);
};

/** A file that the server has. */
export const StoredRow = ({ upload, onRemove }: { upload: Upload; onRemove: (id: string) => Promise<void> }) => {
  const { t } = useTranslation('uploads');
  const size = useSize();
  const opening = useToldAction();
  const removing = useToldAction();
  const open = async (): Promise<void> => saveFile(await memberApi.file('/clients/files/:id', { params: { id: upload.id } }), upload.name);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{upload.name}</p>
        <p className={styles.meta}>
          <StatusTag tone={tones[upload.status]}>{t(`status.${upload.status}`)}</StatusTag> {upload.status !== 'refused' && size(upload.size)}
        </p>
        {upload.status === 'scanning' && <p className={styles.meta}>{t('scanningHint')}</p>}
        {upload.status === 'refused' && <p className={styles.wrong}>{t('reason.malware')}</p>}
      </div>
      <div className={styles.actions}>
        {upload.status === 'clean' && (
          <Button kind="quiet" size="small" icon="download" isBusy={opening.isPending} onClick={() => opening.run(open)}>
            {t('open')} <span className="visually-hidden">{upload.name}</span>
          </Button>
        )}
        {upload.isRemovable && (
          <Button kind="quiet" size="small" icon="close" isBusy={removing.isPending} onClick={() => removing.run(() => onRemove(upload.id))}>
            {t('remove')} <span className="visually-hidden">{upload.name}</span>
          </Button>
        )}
      </div>
    </li>
  );
};

const SendingNote = ({ sending: { state, name, share } }: { sending: Sending }) => {
  const { t } = useTranslation('uploads');
  const { percent } = useFormat();
  if (state.kind === 'refused') return <p className={styles.wrong}>{state.reason ? t(`reason.${state.reason}`) : state.message || t('reason.other')}</p>;
  if (state.kind === 'failed') return <p className={styles.wrong}>{t('failed')}</p>;
  return (
    <p className={styles.meta}>
      <progress className={styles.progress} max={1} value={share} aria-label={t('progressOf', { name })} />
      <span className="tabular">
        {state.kind === 'waiting' ? t('waiting') : t(share < 1 ? 'sending' : 'checking', { share: percent(Math.floor(share * 100)) })}
      </span>
    </p>
  );
};

/** A file on its way, or one that was not taken. */
export const SendingRow = ({ sending, onRetry, onCancel }: { sending: Sending; onRetry: () => void; onCancel: () => void }) => {
  const { t } = useTranslation('uploads');
  const { kind } = sending.state;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{sending.name}</p>
        <SendingNote sending={sending} />
      </div>
      <div className={styles.actions}>
        {kind === 'failed' && (
          <Button kind="secondary" size="small" onClick={onRetry}>
            {t('retry')} <span className="visually-hidden">{sending.name}</span>
          </Button>
        )}
        <Button kind="quiet" size="small" icon="close" onClick={onCancel}>
          {t(kind === 'refused' ? 'dismiss' : 'cancel')} <span className="visually-hidden">{sending.name}</span>
        </Button>
      </div>
    </li>
  );
};
