import { KeyOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import type { FeedKey } from '@blattwerk/contract/stock-feeds/keys';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Section } from '../../components/page.tsx';
import { ErrorState } from '../../components/states.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { DateTime } from '../../components/values.tsx';
import { errorText } from '../../providers/error-text.ts';
import { api } from '../../providers/http.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { NewKey } from './new-key.tsx';
import './keys.css';

const isLive = ({ state }: FeedKey): boolean => state === 'active' || state === 'ending';

const KeyLine = ({ feedKey, isEnding, onRevoke }: { feedKey: FeedKey; isEnding: boolean; onRevoke: () => void }) => {
  const { t } = useTranslation();
  return (
    <li>
      <div className="feed-key">
        <p className="feed-key-name">
          <span className="code">{feedKey.prefix}…</span>
          {feedKey.label === null ? null : <span>{feedKey.label}</span>}
          <StatusTag type="keyState" value={feedKey.state} />
        </p>
        <dl className="feed-key-facts">
          <div>
            <dt>{t('feedKeys.created')}</dt>
            <dd>
              <DateTime value={feedKey.createdAt} />
              {feedKey.createdBy === null ? null : `, ${feedKey.createdBy}`}
            </dd>
          </div>
          <div>
            <dt>{t('feedKeys.lastUsed')}</dt>
            <dd>{feedKey.lastUsedAt === null ? t('feedKeys.never') : <DateTime value={feedKey.lastUsedAt} />}</dd>
          </div>
          {feedKey.revokedAt === null && feedKey.expiresAt !== null ? (
            <div>
              <dt>{t('feedKeys.validUntil')}</dt>
              <dd>
                <DateTime value={feedKey.expiresAt} />
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
      {isLive(feedKey) ? (
        <ConfirmButton
          size="small"
          danger
          loading={isEnding}
          aria-label={t('feedKeys.revokeNamed', { prefix: feedKey.prefix })}
          means={t('feedKeys.askRevoke')}
          onConfirm={onRevoke}
        >
          {t('feedKeys.revoke')}
        </ConfirmButton>
      ) : null}
    </li>
  );
};

/** What the pharmacy's own system proves itself with, for administrators; nothing for feeds that are not pushed. */
export const FeedKeys = ({ feed }: { feed: FeedRecord }) =>
  feed.kind === 'push' && feed.abilities.includes('update') ? <KeySection feedId={feed.id} /> : null;

const KeySection = ({ feedId }: { feedId: string }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const [ending, setEnding] = useState<string>();
  const { query, result } = useAnswer('/backoffice/stock-feeds/:id/keys', { params: { id: feedId } });
  const revoke = async (id: string) => {
    setEnding(id);
    try {
      await api.delete('/backoffice/stock-feeds/:id/keys/:keyId', { params: { id: feedId, keyId: id } });
      open?.({ type: 'success', message: t('feedKeys.revoked') });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setEnding(undefined);
      await query.refetch();
    }
  };
  const items = query.data === undefined ? undefined : result.data.items;
  return (
    <Section
      title={t('feedKeys.title')}
      aside={items === undefined ? undefined : <NewKey feedId={feedId} live={items.filter(isLive)} onMade={() => void query.refetch()} />}
    >
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {items === undefined && !query.isError ? <Skeleton active title={false} paragraph={{ rows: 2 }} /> : null}
      {items?.length === 0 ? (
        <p className="quiet">
          <KeyOutlined aria-hidden="true" /> {t('feedKeys.none')}
        </p>
      ) : null}
      <ul className="feed-keys">
        {items?.map((one) => (
          <KeyLine key={one.id} feedKey={one} isEnding={ending === one.id} onRevoke={() => void revoke(one.id)} />
        ))}
      </ul>
      <p className="section-links">
        <a href="/api/docs/feeds" target="_blank" rel="noopener">
          {t('feedKeys.guide')}
        </a>
      </p>
    </Section>
  );
};
