import type { Knex } from 'knex';

/**
 * Snapshots know the open transactions of the whole server, also of the database of another worker's test. Waits until none is older than the last
 * change of the catalogue, so that its version does not change any more by itself.
 */
export const untilChangesAreSettled = async (knex: Knex): Promise<void> => {
  const query = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) > (SELECT xid FROM catalogue_changes ORDER BY xid DESC LIMIT 1) AS "isSettled"';
  for (let tries = 0; tries < 400; tries += 1) {
    const { rows } = await knex.raw<{ rows: { isSettled: boolean }[] }>(query);
    if (rows[0]!.isSettled) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('A transaction has been open for 20 seconds.');
};
