import type { SavedSearch } from '@blattwerk/contract/saved-searches/shapes';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { memberApi } from '../../../lib/api/client.ts';

export type Saved = { kind: 'loading' } | { kind: 'others' } | { kind: 'read'; items: readonly SavedSearch[] } | { kind: 'failed'; error: unknown };

/** Accounts of doctors and pharmacies keep no searches. */
const read = async (): Promise<Saved> => {
  try {
    return { kind: 'read', items: (await memberApi.get('/clients/saved-searches')).items };
  } catch (error) {
    return error instanceof ApiError && error.status === 403 ? { kind: 'others' } : { kind: 'failed', error };
  }
};

export const useSavedSearches = () => {
  const [saved, setSaved] = useState<Saved>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    void read().then((answer) => isHere && setSaved(answer));
    return () => void (isHere = false);
  }, [tries]);
  return {
    saved,
    change: (edit: (items: readonly SavedSearch[]) => readonly SavedSearch[]): void =>
      setSaved((now) => (now.kind === 'read' ? { ...now, items: edit(now.items) } : now)),
    retry: (): void => {
      setSaved({ kind: 'loading' });
      setTries(tries + 1);
    },
  };
};
