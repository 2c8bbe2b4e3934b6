import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { toast } from '../../components/ui/toast.ts';
import styles from './second-factor.module.css';

const save = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Shown once: the server keeps no readable copy. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useTranslation('second-factor');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = `${t('codes.fileTitle')}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(t('codes.copied'));
    } catch (failure) {
      // Without permission for the clipboard the codes are still on the screen.
      toast.error(t('codes.notCopied'), failure instanceof Error ? failure.name : undefined);
    }
  };
  return (
    <div className={styles.sheet}>
      <h3 ref={heading} tabIndex={-1}>
        {t('codes.title')}
      </h3>
      <p>{t('codes.text')}</p>
      <ol className={styles.codes} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={`${styles.row} ${styles.onScreen}`}>
        <Button kind="secondary" size="small" icon="download" onClick={() => save(text, t('codes.fileName'))}>
          {t('codes.download')}
        </Button>
        <Button kind="secondary" size="small" onClick={() => void copy()}>
          {t('codes.copy')}
        </Button>
        <Button kind="secondary" size="small" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <div className={styles.onScreen}>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </div>
    </div>
  );
};
