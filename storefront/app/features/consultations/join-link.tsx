import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';

/** The way into the room, from ten minutes before the start. A document of its own: only it may use camera and microphone. */
export const JoinLink = ({ consultation: { id, abilities } }: { consultation: Consultation }) => {
  const { t } = useTranslation('consultations');
  if (!abilities.includes('join')) return null;
  return (
    <LinkButton to={`/room?id=${id}`} isDocument>
      {t('join')}
    </LinkButton>
  );
};
