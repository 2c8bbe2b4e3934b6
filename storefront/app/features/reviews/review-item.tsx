import type { PublishedComment, PublishedReview } from '@blattwerk/contract/reviews/shapes';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { DateTime } from '../../components/ui/values.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { Stars } from './stars.tsx';
import { NamedLists } from './named-lists.tsx';
import styles from './reviews.module.css';

/** Only signed-in users can act here: visitors do not load its scripts. */
const LikeButton = lazy(async () => ({ default: (await import('./like-button.tsx')).LikeButton }));
const CommentForm = lazy(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }));

const Comment = ({ comment }: { comment: PublishedComment }) => {
  const { t } = useTranslation('reviews');
  return (
    <li>
      <p className={styles.meta}>
        <strong>{comment.pseudonym}</strong>
        <DateTime value={comment.publishedOn} kind="date" />
        {comment.isOwn && <span>{t('ownComment')}</span>}
      </p>
      <p className={styles.text}>{comment.text}</p>
    </li>
  );
};

const Comments = ({ review, mayTakePart }: { review: PublishedReview; mayTakePart: boolean }) => {
  const { t } = useTranslation('reviews');
  const { number } = useFormat();
  const count = review.comments.length;
  if (count === 0 && !mayTakePart) return null;
  return (
    <Disclosure summary={count === 0 ? t('commentsNone') : t('comments', { count, number: number(count, 0) })}>
      {count > 0 && (
        <ul className={styles.comments}>
          {review.comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {mayTakePart ? (
        <Suspense fallback={null}>
          <CommentForm reviewId={review.id} />
        </Suspense>
      ) : (
        <p className={styles.quiet}>{t('comment.signIn')}</p>
      )}
    </Disclosure>
  );
};

/** What one person says, under a made-up name. */
export const ReviewItem = ({ review, mayTakePart }: { review: PublishedReview; mayTakePart: boolean }) => {
  const { t } = useTranslation('reviews');
  const { number } = useFormat();
  const helpful = t('helpful', { count: review.likes, number: number(review.likes, 0) });
  return (
    <li className={styles.item}>
      <p className={styles.meta}>
        <Stars rating={review.rating} />
        <strong>{review.pseudonym}</strong>
        <DateTime value={review.publishedOn} kind="date" />
        {review.isVerified && (
          <span className={styles.mark}>
            <Icon name="check" /> {t('verified')}
          </span>
        )}
        {review.isOwn && <span className={styles.ownMark}>{t('own')}</span>}
      </p>
      {review.text && <p className={styles.text}>{review.text}</p>}
      <NamedLists lists={review} />
      {mayTakePart && !review.isOwn ? (
        <Suspense fallback={review.likes > 0 ? <p className={styles.quiet}>{helpful}</p> : null}>
          <LikeButton review={review} />
        </Suspense>
      ) : (
        review.likes > 0 && <p className={styles.quiet}>{helpful}</p>
      )}
      <Comments review={review} mayTakePart={mayTakePart} />
    </li>
  );
};
