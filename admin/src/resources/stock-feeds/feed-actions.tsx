import { EditOutlined, SearchOutlined, SyncOutlined } from '@ant-design/icons';
import { useUpdate } from '@refinedev/core';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { useAction } from '../../components/use-action.ts';
import { errorText } from '../../providers/error-text.ts';
import type { ApiError } from '../../providers/http.ts';
import { FeedUpload } from './feed-upload.tsx';

/** A feed that is switched off is not fetched; its stock grows old and goes, unless another feed of the pharmacy confirms it. */
const Switch = ({ feed }: { feed: FeedRecord }) => {
  const { t } = useTranslation();
  const { mutate, mutation } = useUpdate<never, ApiError>({
    resource: 'stock-feeds',
    id: feed.id,
    successNotification: () => ({ type: 'success', message: t('common.saved') }),
    errorNotification: (error) => ({ type: 'error', message: errorText(error) }),
  });
  const turn = () => mutate({ values: { isActive: !feed.isActive, version: feed.version } });
  if (!feed.isActive)
    return (
      <Button loading={mutation.isPending} onClick={turn}>
        {t('stock-feeds.switchOn')}
      </Button>
    );
  return (
    <ConfirmButton danger loading={mutation.isPending} means={t('stock-feeds.switchOffAsk')} onConfirm={turn}>
      {t('stock-feeds.switchOff')}
    </ConfirmButton>
  );
};

/** What can be done with a feed; the record says what this account may. */
export const FeedActions = ({ feed }: { feed: FeedRecord }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { run, running } = useAction('stock-feeds');
  const may = (ability: FeedRecord['abilities'][number]) => feed.abilities.includes(ability);
  const start = async () => {
    const result = await run(feed.id, 'run', {});
    if (result !== undefined) void navigate(`/feed-runs/${result.id}`);
  };
  return (
    <>
      {may('run') ? (
        <Button type="primary" icon={<SyncOutlined aria-hidden="true" />} loading={running === 'run'} onClick={() => void start()}>
          {t('stock-feeds.run')}
        </Button>
      ) : null}
      {may('upload') ? <FeedUpload feedId={feed.id} isMain={!may('run')} /> : null}
      {may('upload') ? (
        <Button icon={<SearchOutlined aria-hidden="true" />} onClick={() => void navigate(`/stock-feeds/${feed.id}/doctor`)}>
          {t('feed-doctor.open')}
        </Button>
      ) : null}
      {may('update') ? (
        <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => void navigate(`/stock-feeds/${feed.id}/edit`)}>
          {t('common.edit')}
        </Button>
      ) : null}
      {may('update') ? <Switch feed={feed} /> : null}
    </>
  );
};
