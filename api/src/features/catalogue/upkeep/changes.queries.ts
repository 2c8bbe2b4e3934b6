import type { Knex } from 'knex';

export type Topic = 'everything' | 'products' | 'popularity' | 'pharmacy' | 'stock' | 'settings' | 'places';

export interface Change {
  topic: Topic;
  pharmacyId: string | null;
}

export interface News {
  /** The snapshot of this poll: the next poll returns what this snapshot did not contain. */
  position: string;
  /** The database may have forgotten something that was never seen, or is another one than before. */
  isGap: boolean;
  changes: Change[];
}

export const readPosition = async (knex: Knex): Promise<string> => {
  const { rows } = await knex.raw<{ rows: { position: string }[] }>('SELECT pg_current_snapshot()::text AS position');
  return rows[0]?.position ?? '';
};

/**
 * What was committed since the last poll. Transaction ids are assigned when a change begins and not when it is committed, so what is new is what
 * the snapshot of that poll did not contain, in whatever order it came. The oldest remaining row stands for all deleted ones: a poll whose snapshot
 * does not contain it may have missed those too.
 */
export const readChanges = async (knex: Knex, last: string): Promise<News> => {
  const { rows } = await knex.raw<{ rows: News[] }>(
    `WITH last AS (SELECT CAST(:last AS pg_snapshot) AS seen),
          oldest AS (SELECT xid FROM catalogue_changes ORDER BY xid LIMIT 1),
          news AS (
            SELECT DISTINCT topic, pharmacy_id FROM catalogue_changes, last
            WHERE xid >= pg_snapshot_xmin(seen) AND NOT pg_visible_in_snapshot(xid, seen)
          )
     SELECT pg_current_snapshot()::text AS position,
       pg_snapshot_xmax(seen) > pg_snapshot_xmax(pg_current_snapshot())
         OR NOT EXISTS (SELECT FROM oldest) OR (SELECT xid FROM oldest) >= pg_snapshot_xmin(seen) AS "isGap",
       (SELECT coalesce(jsonb_agg(jsonb_build_object('topic', topic, 'pharmacyId', pharmacy_id)), '[]') FROM news) AS changes
     FROM last`,
    { last },
  );
  return rows[0]!;
};

/** Deletes what is older than the moment, but for the youngest of it, which says how far back the rows go. @returns how many rows that were */
export const deleteChanges = async (knex: Knex, before: Date): Promise<number> => {
  const { rowCount } = await knex.raw<{ rowCount: number }>(
    `DELETE FROM catalogue_changes WHERE at < :before AND xid < (SELECT xid FROM catalogue_changes WHERE at < :before ORDER BY xid DESC LIMIT 1)`,
    { before },
  );
  return rowCount;
};
