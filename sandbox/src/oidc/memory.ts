import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/** What a provider remembers between its requests: in memory, until it expires. */
export function memoryStore(now: () => number): AdapterFactory {
  const entries = new Map<string, Entry>();
  const live = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > now() ? entry.payload : undefined;
  };
  const removeExpired = (): void => {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now()) entries.delete(key);
  };
  return (model): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      removeExpired();
      entries.set(`${model}:${id}`, { payload, expiresAt: expiresIn === undefined ? Infinity : now() + expiresIn * 1000 });
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => [...entries.keys()].map(live).find((payload) => payload?.kind === model && payload.uid === uid),
    findByUserCode: async () => undefined,
    consume: async (id) => {
      const payload = live(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(now() / 1000);
    },
    destroy: async (id) => void entries.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
