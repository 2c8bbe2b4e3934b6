import { uploadLimits } from '@blattwerk/contract/uploads/shapes';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { FileInput } from './file-input.tsx';
import { FileList } from './file-list.tsx';
import { useUploads, waitsForMessage } from './use-uploads.ts';
import styles from './uploads.module.css';

interface DropAreaProps {
  labelledBy: string;
  isFull: boolean;
  onFiles: (files: File[]) => void;
}

/** Files dropped here, chosen, or taken with the phone's camera: its own chooser offers that for pictures. */
const DropArea = ({ labelledBy, isFull, onFiles }: DropAreaProps) => {
  const { t } = useTranslation('uploads');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isFull) onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={styles.dropText}>{isFull ? t('full', { count: uploadLimits.perCase }) : t('dropHere')}</p>
      <FileInput input={input} labelledBy={labelledBy} onFiles={onFiles} />
      <Button kind="secondary" icon="plus" disabled={isFull} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
    </div>
  );
};

interface Props {
  /** Without it the files join the next request. */
  treatmentId?: string;
  /** Whether files can be added: not to a decided request. */
  isOpen?: boolean;
}

/** Findings, letters and photos: a calm field with its list. */
export const UploadField = ({ treatmentId, isOpen = true }: Props) => {
  const { t } = useTranslation('uploads');
  const id = useId();
  // Within a request's sheet the request is the heading above.
  const Heading = treatmentId === undefined ? 'h2' : 'h3';
  const { stored, ...uploads } = useUploads({ treatmentId });
  const { sendings } = uploads;
  // What waits for its message stands there.
  const files = (stored.data ?? []).filter((upload) => !waitsForMessage(upload));
  const isFull =
    files.filter(({ status }) => status !== 'refused').length + sendings.filter(({ state }) => state.kind !== 'refused').length >= uploadLimits.perCase;
  return (
    <section className={styles.field} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {t(isOpen ? 'title' : 'titlePast')}
      </Heading>
      {isOpen && <p className={styles.help}>{t('help', { count: uploadLimits.perCase })}</p>}
      {stored.isError && <FailureNotice error={stored.error} />}
      {!isOpen && stored.isSuccess && files.length === 0 && <p className={styles.help}>{t('none')}</p>}
      {isOpen && <DropArea labelledBy={id} isFull={isFull} onFiles={uploads.add} />}
      <FileList {...uploads} files={files} interrupted={isOpen ? uploads.interrupted : []} aria-labelledby={id} />
    </section>
  );
};
