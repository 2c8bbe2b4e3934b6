import { Linter } from 'eslint';
import { bans, ruleFor } from './banned-syntax.ts';
import { noSilentCatch } from './no-silent-catch.ts';
import { noWriteOnRead } from './no-write-on-read.ts';

const rules = {
  'no-silent-catch': noSilentCatch,
  'no-write-on-read': noWriteOnRead,
  ...Object.fromEntries(Object.entries(bans).map(([name, ban]) => [name, ruleFor(ban)])),
};

function lint(code: string): string[] {
  const found = new Linter().verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { house: { rules } },
    rules: Object.fromEntries(Object.keys(rules).map((name) => [`house/${name}`, 'error' as const])),
  });
  return found.map(({ ruleId, message }) => ruleId ?? message);
}

test.each([
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
])('%s refuses: %s', (rule, code) => {
  expect(lint(code)).toEqual([`house/${rule}`]);
});

test.each([
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
])('allows: %s', (code) => {
  expect(lint(code)).toEqual([]);
});
