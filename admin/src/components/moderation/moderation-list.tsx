import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn, GridFilter } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import type { RowOf } from '../../providers/resource-types.ts';
import { Page } from '../page.tsx';
import { contributionColumns } from './contribution-columns.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useModeration } from './use-moderation.ts';
import type { ModeratedResource } from './use-moderation.ts';

interface Props<R extends ModeratedResource, Row = RowOf<R>> {
  resource: R;
  /** What was written, and about what. */
  columns: readonly GridColumn<Row>[];
  filters: readonly GridFilter[];
  linkTo?: (row: Row) => string;
}

/** What people have written, read before it shows: the oldest that waits comes first, decided one by one or several at once. */
export const ModerationList = <R extends ModeratedResource>({ resource, columns, filters, linkTo }: Props<R>) => {
  type Row = RowOf<R>;
  const texts: string = resource;
  const { t } = useTranslation();
  const moderation = useModeration(resource);
  const [rejecting, setRejecting] = useState<Row>();
  const reject = (row: Row) => (row.abilities.includes('reject') ? setRejecting(row) : undefined);
  const publish = (row: Row) => (row.abilities.includes('publish') ? void moderation.publish(row) : undefined);
  const decision: GridColumn<Row> = {
    field: 'decision',
    isPlain: true,
    render: (row) => <DecisionButtons resource={resource} row={row} isSmall onPublish={() => publish(row)} onReject={() => reject(row)} />,
  };
  return (
    <Page title={t(`${texts}.title`)} actions={<ModerationTabs />}>
      <DataGrid
        resource={resource}
        columns={[...columns, decision, ...contributionColumns<Row>()]}
        filters={filters}
        defaults={{ sorters: [{ field: 'createdAt', order: 'asc' }], filters: [{ field: 'status', operator: 'in', value: ['pending'] }] }}
        emptyText={t(`${texts}.emptyText`)}
        hasHistory={linkTo === undefined}
        {...(linkTo === undefined ? {} : { linkTo })}
        rowKeys={(row) => ({ p: () => publish(row), r: () => reject(row) })}
        lead={() => <p className="quiet moderation-lead">{t(`${texts}.lead`)}</p>}
        refreshEveryMs={30_000}
      />
      <RejectDialog
        resource={resource}
        isOpen={rejecting !== undefined}
        isBusy={moderation.running === 'reject'}
        onReject={(rejection) => (rejecting === undefined ? Promise.resolve(false) : moderation.reject(rejecting, rejection))}
        onClose={() => setRejecting(undefined)}
      />
    </Page>
  );
};
