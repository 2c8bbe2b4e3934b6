import type { Examination } from '@blattwerk/contract/stock-feeds/examination';
import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../providers/http.ts';

export interface DroppedFile {
  file: File;
  /** Counts the files of this visit: one dropped again may have another content. */
  round: number;
}

/** A file and how to read it, for the feed that it belongs to. */
export const examinationOf = (feedId: string, file: File, mapping: FeedMapping | null) => ({
  params: { id: feedId },
  body: { mapping: JSON.stringify(mapping) },
  file,
});

/** Asks anew after each correction; the answer before stays until then, that to another file does not. */
export const useExamination = (feedId: string, dropped: DroppedFile | undefined, mapping: FeedMapping | null) => {
  const { i18n } = useTranslation();
  return useQuery<Examination>({
    queryKey: ['feed-examination', feedId, dropped?.round, mapping, i18n.language],
    queryFn: dropped ? ({ signal }) => api.post('/backoffice/stock-feeds/:id/examine', { ...examinationOf(feedId, dropped.file, mapping), signal }) : skipToken,
    placeholderData: (previous, query) => (query?.queryKey[2] === dropped?.round ? previous : undefined),
    staleTime: Infinity,
    gcTime: 0,
  });
};
