import type { PublishedReview } from '@blattwerk/contract/reviews/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { toastFailure } from '../../components/ui/toast-failure.ts';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';

/** Says that a review helped. What is wanted is sent, not "the other one": pressing twice in a hurry changes nothing. */
export const LikeButton = ({ review }: { review: PublishedReview }) => {
  const { t } = useTranslation('reviews');
  const { number } = useFormat();
  const locale = useLocale();
  const [state, setState] = useState({ isLiked: review.isLiked, likes: review.likes });
  const { run, isPending } = useAction();
  const press = () =>
    run(async () => {
      try {
        setState(await memberApi.post('/clients/reviews/toggle-like', { body: { reviewId: review.id, isLiked: !state.isLiked } }));
      } catch (error) {
        toastFailure(error, locale);
      }
    });
  return (
    <p>
      <Button
        kind={state.isLiked ? 'primary' : 'secondary'}
        size="small"
        {...(state.isLiked ? { icon: 'check' as const } : {})}
        aria-pressed={state.isLiked}
        isBusy={isPending}
        onClick={() => void press()}
      >
        {state.likes > 0 ? t('likeCount', { number: number(state.likes, 0) }) : t('like')}
      </Button>
    </p>
  );
};
