import { operations } from '@blattwerk/contract/operations';
import { permissions, type Permission } from './permissions.ts';
import { columnsOfShape } from '../features/list-exports/columns.ts';
import { exportOperations, recordShapeOf, resourceOf } from '../features/list-exports/exported-resource.ts';
import { columnTitle } from '../features/list-exports/words.ts';

/** Every list of records of the back office, as the contract has it. */
const recordLists = operations.filter(
  ({ method, path, answer }) =>
    method === 'get' && /^\/backoffice\/[a-z-]+$/.test(path) && typeof answer === 'object' && 'isTotalExact' in ((answer as { shape?: object }).shape ?? {}),
);

it('every list of records has an export', () => {
  expect(exportOperations.map(({ path }) => path).sort()).toEqual(recordLists.map(({ path }) => `${path}/exports`).sort());
});

it.each(recordLists)('who sees the list $path exports it, and nobody else', ({ id, path }) => {
  const exported = exportOperations.find((one) => one.path === `${path}/exports`);
  expect(exported && (permissions[exported.id] as Permission)).toEqual(permissions[id] as Permission);
});

it.each(exportOperations.map(resourceOf))('the columns of %s are told apart and have headings in both languages', (resource) => {
  const names = columnsOfShape(recordShapeOf(resource)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(2);
  expect(new Set(names).size).toBe(names.length);
  for (const locale of ['de', 'en'] as const) expect(names.map((name) => columnTitle(locale, resource, name))).not.toContain('');
});
