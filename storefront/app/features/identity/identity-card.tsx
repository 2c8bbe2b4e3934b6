import type { OwnIdentity } from '@blattwerk/contract/identity-checks/shapes';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { StatusTag, type Tone } from '../../components/ui/feedback.tsx';
import { useIdentity } from './use-identity.ts';

const tones: Record<OwnIdentity['outcome'], Tone> = { open: 'neutral', verified: 'ok', mismatch: 'warn', outdated: 'warn', underage: 'bad' };

/** The state of the check in two lines, for the profile. */
export const IdentityCard = () => {
  const { t } = useTranslation('identity');
  const { data } = useIdentity();
  if (!data) return null;
  const isAtWork = data.outcome === 'open' && data.status === 'processing';
  return (
    <Card>
      <h2>{t('card.title')}</h2>
      <p>
        <StatusTag tone={isAtWork ? 'info' : tones[data.outcome]}>{t(`card.state.${isAtWork ? 'processing' : data.outcome}`)}</StatusTag>
      </p>
      {data.outcome !== 'underage' && (
        <LinkButton to="/stripe-identify" kind="secondary" iconEnd="arrow">
          {t(data.outcome === 'verified' ? 'card.view' : 'card.open')}
        </LinkButton>
      )}
    </Card>
  );
};
