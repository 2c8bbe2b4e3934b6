import type { Diary } from '@blattwerk/contract/diary/shapes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { memberApi } from '../api/client.ts';
import { useMe } from '../auth/use-me.ts';
import { dropEntriesOfOthers, sendUnsent, useUnsentEntries } from './unsent-entries.ts';

const diaryKey = ['diary'] as const;
const retryMs = 20_000;

export const useDiary = () => useQuery({ queryKey: diaryKey, queryFn: (): Promise<Diary> => memberApi.get('/clients/diary'), networkMode: 'always' });

export const useRefetchDiary = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: diaryKey });
};

/** On every page of a patient: what waits is sent as soon as there is a connection, and nothing of another person stays. */
export const useSendUnsentDiary = (): void => {
  const client = useQueryClient();
  const owner = useMe().data?.id;
  const waiting = useUnsentEntries().entries.length;
  useEffect(() => {
    if (owner === undefined) return;
    dropEntriesOfOthers(owner);
    if (waiting === 0) return;
    const send = () => void sendUnsent(owner).then((sent) => (sent > 0 ? client.invalidateQueries({ queryKey: diaryKey }) : undefined));
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, retryMs);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [client, owner, waiting]);
};
