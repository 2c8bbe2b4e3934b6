import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readText } from './markdown.ts';

const folder = fileURLToPath(new URL('./app/texts/', import.meta.url));
const texts = (language: 'de' | 'en') => globSync('*/*.md', { cwd: `${folder}${language}` }).toSorted();
const text = (language: 'de' | 'en', file: string) => readText(readFileSync(`${folder}${language}/${file}`, 'utf8'), language);

test('every text stands in both languages', () => {
  expect(texts('de')).toEqual(texts('en'));
  expect(texts('de').filter((file) => file.startsWith('blog/')).length).toBeGreaterThanOrEqual(10);
});

test.each(texts('de'))('%s has the same parts, days and sources in both languages', (file) => {
  const [german, english] = [text('de', file), text('en', file)];
  const facts = ({ headings, sources, publishedOn, updatedOn, isMedical, order }: typeof german) => ({
    ...{ parts: headings.length, sources: sources.length, publishedOn, updatedOn, isMedical, order },
  });
  expect(facts(english)).toEqual(facts(german));
  if (file.startsWith('blog/') || german.isMedical) expect(german.sources.length).toBeGreaterThan(0);
});

const head = '---\ntitle: A title\ndescription: A description that is long enough for a list\npublishedOn: 2026-01-01\n---\n';

test('a link of ours leads to the page in the language of the text', () => {
  expect(readText(`${head}[Market](/market) and [the law](https://law.example)`, 'en').html).toContain('<a href="/en/market">Market</a>');
  expect(readText(`${head}[Start](/)`, 'en').html).toContain('href="/en"');
  expect(readText(`${head}[Markt](/market)`, 'de').html).toContain('href="/market"');
});

test('parts can be linked to', () => {
  const { html, headings } = readText(`${head}## Größe und Maß\n\nText`, 'de');
  expect(headings).toEqual([{ id: 'groesse-und-mass', text: 'Größe und Maß' }]);
  expect(html).toContain('<h2 id="groesse-und-mass">');
});

test('HTML, a missing head and an unknown field are refused', () => {
  expect(() => readText(`${head}<script>alert(1)</script>`, 'de')).toThrow('HTML');
  expect(() => readText('No head', 'de')).toThrow('head');
  expect(() => readText(head.replace('title', 'titel'), 'de')).toThrow();
});
