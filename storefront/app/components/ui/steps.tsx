import { useTranslation } from 'react-i18next';
import { AppLink } from './app-link.tsx';
import { Icon } from './icon.tsx';
import styles from './steps.module.css';

export interface Step {
  key: string;
  label: string;
  state: 'done' | 'current' | 'todo';
  /** Done steps can be opened again. */
  to?: string;
}

/** Names the steps of a longer way and the minutes that are left; on a phone it folds to one line. */
export const Steps = ({ steps, minutesLeft, label }: { steps: readonly Step[]; minutesLeft?: number; label: string }) => {
  const { t } = useTranslation();
  const at = steps.findIndex((step) => step.state === 'current');
  return (
    <nav className={styles.rail} aria-label={label}>
      <p className={styles.summary}>
        <strong>{t('steps.of', { step: at + 1, total: steps.length })}</strong>
        {minutesLeft !== undefined && <span className={styles.minutes}>{t('steps.minutes', { count: minutesLeft })}</span>}
      </p>
      <progress className={styles.progress} max={steps.length} value={at + 1} aria-label={t('steps.of', { step: at + 1, total: steps.length })} />
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step.key} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <span className={styles.mark}>{step.state === 'done' && <Icon name="check" />}</span>
            {step.to && step.state !== 'current' ? <AppLink to={step.to}>{step.label}</AppLink> : <span>{step.label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
};
