import type { Passkey } from '@blattwerk/contract/second-factors/shapes';
import type { StoredPasskey } from './factor.model.ts';

export const presentPasskey = (row: StoredPasskey): Passkey => ({
  id: row.id,
  name: row.name,
  isBackedUp: row.isBackedUp,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});
