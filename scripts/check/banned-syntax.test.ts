import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../root.ts';
import houseRules from './house-rules.ts';

interface Finding {
  code: string;
  filename: string;
}

/** The rules that refuse each of the sources, found by one run of oxlint. */
const lint = (sources: readonly string[]): string[][] => {
  const folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-lint-'));
  try {
    const rules = Object.fromEntries(Object.keys(houseRules.rules).map((name) => [`blattwerk/${name}`, 'error']));
    const config = { plugins: [], jsPlugins: [inRoot('scripts', 'check', 'house-rules.ts')], categories: { correctness: 'off' }, rules };
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
    for (const [at, source] of sources.entries()) writeFileSync(path.join(folder, `${at}.tsx`), source);
    const args = [inRoot('node_modules', 'oxlint', 'bin', 'oxlint'), '-c', 'config.json', '--format', 'json', '--threads', '1'];
    const { diagnostics } = JSON.parse(spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout) as { diagnostics: Finding[] };
    return sources.map((_source, at) => diagnostics.filter(({ filename }) => filename === `${at}.tsx`).map(({ code }) => code));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const refused: readonly (readonly [rule: string, source: string])[] = [
  ['test-focus', "test.only('one', () => {});"],
  ['test-focus', "describe.skip('some', () => {});"],
  ['test-focus', "xit('one', () => {});"],
  ['graph-writes', 'Treatment.query().upsertGraph(rows);'],
  ['raw-html', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;'],
  ['chance', 'const a = Math.random();'],
  ['hidden-time', 'const now = new Date();'],
  ['hidden-time', 'const now = Date.now();'],
  ['hidden-environment', 'const port = process.env.PORT;'],
  ['default-export', 'export default 1;'],
  ['status-writes', "rows.where({ id }).update({ status: 'sent' });"],
  ['status-writes', 'Row.query().patch({ ...facts, status: input.status });'],
  ['status-writes', 'rows.update({ status, version: 1 });'],
  ['scattered-sql', "rows(ctx.trx('treatments').where({ id }));"],
  ['scattered-sql', "trx('users').first();"],
  ['scattered-sql', 'rawRows(bound.trx, sql, {});'],
  ['scattered-sql', "knex('users').first();"],
  ['scattered-sql', "app.knex('users').first();"],
  ['scattered-sql', "const noteUse = () => ctx.trx.raw('UPDATE feed_key_uses SET last_used_at = ?', [now]);"],
  ['scattered-sql', 'const rows = bound.trx.raw(`\n  SELECT ${columns} FROM users`);'],
  ['plain-dialog', "import { Button, Modal } from 'antd';"],
  ['plain-form', "import { useForm } from 'react-hook-form';"],
  ['plain-form', "import * as forms from 'react-hook-form';"],
  ['path-of-url', "const folder = new URL('./migrations', import.meta.url).pathname;"],
  ['path-of-url', 'const file = new URL(import.meta.url).pathname;'],
  ['path-of-url', "const { pathname: folder } = new URL('.', import.meta.url);"],
  ['no-silent-catch', 'try { work(); } catch { done(); }'],
  ['no-silent-catch', 'try { work(); } catch (error) { done(); }'],
  ['no-silent-catch', 'work().catch(() => undefined);'],
  ['no-write-on-read', "useQuery({ queryKey: ['order'], queryFn: () => api.post('/treatment', {}) });"],
  ['no-write-on-read', "const open = async () => api.patch('/a', {}); const current = () => open(); useQuery({ queryFn: current });"],
  ['no-write-on-read', "const readOrder = async () => { await api.post('/treatment', {}); };"],
  ['no-write-on-read', "export const loader = () => http.request('POST', '/views');"],
  ['no-write-on-read', "async function loadOrder() { return api.delete('/a'); }"],
  ['no-write-on-read', "useQuery({ queryFn: () => memberApi.post('/clients/treatment') });"],
  ['no-write-on-read', "export const loader = ({ request, context }) => serverApi(request, context).post('/clients/reviews', { body: {} });"],
];
const allowed = [
  'const day = new Date(instant);',
  "User.query(ctx.trx).findById(id).patch({ version: ctx.trx.raw('version + 1') });",
  "import { useController, useWatch } from 'react-hook-form';",
  "rows.where({ id, status: 'open' }).update({ status: nextState(table, 'close', row.status) });",
  'try { work(); } catch (error) { log(error); }',
  'try { work(); } catch { throw new Refusal(); }',
  'try { work(); } catch { /* Private mode has no storage; the choice lasts for this page. */ }',
  'work().catch((error) => log(error));',
  "test.each([1])('counts', () => {});",
  "const file = fileURLToPath(new URL('./a.csv', import.meta.url));",
  'const path = new URL(request.url).pathname;',
  "useQuery({ queryFn: () => api.get('/treatment') });",
  "const press = () => api.post('/treatment', {}); const readOrder = () => api.get('/treatment');",
  "const readOrder = (list) => list.delete('x');",
];

const found = lint([...refused.map(([, source]) => source), ...allowed]);

test.each(refused.map(([rule, source], at) => [rule, source, at] as const))('%s refuses: %s', (rule, _source, at) => {
  expect(found[at]).toEqual([`blattwerk(${rule})`]);
});

test.each(allowed.map((source, at) => [source, at] as const))('allows: %s', (_source, at) => {
  expect(found[refused.length + at]).toEqual([]);
});

test('each rule is shown a fault', () => {
  expect(new Set(refused.map(([rule]) => rule))).toEqual(new Set(Object.keys(houseRules.rules)));
});
