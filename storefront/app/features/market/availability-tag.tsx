import type { Availability, Freshness } from '@blattwerk/contract/products/enums';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../components/ui/feedback.tsx';
import { StatusTag } from '../../components/ui/feedback.tsx';

const tones: Record<Availability, Tone> = { available: 'ok', few: 'amber', none: 'neutral' };

/** Never an exact amount: available, few or none, and whether the pharmacy has confirmed it lately. */
export const AvailabilityTag = ({ availability, freshness }: { availability: Availability; freshness: Freshness }) => {
  const { t } = useTranslation('market');
  const isUncertain = freshness === 'uncertain';
  return (
    <StatusTag tone={isUncertain ? 'warn' : tones[availability]}>
      {t(`availability.${availability}`)}
      {isUncertain && ` (${t('freshness.uncertain')})`}
    </StatusTag>
  );
};
