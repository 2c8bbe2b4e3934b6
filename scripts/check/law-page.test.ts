import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

const rows = readFileSync(inRoot('docs/law.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|(?:---|\s*Rule\s*\|)/.test(line))
  .map((line) => line.split('|').slice(1, -1));
const named = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');

test('each rule of the law page names its place, its test and what counsel has to decide', () => {
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    expect([row[0], row.length]).toEqual([row[0], 4]);
    expect([row[0], named(row[1]).length > 0, row[3]?.trim()]).toEqual([row[0], true, expect.stringMatching(/\S/)]);
    for (const path of named(row[2])) expect(path).toMatch(/\.(test|spec)\.tsx?$/);
    expect([row[0], named(row[2]).length]).not.toEqual([row[0], 0]);
  }
});

test('every place and every test that the law page names exists', () => {
  const missing = rows.flatMap((row) => [...named(row[1]), ...named(row[2])]).filter((path) => !existsSync(inRoot(path)));
  expect(missing).toEqual([]);
});
