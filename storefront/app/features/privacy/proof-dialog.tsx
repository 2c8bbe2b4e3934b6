import { ownerProof } from '@blattwerk/contract/data-exports/shapes';
import type { OwnerProof } from '@blattwerk/contract/data-exports/shapes';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import styles from './privacy.module.css';
import { ProofFields, proofRefusals, type ProofKind } from './proof-fields.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  kind: ProofKind;
  onClose: () => void;
  onProof: (proof: OwnerProof) => Promise<void>;
}

const ProofForm = ({ title, kind, onClose, onProof }: Omit<Props, 'isOpen'>) => {
  const { t } = useTranslation('privacy');
  const form = useShapeForm(ownerProof, { [kind]: '' });
  const { run, isPending, error } = useAction();
  const submit = form.handleSubmit((proof) =>
    run(async () => {
      try {
        await onProof(proof);
        onClose();
      } catch (failure) {
        if (!form.showServerErrors(failure, proofRefusals)) throw failure;
      }
    }),
  );
  const sheet = useRef<HTMLFormElement>(null);
  // The dialog is there for this one field.
  useEffect(() => sheet.current?.querySelector<HTMLElement>('input, button')?.focus(), []);
  return (
    <form ref={sheet} className={styles.stack} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('export.why')}</p>
      <ProofFields kind={kind} {...form.register(kind)} error={form.errorOf(kind)} />
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
