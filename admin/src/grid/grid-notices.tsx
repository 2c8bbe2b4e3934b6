import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import type { BaseRecord } from '@refinedev/core';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../components/format.ts';
import { errorText } from '../providers/error-text.ts';
import type { useGrid } from './use-grid.ts';

interface GridNoticesProps<Row extends BaseRecord> {
  grid: ReturnType<typeof useGrid<Row>>;
  nameOf: (field: string) => string;
  onRetry: () => void;
  /** The address names a view that there is not; called when the user has read it. */
  goneView: (() => void) | undefined;
}

/** What a user must know of the rows below: that they are older than asked for, or that they answer less than the link named. */
export const GridNotices = <Row extends BaseRecord>({ grid, nameOf, onRetry, goneView }: GridNoticesProps<Row>) => {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { query, readAt, dropped } = grid;
  return (
    <>
      {!query.isError || grid.isPending || readAt === undefined ? null : (
        <Alert
          banner
          type="warning"
          message={`${t('grid.stale', { time: time(new Date(readAt).toISOString()) })} ${errorText(query.error)}`}
          action={
            <Button icon={<ReloadOutlined aria-hidden="true" />} loading={query.isFetching} onClick={onRetry}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {dropped.length === 0 ? null : (
        <Notice message={t('grid.dropped', { count: dropped.length, names: dropped.map(nameOf).join(', ') })} onClose={grid.dismiss} />
      )}
      {goneView === undefined ? null : <Notice message={t('views.gone')} onClose={goneView} />}
    </>
  );
};

const Notice = ({ message, onClose }: { message: string; onClose: () => void }) => {
  const { t } = useTranslation();
  const closable = { closeIcon: <CloseOutlined aria-hidden="true" />, 'aria-label': t('common.close') };
  return <Alert banner type="info" closable={closable} onClose={onClose} message={message} />;
};
