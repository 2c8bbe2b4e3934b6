import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { ChooseTime } from './choose-time.tsx';
import styles from './consultations.module.css';
import { RefusedTime } from './next-times.tsx';
import { berlinDate } from './slot-days.ts';
import { useReadAgain } from './use-consultations.ts';

const CancelConsultation = ({ consultation: { id, treatmentId }, onClose }: { consultation: Consultation; onClose: () => void }) => {
  const { t } = useTranslation('consultations');
  const { run, isPending, error } = useAction();
  const readAgain = useReadAgain();
  const cancel = () =>
    run(async () => {
      await memberApi.post('/clients/consultations/:id/cancel', { params: { id } });
      await readAgain();
      toast.success(t('cancel.done'));
      onClose();
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('cancel.title')}
      actions={
        <>
          <Button kind="danger" isBusy={isPending} onClick={() => void cancel()}>
            {t('cancel.submit')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
        </>
      }
    >
      <p>{t(treatmentId ? 'cancel.text' : 'cancel.textAlone')}</p>
      <FailureNotice error={error} />
    </Dialog>
  );
};

const MoveConsultation = ({ consultation: { id, doctor, startsAt }, onClose }: { consultation: Consultation; onClose: () => void }) => {
  const { t } = useTranslation('consultations');
  const { due } = useFormat();
  const { run, isPending, error } = useAction();
  const readAgain = useReadAgain();
  const move = async (to: string): Promise<void> => {
    const isMoved = await run(async () => {
      await memberApi.patch('/clients/consultations/:id', { params: { id }, body: { startsAt: to } });
      await readAgain();
      toast.success(t('move.done', { at: due(to) }));
      onClose();
    });
    // The days still offer the time that was refused.
    if (!isMoved) await readAgain();
  };
  return (
    <section className={styles.stack} aria-label={t('move.title')}>
      <h2>{t('move.title')}</h2>
      <p>{t('move.text')}</p>
      <RefusedTime error={error} nameOf={() => doctor.name} isBusy={isPending} onChoose={(_doctorId, to) => void move(to)} />
      <ChooseTime doctorId={doctor.id} first={berlinDate(new Date(startsAt))} isBusy={isPending} onChoose={(slot) => void move(slot.startsAt)} />
      <p>
        <Button kind="secondary" onClick={onClose}>
          {t('move.keep')}
        </Button>
      </p>
    </section>
  );
};

/** Moving takes one press on another time; cancelling is asked once. */
export const ChangeConsultation = ({ consultation }: { consultation: Consultation }) => {
  const { t } = useTranslation('consultations');
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const close = () => setOpen(undefined);
  if (!consultation.abilities.includes('move')) return null;
  if (open === 'move') return <MoveConsultation consultation={consultation} onClose={close} />;
  return (
    <div className={styles.actions}>
      <Button kind="secondary" icon="clock" onClick={() => setOpen('move')}>
        {t('move.open')}
      </Button>
      <Button kind="quiet" opensDialog onClick={() => setOpen('cancel')}>
        {t('cancel.open')}
      </Button>
      {open === 'cancel' && <CancelConsultation consultation={consultation} onClose={close} />}
    </div>
  );
};
