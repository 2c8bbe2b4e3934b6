import { imprintText, imprintVersions } from './imprint.ts';

const change = (day: string) => ({ day, at: new Date(`${day}T10:00:00Z`) });
const days = (...args: Parameters<typeof imprintVersions>) => imprintVersions(...args).map(({ publishedOn }) => publishedOn);
const named = { name: 'Grünwerk', helpEmail: 'hilfe@betreiber.de', helpPhoneInGroups: '030 23125000' };

test('without any details of the operator there is one version: our newest words', () => {
  expect(imprintVersions([], ['2026-01-01', '2026-02-01'])).toEqual([{ version: 1, publishedOn: '2026-02-01', at: undefined }]);
});

test('the first version is of the day on which the operator came; after it, changed details and changed words are versions', () => {
  expect(days([change('2026-03-01'), change('2026-05-01')], ['2026-01-01', '2026-04-01', '2026-05-01'])).toEqual(['2026-03-01', '2026-04-01', '2026-05-01']);
  expect(imprintVersions([change('2026-03-01')], ['2026-01-01', '2026-04-01']).map(({ at }) => at)).toEqual([change('2026-03-01').at, change('2026-03-01').at]);
});

test('the words that were there from the beginning are no change', () => {
  expect(days([change('2026-03-01')], ['2026-04-01'])).toEqual(['2026-03-01']);
});

test('both languages say the same parts, with every detail filled in', () => {
  const german = imprintText('2026-11-28', 'de', { ...named, imprint: 'Betreiber GmbH' });
  const english = imprintText('2026-11-28', 'en', { ...named, imprint: 'Betreiber GmbH' });
  expect(german.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(english.sections.map(({ paragraphs }) => paragraphs.length));
  for (const text of [german, english]) {
    expect(JSON.stringify(text)).not.toContain('{{');
    for (const detail of ['Betreiber GmbH', 'Grünwerk', 'hilfe@betreiber.de', '030 23125000']) expect(JSON.stringify(text)).toContain(detail);
  }
});

test('without an operator it says that there is none', () => {
  expect(imprintText('2026-11-28', 'de', { ...named, imprint: '' }).sections[0]?.paragraphs[0]).toContain('Grünwerk ist eine Vorführung');
});
