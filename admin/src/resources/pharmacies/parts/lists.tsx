import type { CrudFilters } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PartProps } from '../../../components/record-parts.tsx';
import { RelatedLog, RelatedPrescriptions } from '../../../components/related/related-records.tsx';
import { RelatedRows } from '../../../components/related/related-rows.tsx';
import { RelatedStock } from '../../../components/related/related-stock.tsx';
import { StatusTag } from '../../../components/status-tag.tsx';
import { DateTime, EnumText } from '../../../components/values.tsx';
import { Count } from '../../feed-runs/count.tsx';
import { PersonState } from '../../people/person-state.tsx';
import { FeedScoreNumber } from '../../stock-feeds/score.tsx';

const ofPharmacy = (id: string): CrudFilters => [{ field: 'pharmacyId', operator: 'eq', value: id }];

export const Prescriptions = ({ id }: PartProps) => <RelatedPrescriptions texts="pharmacies" filters={ofPharmacy(id)} names={['doctor']} />;

export const Stock = ({ id }: PartProps) => <RelatedStock texts="pharmacies" filters={ofPharmacy(id)} by="product" />;

export const Feeds = ({ id }: PartProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="stock-feeds"
      filters={ofPharmacy(id)}
      sorters={[{ field: 'createdAt', order: 'desc' }]}
      texts="pharmacies"
      part="feeds"
      columns={[
        {
          label: t('stock-feeds.kind'),
          render: (row) => (
            <Link to={`/stock-feeds/${row.id}`}>
              <EnumText type="feedKind" value={row.kind} />
            </Link>
          ),
        },
        { label: t('stock-feeds.freshness'), render: (row) => <StatusTag type="feedFreshness" value={row.freshness} /> },
        { label: t('stock-feeds.lastStatus'), render: (row) => <StatusTag type="runStatus" value={row.lastRun?.status} /> },
        { label: t('stock-feeds.lastRunAt'), render: (row) => <DateTime value={row.lastRun?.startedAt} /> },
        { label: t('feed-score.title'), render: (row) => <FeedScoreNumber feed={row} />, isNumber: true },
      ]}
    />
  );
};

export const Runs = ({ id }: PartProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="feed-runs"
      filters={ofPharmacy(id)}
      sorters={[{ field: 'startedAt', order: 'desc' }]}
      texts="pharmacies"
      part="runs"
      columns={[
        {
          label: t('feed-runs.startedAt'),
          render: (row) => (
            <Link to={`/feed-runs/${row.id}`}>
              <DateTime value={row.startedAt} />
            </Link>
          ),
        },
        { label: t('feed-runs.status'), render: (row) => <StatusTag type="runStatus" value={row.status} /> },
        { label: t('feed-runs.source'), render: (row) => <EnumText type="runSource" value={row.source} /> },
        { label: t('feed-runs.rows'), render: (row) => <Count value={row.rows} />, isNumber: true },
        { label: t('feed-runs.changed'), render: (row) => <Count value={row.changed} />, isNumber: true },
        { label: t('feed-runs.unmatched'), render: (row) => <Count value={row.unmatched} />, isNumber: true },
      ]}
    />
  );
};

export const People = ({ id }: PartProps) => {
  const { t } = useTranslation();
  return (
    <RelatedRows
      resource="people"
      filters={ofPharmacy(id)}
      sorters={[{ field: 'lastName', order: 'asc' }]}
      texts="pharmacies"
      part="people"
      columns={[
        { label: t('people.name'), render: (row) => <Link to={`/people/${row.id}`}>{`${row.lastName}, ${row.firstName}`}</Link> },
        { label: t('people.role'), render: (row) => t(row.isPharmacyAdmin ? 'people.pharmacyAdmin' : `enum.role.${row.role}`) },
        { label: t('people.status'), render: (row) => <PersonState row={row} /> },
        { label: t('people.email'), render: (row) => row.email },
      ]}
    />
  );
};

/** What was done with the pharmacy's record. */
export const Log = ({ id }: PartProps) => <RelatedLog texts="pharmacies" filters={[{ field: 'objectId', operator: 'eq', value: id }]} />;
