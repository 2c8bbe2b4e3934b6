import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import pg from 'pg';
import { csvRows } from '../api/src/adapters/feed-formats/csv-rows.ts';
import { CsvScanner } from '../api/src/adapters/feed-formats/csv-scanner.ts';
import { answerOrders } from './feeds-child.ts';

const atOnce = 4;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: atOnce });
const { rows: products } = await pool.query<{ id: string; pzn: string }>('SELECT id, pzn FROM products');
const productOf = new Map(products.map(({ id, pzn }) => [pzn, id]));
const hashes = new Map<string, string>();

interface Line {
  product: string;
  quantity: number;
  price: number;
}

const number = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));
const parse = (bytes: Buffer): Line[] => {
  const scanner = new CsvScanner(';');
  scanner.push(iconv.decode(bytes, 'windows-1252'), true);
  return [...csvRows(scanner)].slice(1).map(({ record: [pzn = '', , , quantity = '', price = ''] }) => ({
    product: productOf.get(pzn) ?? '',
    quantity: number(quantity),
    price: Math.round(number(price) * 100),
  }));
};

const write = async (client: pg.PoolClient, pharmacyId: string, lines: Line[]): Promise<void> => {
  const { rows } = await client.query<{ product: string; quantity: number; price: number }>(
    'SELECT product_id AS product, quantity::float8 AS quantity, price_cents AS price FROM bench_stock WHERE pharmacy_id = $1',
    [pharmacyId],
  );
  const before = new Map(rows.map((row) => [row.product, row]));
  const written = lines.filter(({ product, quantity, price }) => {
    const old = before.get(product);
    before.delete(product);
    return old?.quantity !== quantity || old.price !== price;
  });
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO bench_stock (pharmacy_id, product_id, quantity, price_cents, confirmed_at)
     SELECT $1, product, quantity, price, now() FROM unnest($2::uuid[], $3::numeric[], $4::integer[]) AS given (product, quantity, price)
     ON CONFLICT (pharmacy_id, product_id) DO UPDATE SET quantity = excluded.quantity, price_cents = excluded.price_cents, confirmed_at = excluded.confirmed_at`,
    [pharmacyId, written.map(({ product }) => product), written.map(({ quantity }) => quantity), written.map(({ price }) => price)],
  );
  if (before.size > 0) await client.query('DELETE FROM bench_stock WHERE pharmacy_id = $1 AND product_id = ANY ($2)', [pharmacyId, [...before.keys()]]);
  await client.query('COMMIT');
};

/** What a feed costs at least: parse, difference, one transaction; no validation, no history, no runs, nothing shown or remembered but a hash. */
answerOrders(async ({ feeds, folder }, version) => {
  const statuses: string[] = [];
  let next = 0;
  const importer = async (): Promise<void> => {
    for (let feed = feeds[next++]; feed; feed = feeds[next++]) {
      const bytes = await readFile(join(folder, version, feed.feedId));
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (hashes.get(feed.feedId) === hash) {
        statuses.push('unchanged');
        continue;
      }
      const client = await pool.connect();
      await write(client, feed.pharmacyId, parse(bytes));
      client.release();
      hashes.set(feed.feedId, hash);
      statuses.push('applied');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, importer));
  return statuses;
});
