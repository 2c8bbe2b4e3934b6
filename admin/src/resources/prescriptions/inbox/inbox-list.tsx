import type { InboxCounts, InboxTab } from '@blattwerk/contract/prescriptions/inbox';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { Button, Skeleton } from 'antd';
import type { InputRef } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import type { Steps } from '../use-steps.ts';
import { InboxRow } from './inbox-row.tsx';
import { InboxSearch } from './inbox-search.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import { addressOf, pageSize } from './use-inbox.ts';
import type { InboxRows } from './use-inbox-rows.ts';

interface Props {
  tab: InboxTab;
  q: string;
  counts: InboxCounts | undefined;
  rows: InboxRows;
  openId: string | undefined;
  marked: PrescriptionRecord | undefined;
  steps: Steps;
  search: Ref<InputRef>;
  onSearch: (q: string) => void;
}

const Empty = ({ tab, q }: Pick<Props, 'tab' | 'q'>) => {
  const { t } = useTranslation();
  if (q === '') return <EmptyState title={t(`prescriptions.emptyTab.${tab}`)} />;
  return <EmptyState title={t('prescriptions.noMatch')} text={t('prescriptions.noMatchText')} />;
};

/** Search, tabs and the rows of one tab. */
export const InboxList = ({ tab, q, counts, rows, openId, marked, steps, search, onSearch }: Props) => {
  const { t } = useTranslation();
  const { query, shown, waiting, total, showAll } = rows;
  return (
    <div className="inbox-list">
      <InboxSearch ref={search} q={q} onSearch={onSearch} />
      <InboxTabs tab={tab} q={q} counts={counts} />
      {waiting > 0 ? (
        <Button block onClick={showAll}>
          {t('prescriptions.arrived', { count: waiting })}
        </Button>
      ) : null}
      {query.isError && shown.length === 0 ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isLoading ? <Skeleton active title={false} paragraph={{ rows: 6 }} /> : null}
      {query.isSuccess && shown.length === 0 && waiting === 0 ? <Empty tab={tab} q={q} /> : null}
      {shown.length === 0 ? null : (
        <ul className="inbox-rows" aria-label={t(`prescriptions.tab.${tab}`)}>
          {shown.map((row) => (
            <InboxRow key={row.id} row={row} to={addressOf(tab, q, row.id)} isOpen={row.id === openId} isCurrent={row.id === marked?.id} steps={steps} />
          ))}
        </ul>
      )}
      {total > pageSize ? <p className="quiet">{t('prescriptions.more', { shown: pageSize, total })}</p> : null}
    </div>
  );
};
