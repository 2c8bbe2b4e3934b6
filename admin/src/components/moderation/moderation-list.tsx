import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn, GridFilter } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import type { RowOf } from '../../providers/resource-types.ts';
import { Page } from '../page.tsx';
import { contributionColumns } from './contribution-columns.tsx';
import { DecideMany } from './decide-many.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { ModerationTabs } from './moderation-tabs.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useModeration } from './use-moderation.ts';
import type { Contribution, ModeratedResource } from './use-moderation.ts';

interface Props<R extends ModeratedResource, Row = RowOf<R>> {
  resource: R;
  /** What was written, and about what. */
  columns: readonly GridColumn<Row>[];
  filters: readonly GridFilter[];
  linkTo?: (row: Row) => string;
}

interface ChooseAllProps {
  rows: readonly Contribution[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Ticks all of the page that can be decided, or takes the ticks away. */
const ChooseAll = ({ rows, chosen, onChange }: ChooseAllProps) => {
  const { t } = useTranslation();
  const open = rows.filter(({ abilities }) => abilities.length > 0).map(({ id }) => id);
  if (open.length === 0) return null;
  return (
    <Button size="small" type="text" onClick={() => onChange(chosen.length === 0 ? open : [])}>
      {t(chosen.length === 0 ? 'moderation.all' : 'moderation.none')}
    </Button>
  );
};

/** What people have written, read before it shows: the oldest that waits comes first, decided one by one or several at once. */
export const ModerationList = <R extends ModeratedResource>({ resource, columns, filters, linkTo }: Props<R>) => {
  type Row = RowOf<R>;
  const texts: string = resource;
  const { t } = useTranslation();
  const moderation = useModeration(resource);
  const [rejecting, setRejecting] = useState<Row>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const reject = (row: Row) => (row.abilities.includes('reject') ? setRejecting(row) : undefined);
  const publish = (row: Row) => (row.abilities.includes('publish') ? void moderation.publish(row) : undefined);
  const turn = ({ id, abilities }: Row) =>
    abilities.length > 0 ? setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])) : undefined;
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
        {...(linkTo === undefined ? {} : { linkTo })}
        rowKeys={(row) => ({ p: () => publish(row), r: () => reject(row), x: () => turn(row) })}
        selection={{
          ids: chosen,
          onChange: setChosen,
          mayChoose: (row) => row.abilities.length > 0,
          label: (row) => t('moderation.choose', { text: row.text ?? t('reviews.noText') }),
        }}
        lead={(rows) => (
          <div className="moderation-lead">
            <p className="quiet">{t(`${texts}.lead`)}</p>
            <span className="decision-buttons">
              <ChooseAll rows={rows} chosen={chosen} onChange={setChosen} />
              <DecideMany resource={resource} rows={rows.filter(({ id }) => chosen.includes(id))} onDone={() => setChosen([])} />
            </span>
          </div>
        )}
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
