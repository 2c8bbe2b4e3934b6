import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Booked } from './datev-file.ts';

const batchSize = 1000;

interface BookedRow extends Booked {
  id: string;
}

/** The transactions of a time with their entries, the first posted first, some at a time. */
export async function* transactionsBetween({ trx }: Ctx, from: Date, until: Date): AsyncGenerator<BookedRow[]> {
  let after = '0';
  for (;;) {
    const rows = await rawRows<BookedRow>(
      trx,
      `SELECT id::text, kind, reference, (at AT TIME ZONE 'Europe/Berlin')::date::text AS on, (
         SELECT jsonb_agg(jsonb_build_object('account', account, 'amountCents', amount_cents) ORDER BY ledger_entries.id)
         FROM ledger_entries WHERE transaction_id = ledger_transactions.id
       ) AS entries
       FROM ledger_transactions WHERE at >= :from AND at < :until AND id > :after ORDER BY ledger_transactions.id LIMIT ${batchSize}`,
      { from, until, after },
    );
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.id ?? after;
  }
}
