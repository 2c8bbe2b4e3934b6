import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import styles from './privacy.module.css';
import { ProofFields, type ProofKind } from './proof-fields.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  kind: ProofKind;
  onClose: () => void;
  onProof: (proof: Partial<Record<ProofKind, string>>) => Promise<void>;
}

const ProofForm = ({ title, kind, onClose, onProof }: Omit<Props, 'isOpen'>) => {
  const { t } = useTranslation('privacy');
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, isPending, error } = useAction();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(value === '');
    if (value !== '')
      void run(async () => {
        await onProof({ [kind]: value });
        onClose();
      });
  };
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <p>{t('export.why')}</p>
      <ProofFields kind={kind} value={value} onChange={setValue} error={isMissing ? t('proof.missing') : undefined} />
      <FailureNotice error={error} />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isPending}>
          {title}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('proof.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** Asks the owner once more before something that a stranger at an open screen must not do. */
export const ProofDialog = ({ isOpen, ...form }: Props) => (
  <Dialog isOpen={isOpen} onClose={form.onClose} title={form.title}>
    <ProofForm {...form} />
  </Dialog>
);
