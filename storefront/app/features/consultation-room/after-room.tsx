import type { RoomFacts } from '@blattwerk/contract/video-rooms/shapes';
import type { CallEnd } from '@blattwerk/video/call';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { useAction } from '../../lib/action/use-action.ts';

interface Props {
  end: CallEnd;
  facts: RoomFacts;
  isGuest: boolean;
  onReturn: () => Promise<void>;
}

/** What comes after the conversation, or how to go back into it. Without a login there is no overview to go to. */
export const AfterRoom = ({ end, facts, isGuest, onReturn }: Props) => {
  const { t } = useTranslation('room');
  const { run, isPending, error } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const canReturn = end === 'left' || end === 'replaced';
  const words = isGuest && (end === 'banned' || end === 'refused' || end === 'ended') ? (`guest.end.${end}` as const) : (`end.${end}` as const);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {t(`${words}.title`)}
      </h2>
      <p>{t(`${words}.text`, { doctor: facts.doctorName })}</p>
      <FailureNotice error={error} />
      <p>
        {canReturn && (
          <Button isBusy={isPending} onClick={() => void run(onReturn)}>
            {t('return')}
          </Button>
        )}{' '}
        {!isGuest && (
          <LinkButton to="/dashboard" kind={canReturn ? 'quiet' : 'primary'} isDocument>
            {t('toDashboard')}
          </LinkButton>
        )}
      </p>
    </Card>
  );
};
