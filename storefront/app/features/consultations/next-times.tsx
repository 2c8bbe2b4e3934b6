import { nextTimes } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './consultations.module.css';

interface Props {
  error: unknown;
  nameOf: (doctorId: string) => string;
  isBusy: boolean;
  onChoose: (doctorId: string, startsAt: string) => void;
}

/** The time was taken: what the server offers in its place, each one press away. */
export const NextTimes = ({ error, nameOf, isBusy, onChoose }: Props) => {
  const { t } = useTranslation('consultations');
  const { due } = useFormat();
  const offered = error instanceof ApiError && error.code === 'consultation.slotTaken' ? nextTimes.safeParse(error.details).data?.next : undefined;
  if (!offered || offered.length === 0) return null;
  return (
    <section aria-label={t('time.instead')}>
      <p>{t('time.instead')}</p>
      <div className={styles.actions}>
        {offered.map(({ doctorId, startsAt }) => (
          <Button key={`${doctorId} ${startsAt}`} kind="secondary" isBusy={isBusy} onClick={() => onChoose(doctorId, startsAt)}>
            {t('time.with', { at: due(startsAt), name: nameOf(doctorId) })}
          </Button>
        ))}
      </div>
    </section>
  );
};
