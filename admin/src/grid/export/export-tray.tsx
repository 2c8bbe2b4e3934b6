import type { ListExport } from '@blattwerk/contract/list-exports/shapes';
import { CloseOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../components/use-action.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { useStartedExports } from './started-exports.ts';
import './export.css';

const everyMs = 1500;
const storageKey = 'blattwerk.admin.closed-exports';

const closedBefore = (): string[] => (sessionStorage.getItem(storageKey) ?? '').split(',').filter((id) => id !== '');

const isAtWork = ({ status }: ListExport): boolean => status === 'queued' || status === 'running';

interface RowProps {
  file: ListExport;
  onChanged: () => void;
  onClose: () => void;
}

const TrayRow = ({ file, onChanged, onClose }: RowProps) => {
  const { t } = useTranslation();
  const { run, running } = useAction('exports');
  const name = `${t(`${file.resource}.title`)}, ${file.format.toUpperCase()}`;
  const percent = file.total === null || file.total === 0 ? 0 : Math.min(100, Math.round((100 * file.rows) / file.total));
  const stop = () => void run(file.id, 'stop', {}).then(onChanged);
  return (
    <li className="export-row">
      <span className="export-name">{name}</span>
      <span className="export-state" role="status">
        {t(`export.states.${file.status}`, { rows: file.rows, total: file.total ?? 0 })}
      </span>
      {file.status === 'running' ? <Progress percent={percent} size="small" showInfo={false} aria-label={name} /> : null}
      {isAtWork(file) ? (
        <Button size="small" loading={running === 'stop'} onClick={stop} aria-label={`${t('export.stop')}: ${name}`}>
          {t('export.stop')}
        </Button>
      ) : null}
      {file.url === undefined ? null : (
        // The link is good once: the next one is read when it was followed.
        <Button size="small" type="primary" icon={<DownloadOutlined aria-hidden="true" />} href={file.url} download onClick={() => setTimeout(onChanged, 1000)}>
          {t('export.fetch')}
        </Button>
      )}
      {isAtWork(file) ? null : (
        <Button size="small" type="text" icon={<CloseOutlined aria-hidden="true" />} aria-label={`${t('export.close')}: ${name}`} onClick={onClose} />
      )}
    </li>
  );
};

/** Exports that are being written or wait to be fetched, on every screen. */
export const ExportTray = () => {
  const { t } = useTranslation();
  const started = useStartedExports();
  const [closed, setClosed] = useState(closedBefore);
  const [isMoving, setMoving] = useState(false);
  const { query, result } = useAnswer('/backoffice/exports', {}, isMoving ? { refreshEveryMs: everyMs } : {});
  const { refetch } = query;
  const files = query.isSuccess ? result.data.items.filter(({ id }) => !closed.includes(id)) : [];
  const isWorking = files.some(isAtWork);
  if (isWorking !== isMoving) setMoving(isWorking);
  useEffect(() => {
    if (started > 0) void refetch();
  }, [started, refetch]);
  if (files.length === 0) return null;
  const close = (id: string) => {
    const next = [...closed, id].slice(-50);
    sessionStorage.setItem(storageKey, next.join(','));
    setClosed(next);
  };
  return (
    <section className="export-tray" aria-label={t('export.tray')}>
      <ul>
        {files.map((file) => (
          <TrayRow key={file.id} file={file} onChanged={() => void refetch()} onClose={() => close(file.id)} />
        ))}
      </ul>
    </section>
  );
};
