import type { PublishedReview } from '@blattwerk/contract/reviews/shapes';
import { useTranslation } from 'react-i18next';
import styles from './reviews.module.css';

const lists = [
  { key: 'effects', words: 'market:effect' },
  { key: 'sideEffects', words: 'market:sideEffect' },
  { key: 'benefits', words: 'reviews:benefit' },
] as const;

/** What a user named in a review, in words. */
export const NamedLists = ({ lists: named }: { lists: Pick<PublishedReview, 'effects' | 'sideEffects' | 'benefits'> }) => {
  const { t } = useTranslation('reviews');
  const shown = lists.filter(({ key }) => named[key].length > 0);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.named}>
      {shown.map(({ key, words }) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{named[key].map((value) => t(`${words}.${value}`)).join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
};
