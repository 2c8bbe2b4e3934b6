import { DownloadOutlined, EditOutlined } from '@ant-design/icons';
import type { RowErrorGroup, RowErrorsQuery } from '@blattwerk/contract/stock-feeds/run-shapes';
import type { FeedRun } from '@blattwerk/contract/stock-feeds/shapes';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../components/file-button.tsx';
import { Section } from '../../components/page.tsx';
import { ErrorState } from '../../components/states.tsx';
import { api } from '../../providers/http.ts';
import { useAnswer } from '../../providers/use-answer.ts';
import { FaultyRows } from './faulty-rows.tsx';
import { useCorrections } from './use-corrections.ts';

const pageSize = 50;
const stretchesShown = 6;

const keyOf = ({ field, code }: Pick<RowErrorGroup, 'field' | 'code'>) => `${field ?? 'row'} ${code}`;

/** `Zeilen 2–14, 17`. */
const linesText = ({ lines, isCut }: RowErrorGroup): string =>
  lines
    .slice(0, stretchesShown)
    .map(([first, last]) => (first === last ? String(first) : `${first}–${last}`))
    .join(', ') + (isCut || lines.length > stretchesShown ? ' …' : '');

interface GroupsProps {
  groups: readonly RowErrorGroup[];
  chosen: RowErrorGroup | undefined;
  onChoose: (group: RowErrorGroup | undefined) => void;
}

/** One line for each kind of fault; choosing one narrows the table below to it. */
const Groups = ({ groups, chosen, onChoose }: GroupsProps) => {
  const { t } = useTranslation();
  return (
    <ul className="fault-groups">
      {groups.map((group) => {
        const isChosen = chosen !== undefined && keyOf(chosen) === keyOf(group);
        return (
          <li key={keyOf(group)}>
            <button type="button" aria-pressed={isChosen} onClick={() => onChoose(isChosen ? undefined : group)}>
              <strong className="figures">{t('feed-runs.rowCount', { count: group.count })}</strong>
              <span>{group.message}</span>
              <span className="quiet small figures-wrap">{t('feed-runs.lines', { lines: linesText(group) })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** Faulty rows: grouped, one by one with what the file said, to download and to put right. */
export const RowErrors = ({ run }: { run: FeedRun }) => {
  const { t } = useTranslation();
  const [group, setGroup] = useState<RowErrorGroup>();
  const [page, setPage] = useState(1);
  const corrections = useCorrections(run.id);
  const params = { id: run.id };
  const { query, result } = useAnswer(
    '/backoffice/feed-runs/:id/row-errors',
    { params, query: { page, pageSize, ...(group === undefined ? {} : { field: (group.field ?? 'row') as RowErrorsQuery['field'], code: group.code }) } },
    { keepsPrevious: true },
  );
  const answer = query.data === undefined ? undefined : result.data;
  const choose = (next: RowErrorGroup | undefined) => {
    setGroup(next);
    setPage(1);
  };
  const tools = (
    <span className="row-actions">
      <FileButton
        load={() => api.file('/backoffice/feed-runs/:id/row-errors.csv', { params })}
        fileName={`${t('feed-runs.fileName')}-${run.startedAt.slice(0, 10)}.csv`}
        isSmall
        icon={<DownloadOutlined aria-hidden="true" />}
      >
        {t('feed-runs.download')}
      </FileButton>
      {run.abilities.includes('correct') && !corrections.isEditing ? (
        <Button size="small" type="primary" icon={<EditOutlined aria-hidden="true" />} onClick={corrections.begin}>
          {t('feed-runs.correct')}
        </Button>
      ) : null}
    </span>
  );
  return (
    <Section title={t('feed-runs.errors')} aside={tools}>
      {query.isError ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {answer === undefined ? null : (
        <>
          {answer.kept < answer.all ? <p className="section-lead quiet">{t('feed-runs.moreErrors', { shown: answer.kept, total: answer.all })}</p> : null}
          {answer.groups.some(({ count }) => count > 1) ? <Groups groups={answer.groups} chosen={group} onChoose={choose} /> : null}
          {corrections.isEditing ? <p className="section-lead">{t('feed-runs.correctLead')}</p> : null}
          <FaultyRows rows={answer.items} corrections={corrections} />
          {answer.total > pageSize ? (
            <Pagination className="section-pages" current={page} pageSize={pageSize} total={answer.total} showSizeChanger={false} onChange={setPage} />
          ) : null}
          {corrections.isEditing ? (
            <p className="dialog-actions">
              <Button type="primary" disabled={corrections.count === 0} loading={corrections.isSending} onClick={() => void corrections.send()}>
                {t('feed-runs.correctSend', { count: corrections.count })}
              </Button>
              <Button onClick={corrections.cancel}>{t('common.cancel')}</Button>
            </p>
          ) : null}
        </>
      )}
    </Section>
  );
};
