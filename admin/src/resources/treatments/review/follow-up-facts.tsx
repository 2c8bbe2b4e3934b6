import type { FollowUp } from '@blattwerk/contract/follow-ups/shapes';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../components/format.ts';
import { Section } from '../../../components/page.tsx';
import { Facts, Nothing } from '../../../components/values.tsx';

/** How the last prescription worked, as the patient says with a follow-up; nothing for any other request. */
export const FollowUpFacts = ({ followUp, unit }: { followUp: FollowUp | null; unit: 'g' | 'ml' }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (followUp === null) return null;
  const { effect, sideEffects, remainingAmount } = followUp;
  return (
    <Section title={t('review.followUp')}>
      <Facts
        items={[
          { label: t('review.followUpEffect'), value: t('review.ofTen', { level: effect }) },
          {
            label: t('review.followUpSideEffects'),
            value: sideEffects.length === 0 ? t('review.noSideEffects') : sideEffects.map((one) => t(`enum.sideEffect.${one}`)).join(', '),
          },
          { label: t('review.followUpLeft'), value: remainingAmount === null ? <Nothing /> : `${number(remainingAmount)} ${unit}` },
        ]}
      />
    </Section>
  );
};
