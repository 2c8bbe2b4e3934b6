import type { SupportDashboard } from '@blattwerk/contract/support-views/shapes';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './support-view.module.css';

const second = 1000;

/** Whole seconds until the end, counted anew each second. */
const useSecondsLeft = (expiresAt: string, onOver: () => void): number => {
  const left = (): number => Math.max(0, Math.ceil((new Date(expiresAt).getTime() - Date.now()) / second));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) onOver();
    }, second);
    return () => clearInterval(timer);
  });
  return seconds;
};

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface Props {
  dashboard: SupportDashboard;
  isBusy: boolean;
  onEnd: () => void;
  onOver: () => void;
}

/** Who is looked at, that nothing can be changed, for how long still, and the way out. It stays in sight. */
export const SupportBanner = ({ dashboard: { view, patient }, isBusy, onEnd, onOver }: Props) => {
  const { t } = useTranslation('support-view');
  const seconds = useSecondsLeft(view.expiresAt, onOver);
  return (
    <section className={styles.banner} aria-label={t('banner.label')}>
      <div className={styles.bannerInside}>
        <Icon name="lock" />
        <p className={styles.bannerText}>
          <strong>{t('banner.title', { name: patient.name })}</strong>
          <span>{t('banner.text', { administrator: view.administratorName, reason: view.reason })}</span>
        </p>
        <p className={styles.left} role="timer">
          {t('banner.left')} <span className="tabular">{clock(seconds)}</span>
        </p>
        <Button kind="secondary" size="small" isBusy={isBusy} onClick={onEnd}>
          {t('banner.end')}
        </Button>
      </div>
    </section>
  );
};
