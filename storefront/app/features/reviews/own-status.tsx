import type { OwnReview } from '@blattwerk/contract/reviews/shapes';
import { useTranslation } from 'react-i18next';
import { Notice, StatusTag, type Tone } from '../../components/ui/feedback.tsx';

const tones: Record<OwnReview['status'], Tone> = { pending: 'amber', published: 'ok', rejected: 'warn', withdrawn: 'neutral' };

export const OwnStatusTag = ({ status }: Pick<OwnReview, 'status'>) => {
  const { t } = useTranslation('reviews');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
};

/** What became of it: it waits, or it does not show, and why. */
export const OwnStatusText = ({ status, rejection }: Pick<OwnReview, 'status' | 'rejection'>) => {
  const { t } = useTranslation('reviews');
  if (status === 'pending') return <p>{t('pendingText')}</p>;
  if (rejection === null) return null;
  return (
    <Notice kind="warn">
      <p>{t('rejectedText', { reason: t(`reason.${rejection.reason}`) })}</p>
      {rejection.text && <p>{rejection.text}</p>}
      <p>{t('rejectedAgain')}</p>
    </Notice>
  );
};
