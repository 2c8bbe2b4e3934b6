import type { OpeningState } from '@blattwerk/contract/pharmacies/opening-hours';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/use-format.ts';

/** "geöffnet bis 18:30" or "öffnet Mo., 08:00", by the server's clock. */
export const useOpeningWords = () => {
  const { t } = useTranslation('pharmacies');
  const { time, weekTime } = useFormat();
  return ({ isOpen, changesAt, isToday }: OpeningState): string =>
    changesAt === null ? t('opening.always') : t(isOpen ? 'opening.open' : 'opening.closed', { at: isToday ? time(changesAt) : weekTime(changesAt) });
};
