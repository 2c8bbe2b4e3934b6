import type { Upload, UploadPurpose } from '@blattwerk/contract/uploads/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { memberApi } from '../../lib/api/client.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
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
  return {
    stored,
    sendings: all.filter((one) => one.treatmentId === treatmentId && (one.purpose === 'answer') === (purpose === 'answer')),
    /** The last one that arrived. */
    added,
    add: (files: readonly File[]) => {
      for (const file of files) sendingStore.begin({ file, treatmentId, locale, purpose: purpose ?? purposeOf(file), onDone });
    },
    remove: async (id: string) => {
      await memberApi.delete('/clients/files/:id', { params: { id } });
      await reload();
    },
  };
};
