import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import type { FeedRecord } from '@blattwerk/contract/stock-feeds/shapes';
import { useInvalidate, useNotification } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { saveFile } from '../../../components/save-file.ts';
import { useAction } from '../../../components/use-action.ts';
import { errorText } from '../../../providers/error-text.ts';
import { api } from '../../../providers/http.ts';
import { examinationOf } from './use-examination.ts';

/** `bestand.xlsx` comes back as `bestand-fehler.csv`: what it is decides the ending, not what it was. */
const markedName = (file: File, content: Blob, word: string): string => {
  const ending = content.type.includes('json') ? 'json' : (/\.(txt|tsv)$/i.exec(file.name)?.[1]?.toLowerCase() ?? 'csv');
  return `${file.name.replace(/\.[^.]*$/, '')}-${word}.${ending}`;
};

/** What can be done with a file after it was looked at. */
export const useDoctorActions = (feed: FeedRecord, file: File) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const { run, running } = useAction('stock-feeds');
  const [busy, setBusy] = useState<'mark' | 'import'>();
  const during = async (what: 'mark' | 'import', steps: () => Promise<void>) => {
    setBusy(what);
    try {
      await steps();
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy: running === 'mapping' ? ('save' as const) : busy,
    save: (mapping: FeedMapping | null) =>
      run(feed.id, 'mapping', { mapping, version: feed.version }, { done: mapping === null ? 'feed-doctor.forgotten' : 'feed-doctor.saved' }),
    mark: (mapping: FeedMapping | null) =>
      during('mark', async () => {
        const content = await api.postForFile('/backoffice/stock-feeds/:id/marked-file', examinationOf(feed.id, file, mapping));
        saveFile(content, markedName(file, content, t('feed-doctor.markedWord')));
      }),
    importNow: () =>
      during('import', async () => {
        const { id } = await api.post('/backoffice/stock-feeds/:id/upload', { params: { id: feed.id }, file });
        await invalidate({ resource: 'feed-runs', invalidates: ['list'] });
        void navigate(`/feed-runs/${id}`);
      }),
  };
};
