import type { UnfinishedUpload, Upload, UploadPurpose } from '@blattwerk/contract/uploads/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { memberApi } from '../../lib/api/client.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { isSameFile } from './same-file.ts';
import { sendingStore } from './sending-store.ts';

const uploadsKey = (treatmentId: string | undefined) => ['uploads', treatmentId ?? 'next'];
const scanPollMs = 5000;
const nothing: readonly never[] = [];

/** What the server has; asked again while a file waits for the scanner. */
const useStored = (treatmentId: string | undefined) =>
  useQuery({
    queryKey: uploadsKey(treatmentId),
    queryFn: () => memberApi.get('/clients/files', { query: { ...(treatmentId ? { treatmentId } : {}) } }),
    select: ({ items }): Upload[] => items,
    refetchInterval: ({ state }) => (state.data?.items.some(({ status }) => status === 'scanning') ? scanPollMs : false),
  });

/** What the server has of transfers that ended with their page. */
const useUnfinished = (): readonly UnfinishedUpload[] =>
  useQuery({ queryKey: ['uploads', 'unfinished'], queryFn: () => memberApi.get('/clients/files/uploads'), select: ({ items }) => items }).data ?? nothing;

interface Place {
  treatmentId: string | undefined;
  /** By default photo or finding, as the file is one. */
  purpose?: UploadPurpose;
}

/** Sent by the patient to go with a message that is not written yet. */
export const waitsForMessage = ({ purpose, messageId, isRemovable, status }: Upload): boolean =>
  purpose === 'answer' && messageId === null && isRemovable && status !== 'refused';

const purposeOf = (file: File): UploadPurpose => (file.type.startsWith('image/') ? 'photo' : 'finding');

/** The files of a request, or of the questionnaire, and those that are on their way there. */
export const useUploads = ({ treatmentId, purpose }: Place) => {
  const client = useQueryClient();
  const locale = useLocale();
  const stored = useStored(treatmentId);
  const all = useSyncExternalStore(sendingStore.subscribe, sendingStore.read, () => nothing);
  const [added, setAdded] = useState('');
  const reload = () => client.invalidateQueries({ queryKey: ['uploads'] });
  const onDone = async (name: string): Promise<void> => {
    await reload();
    setAdded(name);
  };
  const isHere = (one: { treatmentId?: string | null | undefined; purpose: UploadPurpose }): boolean =>
    (one.treatmentId ?? undefined) === treatmentId && (one.purpose === 'answer') === (purpose === 'answer');
  const interrupted = useUnfinished().filter((one) => isHere(one) && !all.some(({ uploadId }) => uploadId === one.id));
  const resume = async (unfinished: UnfinishedUpload, file: File): Promise<boolean> => {
    if (!(await isSameFile(file, unfinished))) return false;
    sendingStore.begin({ file, treatmentId, locale, purpose: unfinished.purpose, resumed: unfinished, onDone });
    return true;
  };
  /** A file that was interrupted goes on where it was. */
  const begin = async (file: File): Promise<void> => {
    for (const one of interrupted) if (await resume(one, file)) return;
    sendingStore.begin({ file, treatmentId, locale, purpose: purpose ?? purposeOf(file), onDone });
  };
  return {
    stored,
    sendings: all.filter(isHere),
    interrupted,
    /** The last one that arrived. */
    added,
    add: (files: readonly File[]) => {
      for (const file of files) void begin(file);
    },
    onResume: resume,
    onDiscard: async (id: string) => {
      await memberApi.delete('/clients/files/uploads/:id', { params: { id } });
      await reload();
    },
    onRemove: async (id: string) => {
      await memberApi.delete('/clients/files/:id', { params: { id } });
      await reload();
    },
  };
};
