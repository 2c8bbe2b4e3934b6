import type { UnfinishedUpload } from '@blattwerk/contract/uploads/shapes';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { FileInput } from './file-input.tsx';
import { useToldAction } from './use-told-action.ts';
import styles from './uploads.module.css';

interface Props {
  upload: UnfinishedUpload;
  /** False for another file. */
  onResume: (file: File) => Promise<boolean>;
  onDiscard: () => Promise<void>;
}

/** A file whose transfer ended with the page: the browser keeps nothing of it, so its sender chooses it again. */
export const InterruptedRow = ({ upload: { name, received, size }, onResume, onDiscard }: Props) => {
  const { t } = useTranslation('uploads');
  const { percent } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [isOther, setOther] = useState(false);
  const resuming = useToldAction();
  const discarding = useToldAction();
  const resume = async ([file]: File[]): Promise<void> => {
    if (file) setOther(!(await onResume(file)));
  };
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>{t('interrupted', { share: percent(Math.floor((received / size) * 100)) })}</p>
        <p role="status" className={styles.wrong}>
          {isOther && t('otherFile', { name })}
        </p>
      </div>
      <div className={styles.actions}>
        <FileInput input={input} labelledBy={id} isSingle onFiles={(files) => resuming.run(() => resume(files))} />
        <Button id={id} kind="secondary" size="small" isBusy={resuming.isPending} onClick={() => input.current?.click()}>
          {t('chooseAgain')} <span className="visually-hidden">{name}</span>
        </Button>
        <Button kind="quiet" size="small" icon="close" isBusy={discarding.isPending} onClick={() => discarding.run(onDiscard)}>
          {t('discard')} <span className="visually-hidden">{name}</span>
        </Button>
      </div>
    </li>
  );
};
