import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../components/ui/error-state.tsx';
import { OwnReview } from './own-review.tsx';
import { useOwn } from './use-own.ts';
import styles from './reviews.module.css';

const isForbidden = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 403;

/** The reader's own side of a product's reviews: who may write does, who may not reads why. Staff have none. */
export const OwnReviewPanel = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('reviews');
  const { data, error, refresh } = useOwn(productId);
  if (isForbidden(error)) return null;
  if (error !== undefined) return <ErrorState error={error} onRetry={() => void refresh()} />;
  if (data === undefined) return <div className={styles.invitation} aria-busy="true" />;
  const [entry] = data.products;
  if (entry === undefined || (!entry.mayWrite && !entry.review))
    return (
      <div className={styles.invitation}>
        <p>{t('notPrescribed')}</p>
      </div>
    );
  return (
    <div className={styles.panel}>
      <h3>{t('own')}</h3>
      {!entry.review && <p>{t('mayWrite')}</p>}
      <OwnReview entry={entry} onDone={refresh} />
    </div>
  );
};
