import type { OwnContributions } from '@blattwerk/contract/reviews/shapes';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { memberApi } from '../../lib/api/client.ts';
import { NamedLists } from './named-lists.tsx';
import { OwnStatusTag, OwnStatusText } from './own-status.tsx';
import { ReviewForm } from './review-form.tsx';
import { Stars } from './stars.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import styles from './reviews.module.css';

type Entry = OwnContributions['products'][number];

const Written = ({
  review,
  mayWrite,
  onEdit,
  onDone,
}: {
  review: NonNullable<Entry['review']>;
  mayWrite: boolean;
  onEdit: () => void;
  onDone: () => Promise<void>;
}) => {
  const { t } = useTranslation('reviews');
  return (
    <>
      <p className={styles.meta}>
        <OwnStatusTag status={review.status} />
        <Stars rating={review.rating} />
        <span>{review.pseudonym}</span>
      </p>
      {review.text && <p className={styles.text}>{review.text}</p>}
      <NamedLists lists={review} />
      <OwnStatusText status={review.status} rejection={review.rejection} />
      <p className={styles.actions}>
        {mayWrite && review.abilities.includes('edit') && (
          <Button kind="secondary" size="small" icon="pen" onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
        {review.abilities.includes('withdraw') && (
          <WithdrawDialog words="withdraw" onWithdraw={() => memberApi.post('/clients/reviews/:id/withdraw', { params: { id: review.id } })} onDone={onDone} />
        )}
      </p>
    </>
  );
};

/** The own review of one product: written, waiting, published or not, or still to be written. */
export const OwnReview = ({ entry, onDone }: { entry: Entry; onDone: () => Promise<void> }) => {
  const { t } = useTranslation('reviews');
  const [isWriting, setWriting] = useState(false);
  const { review, mayWrite, product } = entry;
  const place = useRef<HTMLDivElement>(null);
  /** The form is longer than what takes its place: keyboard and eye go on there, not somewhere below. */
  const stop = () => {
    flushSync(() => setWriting(false));
    place.current?.focus();
  };
  const done = async () => {
    await onDone();
    stop();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.own}>
      {isWriting && <ReviewForm productId={product.id} review={review} onDone={done} onCancel={stop} />}
      {!isWriting && review && <Written review={review} mayWrite={mayWrite} onEdit={() => setWriting(true)} onDone={onDone} />}
      {!isWriting && !review && mayWrite && (
        <Button kind="secondary" icon="pen" onClick={() => setWriting(true)}>
          {t('write')}
        </Button>
      )}
    </div>
  );
};
