import type { CommentRecord } from '@blattwerk/contract/reviews/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { productColumn } from '../../components/moderation/contribution-columns.tsx';
import { ModerationList } from '../../components/moderation/moderation-list.tsx';
import type { GridColumn } from '../../grid/columns.ts';

const useColumns = (): readonly GridColumn<CommentRecord>[] => {
  const { t } = useTranslation();
  return [
    { field: 'text', render: (row) => <span className="moderated-text moderated-comment">{row.text}</span>, filter: { kind: 'text' } },
    {
      field: 'reviewText',
      render: (row) => (
        <Link className="moderated-text quiet small" to={`/reviews/${row.reviewId}`}>
          {t('reviews.ratingOf', { rating: row.reviewRating })} · {row.reviewText ?? t('reviews.noText')}
        </Link>
      ),
    },
    productColumn(),
  ];
};

/** Comments on reviews, with the review that they answer. */
export const ReviewCommentList = () => (
  <ModerationList resource="review-comments" columns={useColumns()} filters={[{ field: 'reviewId', filter: { kind: 'record', resource: 'reviews' } }]} />
);
