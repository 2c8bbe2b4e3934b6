import type { ConsultingDoctor } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { StatusTag } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './consultations.module.css';

interface Props {
  doctors: readonly ConsultingDoctor[];
  onChoose: (doctor: ConsultingDoctor) => void;
  onEarliest: (doctor: ConsultingDoctor) => void;
  isBusy: boolean;
}

const DoctorCard = ({ doctor, onChoose }: { doctor: ConsultingDoctor; onChoose: () => void }) => {
  const { t } = useTranslation('consultations');
  const { due } = useFormat();
  return (
    <Card as="article">
      {doctor.isOwn && <StatusTag tone="ok">{t('doctor.own')}</StatusTag>}
      <h2 className={styles.name}>{doctor.name}</h2>
      {doctor.about && <p>{doctor.about}</p>}
      <p className={styles.quiet}>{doctor.nextSlot ? t('doctor.next', { at: due(doctor.nextSlot.startsAt) }) : t('doctor.noTime')}</p>
      <Button kind="secondary" iconEnd="arrow" onClick={onChoose}>
        {t('doctor.choose')}
        <span className="visually-hidden">: {doctor.name}</span>
      </Button>
    </Card>
  );
};

/** The own doctor first; the earliest time of all is one press away. */
export const ChooseDoctor = ({ doctors, onChoose, onEarliest, isBusy }: Props) => {
  const { t } = useTranslation('consultations');
  const { due } = useFormat();
  const earliest = doctors.filter(({ nextSlot }) => nextSlot).toSorted((a, b) => ((a.nextSlot?.startsAt ?? '') < (b.nextSlot?.startsAt ?? '') ? -1 : 1))[0];
  return (
    <div className={styles.stack}>
      {earliest?.nextSlot && (
        <Card tone="next" label={t('doctor.earliest')}>
          <h2 className={styles.name}>{t('doctor.earliest')}</h2>
          <p>
            {due(earliest.nextSlot.startsAt)}, {earliest.name}
          </p>
          <Button isBusy={isBusy} iconEnd="arrow" onClick={() => onEarliest(earliest)}>
            {t('doctor.takeEarliest')}
          </Button>
        </Card>
      )}
      <div className={styles.doctors}>
        {doctors.map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} onChoose={() => onChoose(doctor)} />
        ))}
      </div>
    </div>
  );
};
