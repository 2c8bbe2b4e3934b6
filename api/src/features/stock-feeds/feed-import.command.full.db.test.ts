import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { runCommand } from '../../../test/product-command.ts';
import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';

const command = new URL('./feed-import.command.ts', import.meta.url);
/** Each call starts a process of its own. */
const patience = 60_000;
let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'blattwerk-feeds-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (...parameters: string[]) => runCommand(command, parameters, { DATABASE_URL: app.context.config.DATABASE_URL, DATA_DIR: folder });
const file = async (text: string): Promise<string> => {
  const path = join(folder, 'stock.csv');
  await writeFile(path, text);
  return path;
};

test(
  'a file is imported, its run printed as JSON, and the exit code says whether it is live',
  async () => {
    const { slug } = await buildPharmacy(app.knex);
    const { pzn } = await buildProduct(app.knex);
    const path = await file(`PZN;Artikel;Bestand;VK\n${pzn};Sorte;10;7,50\n`);
    const first = await run('--pharmacy', slug, '--file', path);
    expect([first.code, JSON.parse(first.output)]).toMatchObject([0, { status: 'applied', rows: 1, matched: 1, errors: [], encoding: 'utf-8', format: 'csv' }]);
    const second = await run('--pharmacy', slug, '--file', path, '--mode', 'full');
    expect([second.code, JSON.parse(second.output)]).toMatchObject([0, { status: 'unchanged' }]);
    const empty = await run('--pharmacy', slug, '--file', await file('PZN;Artikel;Bestand;VK\n'));
    expect([empty.code, JSON.parse(empty.output)]).toMatchObject([1, { status: 'quarantined', reason: 'feed.empty' }]);
  },
  patience,
);

test(
  'a mistake at the keyboard is one clear line',
  async () => {
    const { slug } = await buildPharmacy(app.knex);
    const path = await file('PZN;Artikel;Bestand;VK\n');
    const mistakes = [
      ['--pharmacy', 'nirgends', '--file', path],
      ['--what'],
      ['--pharmacy', slug, '--file', '/nirgends.csv'],
      ['--pharmacy', slug, '--file', path, '--mode', 'half'],
    ];
    for (const { code, output, complaint } of await Promise.all(mistakes.map((mistake) => run(...mistake)))) {
      expect([code, output]).toEqual([1, '']);
      expect(complaint).not.toMatch(/\n\s+at /);
      expect(complaint.trim().length).toBeGreaterThan(10);
    }
  },
  patience,
);
