import { agreementChanges } from './agreement-changes.ts';
import { agreementText, type AgreementDocument } from './agreement-documents.ts';

const changes = (document: AgreementDocument, since: number, version: number, locale: 'de' | 'en' = 'de') =>
  agreementChanges(agreementText(document, since, locale), agreementText(document, version, locale));
const text = { title: 'Title', introduction: [], declaration: [] };
const one = (paragraphs: string[], heading = '1. One') => ({ ...text, sections: [{ heading, paragraphs }] });

test('only the changed paragraph is shown, and its words make up both versions', () => {
  const [section, ...others] = changes('contract', 1, 2);
  expect(others).toEqual([]);
  const parts = section?.paragraphs[0] ?? [];
  const without = (kind: string): string =>
    parts
      .filter((part) => part.kind !== kind)
      .map((part) => part.text)
      .join('');
  const paragraphs = (version: number) => agreementText('contract', version, 'de').sections.find(({ heading }) => heading === section?.heading)?.paragraphs;
  expect(section?.paragraphs).toHaveLength(1);
  expect(paragraphs(1)).toContain(without('added'));
  expect(paragraphs(2)).toContain(without('removed'));
  expect(parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['same', 'added', 'removed']));
});

test('several versions are one difference, and added paragraphs are wholly new', () => {
  const sections = changes('privacy', 1, 3);
  expect(sections).toHaveLength(2);
  for (const { paragraphs } of sections) for (const parts of paragraphs) expect(parts.map(({ kind }) => kind)).toEqual(['added']);
  expect(sections.flatMap(({ paragraphs }) => paragraphs)).toHaveLength(9);
});

test('the same text has no difference', () => expect(changes('terms', 1, 1, 'en')).toEqual([]));

test('a section that went is named as removed', () => {
  expect(agreementChanges(one(['Gone.'], '2. Two'), one(['New.']))).toEqual([
    { heading: '1. One', paragraphs: [[{ kind: 'added', text: 'New.' }]] },
    { heading: '2. Two', paragraphs: [[{ kind: 'removed', text: 'Gone.' }]] },
  ]);
});

test('a paragraph that was written anew is shown as two, not as a mixture of words', () => {
  expect(agreementChanges(one(['You may not do this.']), one(['Doctors answer every question at once.']))[0]?.paragraphs).toEqual([
    [
      { kind: 'removed', text: 'You may not do this.' },
      { kind: 'added', text: 'Doctors answer every question at once.' },
    ],
  ]);
});
