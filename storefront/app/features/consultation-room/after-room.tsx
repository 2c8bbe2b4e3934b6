import type { RoomFacts } from '@blattwerk/contract/video-rooms/shapes';
import type { CallEnd } from '@blattwerk/video/call';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';

/** What comes after the conversation, or how to go back into it. */
export const AfterRoom = ({ end, facts, onReturn }: { end: CallEnd; facts: RoomFacts; onReturn: () => void }) => {
  const { t } = useTranslation('room');
  const canReturn = end === 'left' || end === 'replaced';
  return (
    <Card>
      <h2>{t(`end.${end}.title`)}</h2>
      <p>{t(`end.${end}.text`, { doctor: facts.doctorName })}</p>
      <p>
        {canReturn && <Button onClick={onReturn}>{t('return')}</Button>}{' '}
        <LinkButton to="/dashboard" kind={canReturn ? 'quiet' : 'primary'} isDocument>
          {t('toDashboard')}
        </LinkButton>
      </p>
    </Card>
  );
};
