import type { ScheduledJobPage } from '../contract/src/jobs/shapes.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { measure, type Figures } from './measure.ts';
import { startBenchWorker } from './start-worker.ts';

const job = 'shortages.count';
const levels = ['gone', 'scarce', 'falling'];
const sorts = ['-urgency', 'changePercent', '-alerts', 'productName'];

/**
 * Two weeks of which the radar has something to say: of one product in ten the history knows an amount before and one since; every second of these is
 * short now (in turn sold out, left with two pharmacies, sold out at two of five), and people wait for it and like it.
 */
export const shortagesSql = (): string[] => {
  const numbered = `(SELECT id AS product_id, row_number() OVER (ORDER BY pzn) AS place FROM products WHERE slug LIKE 'bench-%') AS numbered`;
  const moved = `stock JOIN ${numbered} USING (product_id) WHERE place % 10 = 0`;
  const history = (ago: string): string =>
    `INSERT INTO stock_changes (pharmacy_id, product_id, quantity, price_cents, at) SELECT pharmacy_id, product_id, quantity, price_cents, now() - interval '${ago}' FROM ${moved}`;
  return [
    'DELETE FROM supply_days',
    history('20 days'),
    `UPDATE stock SET quantity = 0 FROM (
       SELECT pharmacy_id, product_id, place / 20 % 3 AS kind, row_number() OVER (PARTITION BY product_id ORDER BY pharmacy_id) AS nth FROM ${moved} AND place % 20 = 0
     ) AS short
     WHERE stock.pharmacy_id = short.pharmacy_id AND stock.product_id = short.product_id AND CASE kind WHEN 0 THEN true WHEN 1 THEN nth > 2 ELSE nth % 5 < 2 END`,
    history('3 days'),
    `INSERT INTO alerts (id, email, product_id, kind, locale, status, asked_at, confirmed_at, created_at, updated_at)
     SELECT gen_random_uuid(), 'alert-' || place || '-' || n || '@mail.example', product_id, 'back-in-stock', 'de', 'active', now(), now(), now(), now()
     FROM ${numbered}, generate_series(1, 40) AS n WHERE place % 20 = 0 AND n <= place % 41`,
    `INSERT INTO favorites (user_id, product_id) SELECT liking.id, product_id FROM (SELECT id FROM users WHERE email LIKE 'p%@mail.example' LIMIT 60) AS liking, ${numbered} WHERE place % 20 = 0`,
  ];
};

export interface Radar {
  /** How long the job takes that counts, and of how many products; first with the day two weeks ago, then without it. */
  counts: { ms: number; products: number }[];
  total: number;
  figures: Figures[];
}

type Ask = <T>(path: string, method?: string) => Promise<T>;

const countOnce = async (ask: Ask): Promise<Radar['counts'][number]> => {
  const path = `scheduled-jobs/${job}`;
  const former = (await ask<ScheduledJobPage>(path)).lastRun?.id;
  await ask(`${path}/run`, 'POST');
  for (;;) {
    await wait(500);
    const { lastRun } = await ask<ScheduledJobPage>(path);
    if (lastRun && lastRun.id !== former && lastRun.outcome === 'succeeded') return { ms: lastRun.durationMs ?? 0, products: lastRun.rows ?? 0 };
    if (lastRun && lastRun.id !== former && lastRun.outcome === 'failed') throw new Error(`${job} failed: ${lastRun.error?.text}`);
  }
};

/** The radar: the job that counts, as the worker does it, and first pages of the list as administrators ask for them. */
export const measureRadar = async (office: string, token: string, clients: number, seconds: number): Promise<Radar> => {
  const headers = { authorization: `Bearer ${token}` };
  const ask: Ask = async <T>(path: string, method = 'GET') => {
    const body = method === 'POST' ? { body: '{}' } : {};
    const answer = await fetch(`${office}/${path}`, { method, headers: { ...headers, 'content-type': 'application/json' }, ...body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const worker = await startBenchWorker(job);
  const counts = [await countOnce(ask), await countOnce(ask)];
  worker.kill();
  const pages = (query: (at: number) => Record<string, string>) => async (client: number, turn: number) => {
    const answer = await fetch(`${office}/shortages?${new URLSearchParams(query(client * 5 + turn))}`, { headers });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const asked: [string, (at: number) => Record<string, string>][] = [
    ['shortage radar, first page', () => ({})],
    [
      'shortage radar, first page filtered and ordered',
      (at) => ({
        sort: sorts[at % sorts.length] ?? '',
        filters: JSON.stringify([{ field: 'level', operator: 'eq', value: levels[at % levels.length] }]),
      }),
    ],
  ];
  const figures: Figures[] = [];
  for (const [what, query] of asked) {
    await measure('warm-up', clients, Math.min(3, seconds), pages(query));
    figures.push(await measure(what, clients, seconds, pages(query)));
  }
  return { counts, total: (await ask<{ total: number }>('shortages')).total, figures };
};
