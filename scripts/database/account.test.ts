import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canReach, databaseAccount } from './account.ts';

const stranger = { uid: 65534, gid: 65534 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-reach-'));
  chmodSync(folder, 0o755);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('root hands the database to nobody, others run it themselves', () => {
  expect(databaseAccount(0)).toEqual(stranger);
  expect(databaseAccount(1000)).toBeUndefined();
});

test('a folder below a closed one cannot be reached', () => {
  mkdirSync(path.join(folder, 'closed', 'inside'), { recursive: true });
  expect(canReach(path.join(folder, 'closed', 'inside'), stranger)).toBe(true);
  chmodSync(path.join(folder, 'closed'), 0o700);
  expect(canReach(path.join(folder, 'closed', 'inside'), stranger)).toBe(false);
});

test('a folder that does not exist yet counts by its parent', () => {
  expect(canReach(path.join(folder, 'new', 'deeper'), stranger)).toBe(true);
});
