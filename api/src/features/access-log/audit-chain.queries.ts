import type { ChainFault } from '@blattwerk/contract/access-log/chain';
import type { Knex } from 'knex';
import { rawRows } from '../../kernel/raw-rows.ts';

type FaultKind = ChainFault['fault'];

export interface ChainHead {
  chain: number;
  place: number;
  hash: string;
}

export interface ChainCheck {
  checkedAt: Date;
  beganAt: Date | null;
  entries: number;
  heads: ChainHead[];
  digest: string;
  faults: ChainFault[];
}

export const readHeads = (trx: Knex): Promise<ChainHead[]> =>
  rawRows(trx, `SELECT chain, place, encode(hash, 'hex') AS hash FROM audit_chains WHERE place > 0 ORDER BY chain`, {});

export const countSeals = async (trx: Knex): Promise<{ entries: number; beganAt: Date | null }> => {
  const [counted] = await rawRows<{ entries: number; beganAt: Date | null }>(trx, 'SELECT count(*) AS entries, min(at) AS began_at FROM audit_seals', {});
  return { entries: Number(counted?.entries ?? 0), beganAt: counted?.beganAt ?? null };
};

/** Enough to see what happened; after a complete rewrite the entries are not listed one by one. */
const mostFaults = 100;

export const faultsOf = async (trx: Knex, chain: number): Promise<ChainFault[]> => {
  const rows = await rawRows<{ eventId: string | null; fault: FaultKind }>(
    trx,
    'SELECT CAST(event_id AS text) AS event_id, fault FROM audit_faults(CAST(:chain AS smallint)) LIMIT :mostFaults',
    { chain, mostFaults },
  );
  return rows.map(({ eventId, fault }) => ({ chain, eventId, fault }));
};

export const unsealedEntries = async (trx: Knex): Promise<ChainFault[]> => {
  const rows = await rawRows<{ id: string }>(
    trx,
    `SELECT CAST(id AS text) AS id FROM audit_events WHERE NOT EXISTS (SELECT FROM audit_seals WHERE event_id = audit_events.id) LIMIT :mostFaults`,
    { mostFaults },
  );
  return rows.map(({ id }) => ({ chain: null, eventId: id, fault: 'unsealed' }));
};

/** Heads of a former check that the chains do not go through any more. */
export const lostHeads = async (trx: Knex, heads: readonly ChainHead[]): Promise<ChainFault[]> => {
  const rows = await rawRows<{ chain: number }>(
    trx,
    `SELECT known.chain FROM jsonb_to_recordset(CAST(:heads AS jsonb)) AS known (chain smallint, place bigint, hash text)
     WHERE NOT EXISTS (SELECT FROM audit_seals WHERE audit_seals.chain = known.chain AND audit_seals.place = known.place AND encode(audit_seals.hash, 'hex') = known.hash)`,
    { heads: JSON.stringify(heads) },
  );
  return rows.map(({ chain }) => ({ chain, eventId: null, fault: 'rewritten' }));
};

type Stored = Omit<ChainCheck, 'entries'> & { entries: number | string };

const asCheck = (row: Stored): ChainCheck => ({ ...row, entries: Number(row.entries) });

export const lastCheck = async (trx: Knex): Promise<ChainCheck | undefined> => {
  const row: Stored | undefined = await trx('audit_checks').orderBy('checkedAt', 'desc').first();
  return row && asCheck(row);
};

/** The first check of the unbroken series that ends with the newest one, and whether a broken one came before it. */
export const firstIntactCheck = async (trx: Knex): Promise<{ checkedAt: Date; isAfterFault: boolean } | undefined> => {
  const [row] = await rawRows<{ checkedAt: Date; isAfterFault: boolean }>(
    trx,
    `SELECT checked_at, broken.at IS NOT NULL AS is_after_fault FROM audit_checks,
       (SELECT max(checked_at) AS at FROM audit_checks WHERE faults <> '[]') AS broken
     WHERE broken.at IS NULL OR checked_at > broken.at ORDER BY checked_at LIMIT 1`,
    {},
  );
  return row;
};

export const insertCheck = async (trx: Knex, id: string, { heads, faults, ...check }: ChainCheck): Promise<void> =>
  void (await trx('audit_checks').insert({ id, ...check, heads: JSON.stringify(heads), faults: JSON.stringify(faults) }));
