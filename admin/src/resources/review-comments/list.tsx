import type { CommentRecord } from '@blattwerk/contract/reviews/shapes';
import { contributionStatuses } from '@blattwerk/contract/reviews/states';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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

const useColumns = (decision: (row: CommentRecord) => ReactNode): readonly GridColumn<CommentRecord>[] => {
  const { t } = useTranslation();
  return [
    { field: 'text', render: (row) => <span className="moderated-text">{row.text}</span>, filter: { kind: 'text' } },
    {
      field: 'reviewText',
      render: (row) => (
        <Link className="moderated-text quiet small" to={`/reviews/${row.reviewId}`}>
          {t('reviews.ratingOf', { rating: row.reviewRating })} · {row.reviewText ?? t('reviews.noText')}
        </Link>
      ),
    },
    { field: 'productName', render: (row) => <span className="moderated-name">{row.productName}</span>, sortable: true, filter: { kind: 'text' } },
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

/** Comments on reviews, read before they show, with the review that they answer. */
export const ReviewCommentList = () => {
  const { t } = useTranslation();
  const moderation = useModeration('review-comments');
  const [rejecting, setRejecting] = useState<CommentRecord>();
  const reject = (row: CommentRecord) => (row.abilities.includes('reject') ? setRejecting(row) : undefined);
  const publish = (row: CommentRecord) => (row.abilities.includes('publish') ? void moderation.publish(row) : undefined);
  const columns = useColumns((row) => (
    <DecisionButtons resource="review-comments" row={row} running={moderation.running} isSmall onPublish={() => publish(row)} onReject={() => reject(row)} />
  ));
  return (
    <Page title={t('review-comments.title')} actions={<ModerationTabs />}>
      <DataGrid<CommentRecord>
        resource="review-comments"
        columns={columns}
        filters={[{ field: 'reviewId', filter: { kind: 'id' } }]}
        defaults={{ sorters: [{ field: 'createdAt', order: 'asc' }], filters: [{ field: 'status', operator: 'in', value: ['pending'] }] }}
        emptyText={t('review-comments.emptyText')}
        rowKeys={(row) => ({ p: () => publish(row), r: () => reject(row) })}
        lead={() => <p className="quiet moderation-lead">{t('review-comments.lead')}</p>}
        refreshEveryMs={30_000}
      />
      <RejectDialog
        resource="review-comments"
        isOpen={rejecting !== undefined}
        isBusy={moderation.running === 'reject'}
        onReject={(rejection) => (rejecting === undefined ? Promise.resolve(false) : moderation.reject(rejecting, rejection))}
        onClose={() => setRejecting(undefined)}
      />
    </Page>
  );
};
