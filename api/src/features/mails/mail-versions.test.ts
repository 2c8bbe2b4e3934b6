import { readFile } from 'node:fs/promises';
import { versionsOf } from './mail-versions.ts';
import { changedWordings, presentWordings, withPresent, wordingsFile, type Wordings } from './testing/mail-wordings.ts';

const registered = JSON.parse(await readFile(wordingsFile, 'utf8')) as Wordings;

test('each mail says what was registered last; else run npm run mails:register', () => {
  expect(changedWordings(registered, presentWordings())).toEqual([]);
});

test('another wording is a version of its own, one of the same day or of other samples is not', () => {
  const former = { welcome: { '2026-11-20': 'a' }, gone: { '2026-11-20': 'x' } };
  expect(changedWordings(former, { welcome: 'b' })).toEqual(['welcome', 'gone']);
  const changed = withPresent(former, { welcome: 'b' }, '2026-11-28', false);
  expect(changed).toEqual({ welcome: { '2026-11-20': 'a', '2026-11-28': 'b' } });
  expect(withPresent(changed, { welcome: 'c' }, '2026-11-28', false)).toEqual({ welcome: { '2026-11-20': 'a', '2026-11-28': 'c' } });
  expect(withPresent(former, { welcome: 'b' }, '2026-11-28', true)).toEqual({ welcome: { '2026-11-20': 'b' } });
});

test('the newest version comes first', () => {
  const [newest, ...older] = versionsOf('confirm-email');
  expect(newest?.version).toBe(older.length + 1);
});
