import type { Knex } from 'knex';

const months = 24;

/**
 * Gives the stock a history as it is after years of deliveries: as many lines in each of the last 24 months, of pharmacies and products of their own.
 * A month's table is filled, then indexed, then joined, as its owner; nothing of it is measured.
 */
export const fillHistory = async (knex: Knex, lines: number): Promise<void> => {
  const perMonth = Math.ceil(lines / months);
  await knex.raw('ALTER TABLE stock_changes DETACH PARTITION stock_changes_before');
  const { rows } = await knex.raw<{ rows: { month: string; next: string; part: string }[] }>(
    `SELECT month::text, (month + interval '1 month')::text AS next, to_char(month, '"stock_changes_"YYYY_MM') AS part
     FROM generate_series(date_trunc('month', now()) - (CAST(? AS integer) - 1) * interval '1 month', date_trunc('month', now()), interval '1 month') AS month`,
    [months],
  );
  for (const { month, next, part } of rows) {
    await knex.raw(`CREATE TABLE ?? (LIKE stock_changes INCLUDING DEFAULTS)`, [part]);
    await knex.raw(
      `INSERT INTO ?? (id, pharmacy_id, product_id, run_id, quantity, price_cents, at)
       SELECT nextval(pg_get_serial_sequence('stock_changes', 'id')), md5('pharmacy' || line % 300)::uuid, md5('product' || (line::bigint * 7919) % 3000)::uuid,
         md5('run' || line / 160)::uuid, line % 2000, 400 + line % 600, CAST(? AS timestamptz) + (CAST(? AS timestamptz) - CAST(? AS timestamptz)) * (line / CAST(? AS float8))
       FROM generate_series(0, CAST(? AS integer) - 1) AS line`,
      [part, month, next, month, perMonth, perMonth],
    );
    await knex.raw(`ALTER TABLE stock_changes ATTACH PARTITION ?? FOR VALUES FROM ('${month}') TO ('${next}')`, [part]);
    process.stdout.write(`history: ${part}, ${perMonth} lines\n`);
  }
  // What the demo wrote in these months.
  await knex.raw('INSERT INTO stock_changes OVERRIDING SYSTEM VALUE SELECT * FROM stock_changes_before');
  await knex.raw('TRUNCATE stock_changes_before');
  await knex.raw(`ALTER TABLE stock_changes ATTACH PARTITION stock_changes_before FOR VALUES FROM (MINVALUE) TO ('${rows[0]?.month ?? ''}')`);
  await knex.raw('ANALYZE stock_changes');
};
