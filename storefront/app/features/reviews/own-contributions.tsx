import type { OwnComment } from '@blattwerk/contract/reviews/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { EmptyState, Skeleton } from '../../components/ui/feedback.tsx';
import { useArrival } from '../../lib/focus/use-arrival.ts';
import { memberApi } from '../../lib/api/client.ts';
import { CommentForm } from './comment-form.tsx';
import { OwnReview } from './own-review.tsx';
import { OwnStatusTag, OwnStatusText } from './own-status.tsx';
import { useOwn } from './use-own.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import styles from './reviews.module.css';

const CommentCard = ({ comment, onDone }: { comment: OwnComment; onDone: () => Promise<void> }) => {
  const { t } = useTranslation('reviews');
  const [isWriting, setWriting] = useState(false);
  const done = () => {
    setWriting(false);
    void onDone();
  };
  return (
    <Card as="article" id={comment.id}>
      <p className={styles.meta}>
        <OwnStatusTag status={comment.status} />
        <AppLink to={`/market/products/${comment.product.slug}#reviews`}>{t('mine.on', { name: comment.product.name })}</AppLink>
      </p>
      {isWriting ? (
        <CommentForm reviewId={comment.reviewId} comment={{ id: comment.id, text: comment.text ?? '', version: comment.version }} onDone={done} />
      ) : (
        <>
          <p className={styles.text}>{comment.text}</p>
          <OwnStatusText status={comment.status} rejection={comment.rejection} />
          <p className={styles.actions}>
            <Button kind="secondary" size="small" icon="pen" onClick={() => setWriting(true)}>
              {t('edit')}
            </Button>
            <WithdrawDialog
              words="withdrawComment"
              onWithdraw={() => memberApi.post('/clients/reviews/comment/:id/withdraw', { params: { id: comment.id } })}
              onDone={onDone}
            />
          </p>
        </>
      )}
    </Card>
  );
};

/** "Meine Bewertungen": what can be rated, what was written, and what became of it. */
export const OwnContributions = () => {
  const { t } = useTranslation('reviews');
  const { data, error, refresh } = useOwn();
  useArrival(data !== undefined, [...(data?.products ?? []).flatMap(({ review }) => review?.id ?? []), ...(data?.comments ?? []).map(({ id }) => id)]);
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (data === undefined) return <Skeleton kind="cards" lines={2} />;
  if (data.products.length === 0 && data.comments.length === 0)
    return (
      <EmptyState title={t('mine.emptyTitle')} action={<LinkButton to="/market">{t('mine.toMarket')}</LinkButton>}>
        {t('mine.emptyText')}
      </EmptyState>
    );
  return (
    <>
      {data.products.length > 0 && <h2>{t('mine.products')}</h2>}
      <div className={styles.cards}>
        {data.products.map((entry) => (
          <Card key={entry.product.id} as="article" {...(entry.review ? { id: entry.review.id } : {})}>
            <h3>
              <AppLink to={`/market/products/${entry.product.slug}`}>{entry.product.name}</AppLink>
            </h3>
            <OwnReview entry={entry} onDone={refresh} />
          </Card>
        ))}
      </div>
      {data.comments.length > 0 && <h2>{t('mine.comments')}</h2>}
      <div className={styles.cards}>
        {data.comments.map((comment) => (
          <CommentCard key={comment.id} comment={comment} onDone={refresh} />
        ))}
      </div>
    </>
  );
};
