import { nextTimes } from '@blattwerk/contract/consultations/shapes';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './consultations.module.css';

interface Props {
  error: unknown;
  nameOf: (doctorId: string) => string;
  isBusy: boolean;
  onChoose: (doctorId: string, startsAt: string) => void;
}

/** What the server offers in place of a time that was taken, each one press away. */
const NextTimes = ({ error, nameOf, isBusy, onChoose }: Props) => {
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

/** Why a time could not be had, and what is free next. It stands above the days, and the pressed time below them: so it comes into view with the keyboard. */
export const RefusedTime = (props: Props) => {
  const { error } = props;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [error]);
  if (error === undefined) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <FailureNotice error={error} />
      <NextTimes {...props} />
    </div>
  );
};
