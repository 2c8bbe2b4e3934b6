import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgresProxy, type PostgresProxy } from '../../../../test/postgres-proxy.ts';
import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { startCommand } from '../../../../test/product-command.ts';
import { buildPharmacy, buildStockFeed } from '../../../../../seeds/factories/pharmacies.ts';
import { buildProduct, testPzn } from '../../../../../seeds/factories/products.ts';
import { Failure } from '../../../kernel/failure.ts';
import { importFeed } from './import-feed.ts';
import type { FeedRun } from '../stock-feed.model.ts';

const command = new URL('../feed-import.command.ts', import.meta.url);
const rows = 60;
const kills = 50;
/** Each try starts a process of its own. */
const patience = kills * 60_000;
let app: TestApp;
let proxy: PostgresProxy;
let folder: string;
let pzns: string[];

beforeAll(async () => {
  app = await startTestApp();
  proxy = await startPostgresProxy(app.context.config.DATABASE_URL);
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-killed-'));
  pzns = [];
  for (let index = 0; index < rows; index += 1) pzns.push((await buildProduct(app.knex, { pzn: testPzn(1200 + index) })).pzn);
});
afterAll(async () => {
  await proxy.close();
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

type Line = [pzn: string, quantity: number, cents: number];
/** Two lists that differ in every row, and of which each names what the other does not. */
const oldLines = (): Line[] => pzns.slice(0, -5).map((pzn, index) => [pzn, 10 + index, 500 + index]);
const newLines = (): Line[] => pzns.slice(5).map((pzn, index) => [pzn, 200 + index, 700 + index]);
const csv = (lines: Line[]): Buffer =>
  Buffer.from(`PZN;Artikel;Bestand;VK\n${lines.map(([pzn, quantity, cents]) => `${pzn};Sorte;${quantity};${(cents / 100).toFixed(2)}\n`).join('')}`);

const stockOf = async (pharmacyId: string): Promise<Line[]> => {
  const stock: { pzn: string; quantity: number; priceCents: number }[] = await app
    .knex('stock')
    .join('products', 'products.id', 'stock.productId')
    .where({ pharmacyId })
    .orderBy('pzn')
    .select('pzn', 'quantity', 'priceCents');
  return stock.map(({ pzn, quantity, priceCents }) => [pzn, quantity, priceCents]);
};

/** Runs the command through the proxy and kills it after a number of messages. */
const importAndKill = async (slug: string, limit: number): Promise<{ messages: number; signal: string | null }> => {
  const file = join(folder, 'stock.csv');
  await writeFile(file, csv(newLines()));
  const { child, ended } = startCommand(command, ['--pharmacy', slug, '--file', file], { DATABASE_URL: proxy.url, DATA_DIR: folder });
  proxy.reset(limit, () => child.kill('SIGKILL'));
  await ended;
  return { messages: proxy.messages, signal: child.signalCode };
};

/** The dead process's connection may live on for a moment, and with it the lock of its feed. */
const importWhenFree = async (feedId: string, bytes: Buffer): Promise<FeedRun> => {
  for (;;) {
    try {
      return await importFeed(app.ctx, { feedId, source: 'upload', bytes });
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'feed.running') throw error;
      await pause(50);
    }
  }
};

test(
  `FLT-02 an import whose process is killed at any of ${kills} messages to the database leaves the old stock or the new one, and the next import goes through`,
  async () => {
    const pharmacy = await buildPharmacy(app.knex);
    const feed = await buildStockFeed(app.knex, { pharmacyId: pharmacy.id });
    expect(await importFeed(app.ctx, { feedId: feed.id, source: 'upload', bytes: csv(oldLines()) })).toMatchObject({ status: 'applied' });
    const undisturbed = await importAndKill(pharmacy.slug, Infinity);
    let { messages } = undisturbed;
    expect([undisturbed.signal, await stockOf(pharmacy.id)]).toEqual([null, newLines()]);
    for (let kill = 1; kill <= kills; kill += 1) {
      app.clock.advance(600_000);
      await importWhenFree(feed.id, csv(oldLines()));
      expect(await stockOf(pharmacy.id)).toEqual(oldLines());
      const killed = await importAndKill(pharmacy.slug, Math.ceil((messages * kill) / (kills + 1)));
      const left = JSON.stringify(await stockOf(pharmacy.id));
      expect(killed.signal === 'SIGKILL' ? [JSON.stringify(oldLines()), JSON.stringify(newLines())] : [JSON.stringify(newLines())]).toContain(left);
      // A process that had no progress to show said less, and came to its end: the same place again, by its measure.
      if (killed.signal === null) {
        messages = killed.messages;
        kill -= 1;
      }
      app.clock.advance(600_000);
      expect((await importWhenFree(feed.id, csv(newLines()))).status).toMatch(/^(applied|unchanged)$/);
      expect(await stockOf(pharmacy.id)).toEqual(newLines());
      expect(await app.knex('feed_runs').where({ feedId: feed.id, status: 'running' })).toEqual([]);
    }
    expect(await app.knex('feed_runs').where({ feedId: feed.id, reason: 'feed.interrupted' })).not.toEqual([]);
  },
  patience,
);
