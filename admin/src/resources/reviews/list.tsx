import type { ReviewRecord } from '@blattwerk/contract/reviews/shapes';
import { contributionStatuses } from '@blattwerk/contract/reviews/states';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionButtons } from '../../components/moderation/decision-buttons.tsx';
import { ModerationTabs } from '../../components/moderation/moderation-tabs.tsx';
import { RejectDialog } from '../../components/moderation/reject-dialog.tsx';
import { useModeration } from '../../components/moderation/use-moderation.ts';
import { Page } from '../../components/page.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, EnumText, Text } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';

const shownStatuses = contributionStatuses.filter((status) => status !== 'withdrawn');

const useColumns = (decision: (row: ReviewRecord) => ReactNode): readonly GridColumn<ReviewRecord>[] => {
  const { t } = useTranslation();
  return [
    { field: 'productName', render: (row) => <span className="moderated-name">{row.productName}</span>, sortable: true, filter: { kind: 'text' } },
    { field: 'rating', render: (row) => t('reviews.ratingOf', { rating: row.rating }), sortable: true },
    {
      field: 'text',
      render: (row) => <span className="moderated-text">{row.text ?? <span className="quiet">{t('reviews.noText')}</span>}</span>,
      filter: { kind: 'text' },
    },
    { field: 'decision', render: decision },
    {
      field: 'status',
      render: (row) => <StatusTag type="contributionStatus" value={row.status} />,
      filter: { kind: 'enum', type: 'contributionStatus', values: shownStatuses },
      isOptional: true,
    },
    { field: 'createdAt', render: (row) => <DateTime value={row.createdAt} />, sortable: true, filter: { kind: 'date' } },
    { field: 'pseudonym', render: (row) => <Text value={row.pseudonym} />, filter: { kind: 'text' }, isOptional: true },
    { field: 'reason', render: (row) => <EnumText type="rejectionReason" value={row.reason} />, isOptional: true },
    { field: 'decidedAt', render: (row) => <DateTime value={row.decidedAt} />, sortable: true, isOptional: true },
  ];
};

/** What patients say about products, read before it shows: the oldest that waits comes first. */
export const ReviewList = () => {
  const { t } = useTranslation();
  const moderation = useModeration('reviews');
  const [rejecting, setRejecting] = useState<ReviewRecord>();
  const reject = (row: ReviewRecord) => (row.abilities.includes('reject') ? setRejecting(row) : undefined);
  const publish = (row: ReviewRecord) => (row.abilities.includes('publish') ? void moderation.publish(row) : undefined);
  const columns = useColumns((row) => (
    <DecisionButtons resource="reviews" row={row} running={moderation.running} isSmall onPublish={() => publish(row)} onReject={() => reject(row)} />
  ));
  return (
    <Page title={t('reviews.title')} actions={<ModerationTabs />}>
      <DataGrid<ReviewRecord>
        resource="reviews"
        columns={columns}
        filters={[{ field: 'productId', filter: { kind: 'id' } }]}
        defaults={{ sorters: [{ field: 'createdAt', order: 'asc' }], filters: [{ field: 'status', operator: 'in', value: ['pending'] }] }}
        emptyText={t('reviews.emptyText')}
        linkTo={(row) => `/reviews/${row.id}`}
        rowKeys={(row) => ({ p: () => publish(row), r: () => reject(row) })}
        lead={() => <p className="quiet moderation-lead">{t('reviews.lead')}</p>}
        refreshEveryMs={30_000}
      />
      <RejectDialog
        resource="reviews"
        isOpen={rejecting !== undefined}
        isBusy={moderation.running === 'reject'}
        onReject={(rejection) => (rejecting === undefined ? Promise.resolve(false) : moderation.reject(rejecting, rejection))}
        onClose={() => setRejecting(undefined)}
      />
    </Page>
  );
};
