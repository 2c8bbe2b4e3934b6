import type { Examination } from '@blattwerk/contract/stock-feeds/examination';
import type { FeedMapping } from '@blattwerk/contract/stock-feeds/mapping';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { resourcePath } from '../../../providers/data.ts';
import { http } from '../../../providers/http.ts';

export interface DroppedFile {
  file: File;
  /** Counts the files of this visit: one dropped again may have another content. */
  round: number;
}

/** A file and how to read it, as the server wants it. */
export const examinationForm = (file: File, mapping: FeedMapping | null): FormData => {
  const form = new FormData();
  form.append('mapping', JSON.stringify(mapping));
  form.append('file', file);
  return form;
};

/** Asks anew after each correction; the answer before stays until then, that to another file does not. */
export const useExamination = (feedId: string, dropped: DroppedFile | undefined, mapping: FeedMapping | null) => {
  const { i18n } = useTranslation();
  return useQuery<Examination>({
    queryKey: ['feed-examination', feedId, dropped?.round, mapping, i18n.language],
    queryFn: ({ signal }) =>
      http.request('POST', resourcePath('stock-feeds', feedId, 'examine'), { body: dropped && examinationForm(dropped.file, mapping), signal }),
    enabled: dropped !== undefined,
    placeholderData: (previous, query) => (query?.queryKey[2] === dropped?.round ? previous : undefined),
    staleTime: Infinity,
    gcTime: 0,
  });
};
