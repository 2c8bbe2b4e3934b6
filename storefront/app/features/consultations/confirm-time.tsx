import type { Hold } from '@blattwerk/contract/consultations/shapes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConsentField, giveConsent, useConsent } from '../../components/consent/purpose-consent.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card, Facts } from '../../components/ui/card.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './consultations.module.css';
import { clockOf } from './slot-days.ts';

const secondsUntil = (at: string): number => Math.max(0, Math.ceil((Date.parse(at) - Date.now()) / 1000));

/** Counts down once a second. */
const useSecondsLeft = (until: string): number => {
  const [left, setLeft] = useState(() => secondsUntil(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
};

interface Props {
  hold: Hold;
  doctorName: string;
  isBusy: boolean;
  /** `before` is what has to be done first. */
  onConfirm: (before: () => Promise<unknown>) => void;
  onBack: () => void;
  /** Asks for the same time once more after it lapsed. */
  onHoldAgain: () => void;
}

/** Asked apart from the booking, and no condition for it: who does not tick it is asked again before the room. */
const Consent = ({ isTicked, onChange }: { isTicked: boolean; onChange: (isTicked: boolean) => void }) => {
  const { t } = useTranslation('consultations');
  return (
    <section className={styles.consent} aria-label={t('confirm.consent')}>
      <h3>{t('confirm.consent')}</h3>
      <ConsentField purpose="video" isGiven={isTicked} onChange={onChange} />
      <p className={styles.quiet}>{t('confirm.consentHint')}</p>
    </section>
  );
};

const lastSeconds = 60;

/** The time that is left; its last minute is counted in seconds and told once to those who do not see it. */
const Kept = ({ left }: { left: number }) => {
  const { t } = useTranslation('consultations');
  const isLast = left <= lastSeconds;
  return (
    <>
      <p role="timer" aria-live="off" className={isLast ? `tabular ${styles.lastMinute}` : 'tabular'}>
        {isLast ? t('confirm.keptSeconds', { count: left }) : t('confirm.kept', { left: clockOf(left) })}
      </p>
      <p role="status" className="visually-hidden">
        {isLast && t('confirm.lastMinute')}
      </p>
    </>
  );
};

/** What is about to be booked, with the minutes that the time is kept for. */
export const ConfirmTime = ({ hold, doctorName, isBusy, onConfirm, onBack, onHoldAgain }: Props) => {
  const { t } = useTranslation('consultations');
  const { due } = useFormat();
  const left = useSecondsLeft(hold.expiresAt);
  const hasConsented = useConsent('video');
  const [isTicked, setTicked] = useState(false);
  const minutes = Math.round((Date.parse(hold.endsAt) - Date.parse(hold.startsAt)) / 60_000);
  return (
    <Card tone="next" label={t('confirm.title')}>
      <h2 className={styles.name}>{t('confirm.title')}</h2>
      <Facts
        items={[
          { term: t('fact.when'), value: due(hold.startsAt) },
          { term: t('fact.doctor'), value: doctorName },
          { term: t('fact.length'), value: t('fact.minutes', { count: minutes }) },
        ]}
      />
      {left > 0 ? (
        <Kept left={left} />
      ) : (
        <Notice kind="warn" isAlert>
          <p>{t('confirm.lapsed')}</p>
        </Notice>
      )}
      {left > 0 && hasConsented === false && <Consent isTicked={isTicked} onChange={setTicked} />}
      <div className={styles.actions}>
        {left > 0 ? (
          <Button isBusy={isBusy} onClick={() => onConfirm(async () => isTicked && giveConsent('video', 'booking'))}>
            {t('confirm.submit')}
          </Button>
        ) : (
          <Button isBusy={isBusy} onClick={onHoldAgain}>
            {t('confirm.again')}
          </Button>
        )}
        <Button kind="secondary" onClick={onBack}>
          {t('confirm.other')}
        </Button>
      </div>
    </Card>
  );
};
