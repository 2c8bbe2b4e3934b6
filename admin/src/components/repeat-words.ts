import type { Repeat } from '@blattwerk/contract/prescriptions/repeats';
import { useTranslation } from 'react-i18next';

/** "2 × wiederholen, alle 28 Tage". */
export const useRepeatWords = (): ((repeat: Repeat) => string) => {
  const { t } = useTranslation();
  return ({ times, everyDays }) => t('prescriptions.repeatWords', { times, days: everyDays });
};
