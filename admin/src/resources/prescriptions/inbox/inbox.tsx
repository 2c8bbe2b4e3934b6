import type { InputRef } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../components/page.tsx';
import { InboxDialogs } from './inbox-dialogs.tsx';
import { InboxList } from './inbox-list.tsx';
import { InboxRecord } from './inbox-record.tsx';
import { addressOf, useInboxCounts, useInboxPlace } from './use-inbox.ts';
import { useInboxRows } from './use-inbox-rows.ts';
import { useInboxWork } from './use-inbox-work.ts';
import './inbox.css';

/** A pharmacy's inbox: what came, what is in work, what is ready and what is done, beside it the open prescription. All of it works by keyboard. */
export const Inbox = () => {
  const { t } = useTranslation();
  const place = useInboxPlace();
  const { id, q, go, tab = 'new' } = place;
  const { counts, refetch } = useInboxCounts(q);
  const rows = useInboxRows(tab, q);
  const search = useRef<InputRef>(null);
  const focusSearch = () => search.current?.focus({ cursor: 'all' });
  const { steps, marked, onRead } = useInboxWork({ place, tab, rows, onMoved: () => void refetch(), focusSearch });
  const onSearch = useCallback((text: string) => go({ id, tab, q: text }, true), [go, id, tab]);
  useEffect(() => void document.querySelector('.inbox-row.is-current')?.scrollIntoView({ block: 'nearest' }), [marked?.id]);
  return (
    <Page title={t('prescriptions.inbox')}>
      <div className={id === undefined ? 'inbox' : 'inbox has-record'}>
        <InboxList tab={tab} q={q} counts={counts} rows={rows} openId={id} marked={marked} steps={steps} search={search} onSearch={onSearch} />
        {id === undefined ? (
          <p className="inbox-hint quiet">{t('prescriptions.hint')}</p>
        ) : (
          <InboxRecord key={id} id={id} known={rows.shown.find((row) => row.id === id)} steps={steps} backTo={addressOf(tab, q)} onRead={onRead} />
        )}
      </div>
      <InboxDialogs steps={steps} defaultHoldUntil={counts?.defaultHoldUntil} />
    </Page>
  );
};
