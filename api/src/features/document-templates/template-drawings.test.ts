import { readFile } from 'node:fs/promises';
import { changedTemplates, drawingsFile, drawTemplates, type Drawings } from './testing/template-drawings.ts';

const registered = JSON.parse(await readFile(drawingsFile, 'utf8')) as Drawings;

test('each template is drawn as it was registered with its version; else add one to template-versions.ts and run npm run templates:register', async () => {
  const drawn = await drawTemplates();
  expect(changedTemplates(registered, drawn)).toEqual([]);
  expect(drawn).toEqual(registered);
}, 60_000);

test('a template that is drawn otherwise needs a new version', () => {
  const [former, changed] = [
    { version: 2, sha256: { de: 'a', en: 'b' } },
    { version: 2, sha256: { de: 'a', en: 'c' } },
  ];
  expect(changedTemplates({ invoice: former }, { invoice: changed })).toEqual(['invoice']);
  expect(changedTemplates({ invoice: former }, { invoice: { ...changed, version: 3 } })).toEqual([]);
  expect(changedTemplates({ invoice: former }, { invoice: former })).toEqual([]);
});
