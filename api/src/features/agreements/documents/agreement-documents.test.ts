import { agreementDocuments, agreementHash, agreementText, currentAgreementVersion } from './agreement-documents.ts';

const values = { brand: 'Blattwerk', depositCents: 1499, serviceFeeCents: 1499, consultationFeeCents: 1499 };
const whole = (document: (typeof agreementDocuments)[number], locale: 'de' | 'en'): string => JSON.stringify(agreementText(document, 1, locale, values));

/** Signed texts may not change. A failing line here means: make a new version instead of editing this one. */
const published = {
  information: {
    de: 'abcc8f41ca502571bd88a89de3d5aad820c6d98eb70f4c719aba545dca1435b0',
    en: '2b87af75dd2572386b09b5e92044a6dba2ebc1518cc9de6e22cba5b8c1ff2d96',
  },
  contract: { de: '97a4509244d26c8f9439c7a8243e6484886dd34e32a93d508b4db4c3457afa57', en: '7af58eb940d70a800f4b3f9547ef802e11882766b531f26b7202856c05d81319' },
  privacy: { de: '6cf59f8a717d0fb784ef5d59a1c843cd8f4b8cba79689c0d4e2f10138e09f9bf', en: '18ad15a536e5e56343572fb71462ec34b544ea122b69cc9e2e4c8cd8d85e11d3' },
  terms: { de: 'c2610c2a4a9a36d016468bfd55e644cda9d828a8c4b32175c36309636be8cb59', en: '8822b123ab78c50d4524fcee9e7ae46c0cfacd5c6b9e5c59f448efe6eb7529b6' },
};

test.each(agreementDocuments)('%s reads the same in both languages: as many sections, as many paragraphs', (document) => {
  const shape = (locale: 'de' | 'en') => {
    const { introduction, sections, declaration } = agreementText(document, 1, locale, values);
    return { introduction: introduction.length, sections: sections.map(({ paragraphs }) => paragraphs.length), declaration: declaration.length };
  };
  expect(shape('en')).toEqual(shape('de'));
});

test.each(agreementDocuments)('%s has all its values filled in', (document) => {
  for (const locale of ['de', 'en'] as const) expect(whole(document, locale)).not.toMatch(/\{\{|\}\}|undefined/);
});

test('the amounts are those of the settings, as the language writes them', () => {
  expect(whole('contract', 'de')).toContain('14,99\u00a0€');
  expect(whole('contract', 'en')).toContain('€14.99');
  expect(JSON.stringify(agreementText('contract', 1, 'de', { ...values, depositCents: 2000 }))).toContain('20,00\u00a0€');
});

test.each(agreementDocuments.flatMap((document) => (['de', 'en'] as const).map((locale) => [document, locale] as const)))(
  'the published %s (%s) is unchanged',
  (document, locale) => {
    expect(agreementHash(document, 1, locale, values)).toBe(published[document][locale]);
  },
);

test('the hash is of document, language and content', () => {
  const hashes = agreementDocuments.flatMap((document) => [agreementHash(document, 1, 'de'), agreementHash(document, 1, 'en')]);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(agreementHash('contract', 1, 'de', { ...values, depositCents: 1500 })).not.toBe(agreementHash('contract', 1, 'de', values));
});

test('a version that was never published is an error', () => {
  expect(currentAgreementVersion('information')).toBe(1);
  expect(() => agreementText('information', 2, 'de')).toThrow('no version 2');
});

test('what a patient must be told before treatment is in the information sheet', () => {
  const text = whole('information', 'de');
  for (const word of [
    'mündlich',
    'Nebenwirkungen',
    'Wechselwirkungen',
    'Straßenverkehr',
    'Fernbehandlung',
    'Andere Möglichkeiten',
    'Kosten',
    'widerrufen',
    '112',
    '116 117',
    'entscheidet allein',
  ])
    expect(text).toContain(word);
});
