import type { CrudFilters } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PartProps } from '../../../components/record-parts.tsx';
import { RelatedLog } from '../../../components/related/related-records.tsx';
import { RelatedRows } from '../../../components/related/related-rows.tsx';
import { RelatedStock } from '../../../components/related/related-stock.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { Code, DateTime, Text } from '../../../components/values.tsx';

const ofProduct = (id: string): CrudFilters => [{ field: 'productId', operator: 'eq', value: id }];

export const Stock = ({ id }: PartProps) => <RelatedStock texts="products" filters={ofProduct(id)} by="pharmacy" />;

/** By which names and numbers pharmacies send it. */
export const Articles = ({ id }: PartProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="unmatched-products"
      filters={[...ofProduct(id), { field: 'state', operator: 'in', value: ['matched'] }]}
      sorters={[{ field: 'lastSeenAt', order: 'desc' }]}
      texts="products"
      part="articles"
      columns={[
        { label: t('unmatched-products.name'), render: (row) => row.name },
        { label: t('products.pzn'), render: (row) => <Code value={row.pzn} /> },
        { label: t('unmatched-products.pharmacyName'), render: (row) => row.pharmacyName },
        { label: t('unmatched-products.lastSeenAt'), render: (row) => <DateTime value={row.lastSeenAt} /> },
        { label: t('unmatched-products.decidedAt'), render: (row) => <DateTime value={row.decidedAt} /> },
      ]}
    />
  );
};

export const Reviews = ({ id }: PartProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="reviews"
      filters={ofProduct(id)}
      sorters={[{ field: 'createdAt', order: 'desc' }]}
      texts="products"
      part="reviews"
      columns={[
        {
          label: t('reviews.createdAt'),
          render: (row) => (
            <Link to={`/reviews/${row.id}`}>
              <DateTime value={row.createdAt} />
            </Link>
          ),
        },
        { label: t('reviews.rating'), render: (row) => t('products.ratingOf', { rating: row.rating }) },
        { label: t('reviews.status'), render: (row) => <StatusTag type="contributionStatus" value={row.status} /> },
        { label: t('reviews.text'), render: (row) => <Text value={row.text} /> },
      ]}
    />
  );
};

/** What was done with the product's record. */
export const Log = ({ id }: PartProps) => <RelatedLog texts="products" filters={[{ field: 'objectId', operator: 'eq', value: id }]} />;
