import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

/** Of two runs that store or remove at one place the second waits until the first has committed. */
export const lockPlace = async ({ trx }: Ctx, storageKey: string): Promise<void> =>
  void (await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [storageKey]));

/** Every table that names objects of the storage. A copy of one's data that is being made has its place before its row names it. */
const naming = `
  SELECT storage_key FROM files WHERE storage_key = ANY(:keys)
  UNION ALL SELECT storage_key FROM uploads WHERE storage_key = ANY(:keys)
  UNION ALL SELECT part->>'storageKey' FROM upload_sessions CROSS JOIN LATERAL jsonb_array_elements(parts) AS part
  UNION ALL SELECT storage_key FROM data_exports WHERE storage_key = ANY(:keys)
  UNION ALL SELECT 'product-pictures/' || size || '/' || picture_id || '.webp' FROM product_pictures CROSS JOIN unnest(ARRAY['small', 'medium', 'large']) AS size
  UNION ALL SELECT 'list-export/' || id || '.bin' FROM list_exports WHERE status IN ('queued', 'running', 'done')
  UNION ALL SELECT 'export/' || id || '.zip' FROM data_exports WHERE status IN ('requested', 'running')`;

/** Those of the objects that a row names. */
export const namedAmong = async ({ trx }: Ctx, keys: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await rawRows<{ storageKey: string }>(trx, naming, { keys });
  return new Set(rows.map(({ storageKey }) => storageKey));
};

/** How many stored documents and uploads each master key seals. */
export const countByMasterKey = async ({ trx }: Ctx): Promise<{ keyVersion: number; files: number }[]> =>
  rawRows(
    trx,
    `SELECT key_version, count(*)::int AS files
     FROM (SELECT key_version FROM files WHERE data_key IS NOT NULL
       UNION ALL SELECT key_version FROM uploads WHERE data_key IS NOT NULL
       UNION ALL SELECT key_version FROM upload_sessions) AS sealed
     GROUP BY key_version ORDER BY key_version`,
    {},
  );
