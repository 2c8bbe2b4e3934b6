import type { ReviewPage } from '@blattwerk/contract/reviews/shapes';
import { reviewSorts, type ReviewSort } from '@blattwerk/contract/reviews/sorts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { LinkButton } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/feedback.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { loginAddress } from '../../lib/api/session.ts';
import { bareOf } from '../../lib/i18n/locale.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { reviewPageSize } from './review-query.ts';
import styles from './reviews.module.css';

const OwnReviewPanel = lazy(async () => ({ default: (await import('./own-review-panel.tsx')).OwnReviewPanel }));

interface Props {
  productId: string;
  reviews: ReviewPage;
  sort: ReviewSort;
  page: number;
  isSignedIn: boolean;
}

const SortLinks = ({ sort }: Pick<Props, 'sort'>) => {
  const { t } = useTranslation('reviews');
  const { pathname, search } = useLocation();
  const addressOf = (target: ReviewSort): string => {
    const params = new URLSearchParams(search);
    params.delete('reviewPage');
    if (target === 'newest') params.delete('reviewSort');
    else params.set('reviewSort', target);
    return `${pathname}${params.size > 0 ? `?${params.toString()}` : ''}#reviews`;
  };
  return (
    <nav aria-label={t('sort')} className={styles.sorts}>
      {reviewSorts.map((target) => (
        <Link key={target} to={addressOf(target)} aria-current={target === sort ? 'true' : undefined} rel="nofollow" preventScrollReset>
          {t(`sorts.${target}`)}
        </Link>
      ))}
    </nav>
  );
};

const SignIn = ({ kind }: { kind: 'primary' | 'secondary' }) => {
  const { t } = useTranslation('reviews');
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={bareOf(loginAddress(pathname, search))} kind={kind}>
      {t('signIn')}
    </LinkButton>
  );
};

const List = ({ reviews, sort, page, isSignedIn }: Omit<Props, 'productId'>) => {
  const { t } = useTranslation('reviews');
  if (!reviews.isReadable)
    return (
      <EmptyState title={t('hiddenTitle')} action={<SignIn kind="primary" />}>
        {t('hiddenText')}
      </EmptyState>
    );
  if (reviews.total === 0) return <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>;
  return (
    <>
      {reviews.total > 1 && <SortLinks sort={sort} />}
      <ul className={styles.list}>
        {reviews.items.map((review) => (
          <ReviewItem key={review.id} review={review} mayTakePart={isSignedIn} />
        ))}
      </ul>
      {reviews.total > reviewPageSize && <Pagination page={page} pageSize={reviewPageSize} total={reviews.total} param="reviewPage" hash="reviews" />}
    </>
  );
};

/** What patients say about a product: to be read by everybody, with scripts off too; to be written by who was prescribed it. */
export const ReviewsSection = ({ productId, reviews, ...shown }: Props) => {
  const { t } = useTranslation('reviews');
  return (
    <section id="reviews" className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">{t('title')}</h2>
      <p>{t('lead')}</p>
      <ReviewSummary summary={reviews.summary} />
      {shown.isSignedIn ? (
        <Suspense fallback={null}>
          <OwnReviewPanel productId={productId} />
        </Suspense>
      ) : (
        reviews.isReadable && (
          <div className={styles.invitation}>
            <p>{t('visitor')}</p>
            <SignIn kind="secondary" />
          </div>
        )
      )}
      <List reviews={reviews} {...shown} />
    </section>
  );
};
