import type { Statuses } from '@blattwerk/contract/accounts/shapes';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/icon.tsx';
import styles from './way.module.css';

/**
 * The way in the order in which it is walked, with the minutes that each open step takes until the review. The questionnaire's personal step is the
 * profile's minute.
 */
export const order = [
  { key: 'emailConfirmed', minutes: 1 },
  { key: 'healthState', minutes: 8 },
  { key: 'profileComplete', minutes: 1 },
  { key: 'informationSheet', minutes: 4 },
  { key: 'treatmentContract', minutes: 4 },
  { key: 'deposit', minutes: 2 },
  { key: 'identity', minutes: 3 },
  { key: 'review', minutes: 0 },
  { key: 'pharmacy', minutes: 0 },
] as const satisfies readonly { key: keyof Statuses['steps']; minutes: number }[];

/** Identity shows only where it is asked for: else it waits for nothing, for ever. */
const shown = (steps: Statuses['steps']) => order.filter(({ key }) => key !== 'identity' || steps.identity !== 'blocked');

export const minutesLeft = (steps: Statuses['steps']): number =>
  shown(steps).reduce((sum, { key, minutes }) => (steps[key] === 'done' ? sum : sum + minutes), 0);

/** Every step's state in words and picture. */
export const Checklist = ({ steps }: { steps: Statuses['steps'] }) => {
  const { t } = useTranslation('way');
  return (
    <ol className={styles.checklist}>
      {shown(steps).map(({ key, minutes }) => (
        <li key={key} data-state={steps[key]}>
          <span className={styles.mark}>{steps[key] === 'done' && <Icon name="check" />}</span>
          <span className={styles.step}>{t(`step.${key}`)}</span>
          <span className={styles.state}>{steps[key] !== 'done' && minutes > 0 ? t('minutes', { count: minutes }) : t(`state.${steps[key]}`)}</span>
        </li>
      ))}
    </ol>
  );
};
