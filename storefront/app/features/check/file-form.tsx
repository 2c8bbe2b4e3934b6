import type { FileCheck } from '@blattwerk/contract/document-checks/shapes';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { visitorApi } from '../../lib/api/client.ts';
import styles from './check.module.css';
import { FileResult } from './document-check.tsx';

/** A file is compared with what was issued; it is not kept. */
export const FileForm = () => {
  const { t } = useTranslation('check');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<{ name: string; check: FileCheck } | null>(null);
  const { run, isPending, error } = useAction();
  const send = (file: File | undefined): void => {
    if (!file) return;
    setResult(null);
    void run(async () => setResult({ name: file.name, check: await visitorApi.post('/clients/prescriptions/check/file', { file }) }));
  };
  return (
    <div className={styles.form}>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf"
        aria-labelledby={id}
        onChange={(event) => {
          send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <p>{t('file.text')}</p>
      <Button id={id} kind="secondary" icon="document" isBusy={isPending} onClick={() => input.current?.click()}>
        {t('file.choose')}
      </Button>
      <FailureNotice error={error} />
      <div role="status">
        {result && (
          <>
            <p className={styles.name}>{result.name}</p>
            <FileResult check={result.check} />
          </>
        )}
      </div>
    </div>
  );
};
