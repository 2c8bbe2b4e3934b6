import type { ReviewPage } from '@blattwerk/contract/reviews/shapes';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { Stars } from './stars.tsx';
import styles from './reviews.module.css';

/** How the product is rated, star by star, and how these numbers come about. */
export const ReviewSummary = ({ summary }: Pick<ReviewPage, 'summary'>) => {
  const { t } = useTranslation('reviews');
  const { number } = useFormat();
  if (summary.rating === null) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.rating}>
        <span className="tabular">{number(summary.rating, 1)}</span>
        <span>
          <Stars rating={summary.rating} size="large" />
          <span className={styles.quiet}>{t('count', { count: summary.reviews, number: number(summary.reviews, 0) })}</span>
        </span>
      </p>
      <table className={styles.distribution}>
        <caption className="visually-hidden">{t('distribution')}</caption>
        <tbody>
          {summary.distribution.map(({ stars, n }) => (
            <tr key={stars}>
              <th scope="row">{t('starRow', { count: stars })}</th>
              <td aria-hidden="true">
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar}>
                  <rect width="100" height="8" />
                  <rect width={(n / summary.reviews) * 100} height="8" />
                </svg>
              </td>
              <td className="tabular">{number(n, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Disclosure summary={t('how')}>
        <p>{t('howText')}</p>
      </Disclosure>
    </div>
  );
};
