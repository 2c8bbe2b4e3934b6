import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashSources } from './builds.ts';

let folder: string;
const hash = (): string => hashSources([folder], []);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-sources-'));
  mkdirSync(path.join(folder, 'app'));
  writeFileSync(path.join(folder, 'app', 'root.tsx'), 'one');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a build is not repeated because files have other times', () => {
  const before = hash();
  utimesSync(path.join(folder, 'app', 'root.tsx'), 1, 1);
  expect(hash()).toBe(before);
});

test('what a build writes does not make it out of date', () => {
  const before = hash();
  mkdirSync(path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'build', 'index.js'), 'made');
  expect(hash()).toBe(before);
});

test.each([
  ['a changed file', 'app/root.tsx', 'two'],
  ['a new file', 'app/new.tsx', 'one'],
])('%s makes a build necessary', (_what, file, text) => {
  const before = hash();
  writeFileSync(path.join(folder, file), text);
  expect(hash()).not.toBe(before);
});
