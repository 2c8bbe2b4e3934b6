import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../root.ts';

interface Report {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

/** Each law with one file that breaks it: the file, and what it imports. */
const broken: [law: string, file: string, imports: string][] = [
  ['contract-is-the-ground', 'contract/src/a.ts', '../../api/src/main.ts'],
  ['contract-imports-zod', 'contract/src/b.ts', 'knex'],
  ['api-knows-no-app', 'api/src/a.ts', '../../storefront/app/root.ts'],
  ['api-knows-no-app', 'api/src/b.ts', '../../seeds/run.ts'],
  ['admin-knows-no-api', 'admin/src/a.ts', '../../api/src/main.ts'],
  ['admin-knows-no-api', 'admin/src/b.ts', '../../storefront/app/root.ts'],
  ['storefront-knows-no-api', 'storefront/app/a.ts', '../../api/src/main.ts'],
  ['storefront-knows-no-api', 'storefront/app/b.ts', '../../admin/src/free.ts'],
  ['sandbox-stands-outside', 'sandbox/src/a.ts', '../../contract/src/free.ts'],
  ['migrations-are-frozen', 'migrations/a.ts', '../contract/src/free.ts'],
  ['migrations-import-knex', 'migrations/b.ts', 'pg'],
  ['seeds-use-models', 'seeds/a.ts', '../sandbox/src/free.ts'],
  ['e2e-is-a-stranger', 'e2e/a.ts', '../api/src/main.ts'],
  ['e2e-is-a-stranger', 'e2e/b.ts', '../seeds/run.ts'],
  ['scripts-stand-alone', 'scripts/a.ts', '../api/src/main.ts'],
  ['features-meet-in-public', 'api/src/features/products/a.ts', '../pharmacies/pharmacy.service.ts'],
  ['below-knows-no-feature', 'api/src/http/a.ts', '../features/pharmacies/public.ts'],
  ['below-knows-no-feature', 'api/src/jobs/a.ts', '../app/free.ts'],
  ['features-know-no-app', 'api/src/features/products/c.ts', '../../app/free.ts'],
  ['app-meets-features-in-public', 'api/src/app/a.ts', '../features/pharmacies/pharmacy.service.ts'],
  ['kernel-has-no-domain', 'api/src/kernel/a.ts', '../features/pharmacies/public.ts'],
  ['adapters-know-no-feature', 'api/src/adapters/mail/a.ts', '../../features/pharmacies/public.ts'],
  ['vendors-behind-ports', 'api/src/features/products/b.ts', 'stripe'],
  ['rules-know-no-http', 'api/src/features/products/product.service.ts', '../../http/factories.ts'],
  ['components-know-no-feature', 'storefront/app/components/a.ts', '../features/market/free.ts'],
  ['features-know-no-route', 'storefront/app/features/market/a.ts', '../../routes/free.ts'],
  ['features-never-meet', 'storefront/app/features/account/a.ts', '../market/free.ts'],
  ['front-ends-know-operations-as-types', 'admin/src/c.ts', '../../contract/src/products/operations.ts'],
  ['no-cycle', 'api/src/kernel/ring-two.ts', './ring.ts'],
  ['resolvable', 'api/src/c.ts', './nowhere.ts'],
];

/** Imports that the laws allow. */
const allowed: [file: string, imports: string][] = [
  ['contract/src/free.ts', 'zod'],
  ['api/src/features/products/free.ts', '../pharmacies/public.ts'],
  ['api/src/features/pharmacies/public.ts', './pharmacy.service.ts'],
  ['api/src/app/free.ts', '../features/pharmacies/public.ts'],
  ['api/src/app/routing/free.ts', '../../features/pharmacies/endpoints/public.ts'],
  ['api/src/adapters/stripe/free.ts', 'stripe'],
  ['api/src/free.test.ts', '../../seeds/run.ts'],
  ['e2e/free.ts', '../seeds/cast.ts'],
  ['seeds/free.ts', '../api/src/main.ts'],
  ['api/src/kernel/ring.ts', './ring-two.ts'],
];

const plain = [
  'api/src/main.ts',
  'api/src/http/factories.ts',
  'api/src/features/pharmacies/pharmacy.service.ts',
  'api/src/features/pharmacies/endpoints/public.ts',
  'storefront/app/root.ts',
  'contract/src/products/operations.ts',
  'storefront/app/routes/free.ts',
];
plain.push('storefront/app/features/market/free.ts', 'admin/src/free.ts', 'sandbox/src/free.ts', 'seeds/run.ts', 'seeds/cast.ts');

let folder: string;
let found: { law: string; file: string }[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-laws-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  };
  for (const file of plain) write(file, 'export const here = 1;\n');
  for (const [file, imports] of [...allowed, ...broken.map(([, file, imports]) => [file, imports] as const)]) {
    write(file, `import * as there from '${imports}';\nexport const here = there;\n`);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const cruise = [
    path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
    '--config',
    path.join(ROOT, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
  ];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...cruise, 'contract', 'api', 'admin', 'storefront', 'sandbox', 'seeds', 'migrations', 'e2e', 'scripts'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (stdout === '') throw new Error(stderr);
  found = (JSON.parse(stdout) as Report).summary.violations.map(({ from, rule }) => ({ law: rule.name, file: from }));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(broken)('%s refuses %s importing %s', (law, file) => {
  expect(found).toContainEqual({ law, file });
});

test('imports that the laws allow are not reported', () => {
  const innocent = allowed.map(([file]) => file).filter((file) => !file.includes('ring'));
  expect(found.filter(({ file }) => innocent.includes(file))).toEqual([]);
});
