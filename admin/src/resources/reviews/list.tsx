import type { ReviewRecord } from '@blattwerk/contract/reviews/shapes';
import { useTranslation } from 'react-i18next';
import { productColumn } from '../../components/moderation/contribution-columns.tsx';
import { ModerationList } from '../../components/moderation/moderation-list.tsx';
import type { GridColumn } from '../../grid/columns.ts';

const useColumns = (): readonly GridColumn<ReviewRecord>[] => {
  const { t } = useTranslation();
  return [
    productColumn(),
    { field: 'rating', render: (row) => t('reviews.ratingOf', { rating: row.rating }), sortable: true, isPlain: true },
    {
      field: 'text',
      render: (row) => <span className="moderated-text">{row.text ?? <span className="quiet">{t('reviews.noText')}</span>}</span>,
      filter: { kind: 'text' },
      isPlain: true,
    },
  ];
};

/** What patients say about products. */
export const ReviewList = () => (
  <ModerationList
    resource="reviews"
    columns={useColumns()}
    filters={[{ field: 'productId', filter: { kind: 'record', resource: 'products' } }]}
    linkTo={(row) => `/reviews/${row.id}`}
  />
);
