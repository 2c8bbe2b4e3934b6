import { CheckOutlined, UndoOutlined } from '@ant-design/icons';
import { usePermissions } from '@refinedev/core';
import type { UnmatchedRecord } from '@blattwerk/contract/unmatched-products/shapes';
import { unmatchedStates } from '@blattwerk/contract/unmatched-products/states';
import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../components/format.ts';
import { Page } from '../../components/page.tsx';
import { useFindNext } from '../../components/use-next-open.ts';
import { RecordHistory } from '../../components/record-history.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime, Nothing } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import { BulkConfirm } from './bulk-confirm.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { openArticles, StateTabs } from './state-tabs.tsx';
import { likelyScore, Suggestion } from './suggestion.tsx';
import { useDecisions } from './use-decisions.ts';
import type { Decisions } from './use-decisions.ts';
import './unmatched.css';

const Article = ({ article }: { article: UnmatchedRecord }) => {
  const { t } = useTranslation();
  const { money, number } = useFormats();
  const facts = [
    article.pzn === null ? undefined : t('unmatched-products.pznOf', { pzn: article.pzn }),
    article.quantity === null ? undefined : t('unmatched-products.amountOf', { amount: number(article.quantity) }),
    article.priceCents === null ? undefined : money(article.priceCents),
  ].filter((fact) => fact !== undefined);
  return (
    <span className="article wrap">
      {article.name}
      {facts.length === 0 ? null : <span className="quiet small">{facts.join(' · ')}</span>}
    </span>
  );
};

const Match = ({ article }: { article: UnmatchedRecord }) => {
  const [first] = article.suggestions;
  if (article.product !== null) return <span className="wrap">{article.product.name}</span>;
  return first === undefined ? <Nothing /> : <Suggestion suggestion={first} />;
};

const columnsFor = (role: string, decision: (row: UnmatchedRecord) => ReactNode): readonly GridColumn<UnmatchedRecord>[] => [
  { field: 'name', render: (row) => <Article article={row} />, sortable: true, filter: { kind: 'text' } },
  { field: 'suggestion', render: (row) => <Match article={row} /> },
  { field: 'decision', render: decision, isPlain: true },
  {
    field: 'pharmacyName',
    render: (row) => <span className="wrap-narrow">{row.pharmacyName}</span>,
    sortable: true,
    filter: { kind: 'text' },
    isOptional: role !== 'admin',
  },
  {
    field: 'state',
    render: (row) => <StatusTag type="articleStatus" value={row.state} />,
    filter: { kind: 'enum', type: 'articleStatus', values: unmatchedStates },
    isOptional: true,
  },
  { field: 'lastSeenAt', render: (row) => <DateTime value={row.lastSeenAt} />, sortable: true, filter: { kind: 'date' } },
  { field: 'decidedAt', render: (row) => <DateTime value={row.decidedAt} />, sortable: true, isOptional: true },
];

const Actions = ({ article, decisions, onChoose }: { article: UnmatchedRecord; decisions: Decisions; onChoose: () => void }) => {
  const { t } = useTranslation();
  const [first] = article.suggestions;
  const may = (ability: UnmatchedRecord['abilities'][number]) => article.abilities.includes(ability);
  if (article.state !== 'open')
    return (
      <span className="row-actions">
        {may('undo') ? (
          <Button size="small" icon={<UndoOutlined aria-hidden="true" />} disabled={decisions.isRunning} onClick={() => void decisions.undo(article)}>
            {t('unmatched-products.undo')}
          </Button>
        ) : null}
        <RecordHistory resource="unmatched-products" id={article.id} version={undefined} isSmall />
      </span>
    );
  return (
    <span className="row-actions">
      {may('match') && first !== undefined ? (
        <Button
          size="small"
          type={first.score >= likelyScore ? 'primary' : 'default'}
          icon={<CheckOutlined aria-hidden="true" />}
          aria-label={t('unmatched-products.confirmOne', { article: article.name, product: first.name })}
          disabled={decisions.isRunning}
          onClick={() => void decisions.match(article, first.productId)}
        >
          {t('unmatched-products.confirm')}
        </Button>
      ) : null}
      {may('match') ? (
        <Button size="small" aria-label={t('unmatched-products.otherFor', { article: article.name })} onClick={onChoose}>
          {t('unmatched-products.other')}
        </Button>
      ) : null}
      {may('ignore') ? (
        <Button
          size="small"
          type="text"
          aria-label={t('unmatched-products.ignoreOne', { article: article.name })}
          disabled={decisions.isRunning}
          onClick={() => void decisions.ignore(article)}
        >
          {t('unmatched-products.ignore')}
        </Button>
      ) : null}
    </span>
  );
};

/** What was decided last, and the way back. */
const LastDecision = ({ decisions }: { decisions: Decisions }) => {
  const { t } = useTranslation();
  const { last } = decisions;
  if (last === undefined) return null;
  const words =
    last.product === null
      ? t('unmatched-products.lastIgnored', { article: last.name })
      : t('unmatched-products.lastMatched', { article: last.name, product: last.product.name });
  return (
    <p className="last-decision" role="status">
      <span>{words}</span>
      <Button size="small" icon={<UndoOutlined aria-hidden="true" />} disabled={decisions.isRunning} onClick={() => void decisions.undo(last)}>
        {t('unmatched-products.undo')}
      </Button>
    </p>
  );
};

/** Articles of pharmacies that no PZN identifies: one decision serves all later deliveries. */
export const UnmatchedList = () => {
  const { t } = useTranslation();
  const { data: role } = usePermissions<string>({});
  const decisions = useDecisions();
  const [choosing, setChoosing] = useState<UnmatchedRecord>();
  const findNext = useFindNext('unmatched-products');
  if (role === undefined) return null;
  const confirm = (row: UnmatchedRecord) => {
    const [first] = row.suggestions;
    if (first !== undefined && row.state === 'open') void decisions.match(row, first.productId);
  };
  const { last } = decisions;
  return (
    <Page title={t('unmatched-products.title')} actions={<StateTabs />}>
      <LastDecision decisions={decisions} />
      <DataGrid
        resource="unmatched-products"
        columns={columnsFor(role, (row) => (
          <Actions article={row} decisions={decisions} onChoose={() => setChoosing(row)} />
        ))}
        filters={[
          { field: 'pharmacyId', filter: { kind: 'record', resource: 'pharmacies' } },
          { field: 'productId', filter: { kind: 'record', resource: 'products' } },
          { field: 'pzn', filter: { kind: 'text' } },
        ]}
        defaults={{ filters: openArticles }}
        emptyText={t('unmatched-products.emptyText')}
        rowKeys={(row) => ({
          Enter: () => confirm(row),
          o: () => setChoosing(row),
          i: () => void (row.abilities.includes('ignore') && row.state === 'open' && decisions.ignore(row)),
          u: () => void (row.state === 'open' ? last && decisions.undo(last) : decisions.undo(row)),
        })}
        lead={(rows) => (
          <div className="grid-lead">
            <p className="quiet">{t('unmatched-products.lead')}</p>
            <BulkConfirm articles={rows} />
          </div>
        )}
      />
      <ProductDialog
        key={choosing?.id}
        article={choosing}
        isRunning={decisions.isRunning}
        onPick={decisions.match}
        onClose={() => setChoosing(undefined)}
        onNext={async ({ id }) => setChoosing(await findNext(id))}
      />
    </Page>
  );
};
