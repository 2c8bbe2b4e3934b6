import { globSync, readFileSync } from 'node:fs';
import { forbiddenIn } from './forbidden-wording.ts';

const files = globSync(['storefront/app/texts/**/*.md', 'storefront/app/locales/*/*.json', 'api/src/locales/*/mails.json']);

test('public texts are found', () => {
  expect(files.filter((file) => file.endsWith('.md')).length).toBeGreaterThan(30);
  expect(files.filter((file) => file.endsWith('.json')).length).toBeGreaterThan(60);
});

test.each(files)('%s promises and advertises nothing', (file) => {
  expect(forbiddenIn(readFileSync(file, 'utf8'))).toEqual([]);
});

test.each([
  'Cannabis hilft bei Schmerzen.',
  'Unsere Blüten sind nebenwirkungsfrei.',
  'Ihr Rezept für Cannabis in wenigen Minuten',
  'Get your prescription for medical cannabis instantly.',
  'Sichern Sie sich 20 % Rabatt',
  'This flower helps. THC relieves pain.',
  'Von Ärzten empfohlen',
])('“%s” is refused', (text) => {
  expect(forbiddenIn(text)).not.toEqual([]);
});

test.each(['Ob Cannabis helfen kann, ist nicht belegt.', 'Das Rezept gilt drei Monate.', 'Wir versprechen keine Wirkung.'])('“%s” may be said', (text) => {
  expect(forbiddenIn(text)).toEqual([]);
});
