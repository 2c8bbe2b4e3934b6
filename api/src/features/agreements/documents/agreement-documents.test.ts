import { agreementDocuments, agreementHash, agreementText, currentAgreementVersion, periodSettings } from './agreement-documents.ts';

const periods = {
  ...{
    recordYears: 10,
    voucherYears: 8,
    withdrawalYears: 6,
    consentProofYears: 3,
    unsentDays: 30,
    contactMonths: 6,
    contactRequestMonths: 12,
    inactiveMonths: 24,
  },
  ...{ mailMonths: 12, accessLogYears: 10, technicalMonths: 12, refusedUploadDays: 30 },
};
const values = { brand: 'Blattwerk', depositCents: 1499, serviceFeeCents: 1499, consultationFeeCents: 1499, periods };
type Document = (typeof agreementDocuments)[number];
const whole = (document: Document, locale: 'de' | 'en'): string => JSON.stringify(agreementText(document, currentAgreementVersion(document), locale, values));

/** Signed texts may not change. A failing line here means: make a new version instead of editing this one. */
const published: Record<Document, { de: string; en: string }[]> = {
  information: [
    { de: 'abcc8f41ca502571bd88a89de3d5aad820c6d98eb70f4c719aba545dca1435b0', en: '2b87af75dd2572386b09b5e92044a6dba2ebc1518cc9de6e22cba5b8c1ff2d96' },
    { de: 'a56ffe4b28f28acbcc842047c5119e498e9293cfafe8b42b6095ee347bf5271d', en: 'f1b4fcc2aa7e27b20278911037dffc7a84265a0c9ddd34e8586b8b54e3246884' },
  ],
  contract: [
    { de: 'e5d01ed3e934d3e418d59bc4c9f75949196ba3ccd26b6c62cb8815fa1ffb5751', en: '1e0d807bf410e3b54735f1b7994382697f061b018e578cb7af97d7bbf94bc1d0' },
    { de: '7cab6769178a3f67c9dc9e67af7da1f508fb942a56ae1daad7c5451b6e796044', en: '23f125cb251f90c327e35882ae3b27ed2d512a23605d71eb6fa7cffc824bcd6a' },
  ],
  privacy: [
    { de: 'be872c79b432c5deeb753e2249f99dc4c223506ccc3ed9f1d4904b5e88721928', en: '888ab171f63bf4fdac305a4f81829f89f554d5f45cd8b9e904c972738dc6f9ca' },
    { de: '1d2fc9d1b4d04deb2dba30f2ec862ab6817baf9ce2749e320f77fdcf3420d891', en: '6f5b07dc1be09ce11b96b5e90fb485d49fdb206a13f4a25a2db7728cc868e627' },
    { de: '7602d1130a8f7fb617584ce3896886afb8f72b4ab77d405ed82aee71d2ca33bd', en: '04ee29b16ea9ea83f0a7a9442fe2c82417be5bbd551464efc0b2386cca065ce6' },
    { de: 'f3c726122abe859743eff85f79ec0889218c336f3adeb4aa3afa5f8b44bd8938', en: '633164c7904070beaff62d6844c5d2e021a01bcedb142ce1c422319122fcd494' },
    { de: '113a0f070a11e4e969b3692e7d3fef1ac26a4ccc8da46529ae3e4099af4d173f', en: 'eee2624ad79b2408241e6368713218cef5d28998a9cef0c0b476e1f914775d7d' },
    { de: '16f3ce1b8f7d1b10fac7e016a55ec8a0cfb42f21fac80af9a164f5b69c41fae9', en: '589d308a3f99d880bc3f59dc7054a7f70553f093c69a7f8c612a7c18a6ffed52' },
  ],
  terms: [{ de: '6b9064ebdacd7745c0e155ddc9478db07a346e675f9c44dc76db6f5db2587488', en: '57cbb5d893ad2798e7e156df9f53c72c788b5743f8580b22fcf7665e3becc455' }],
  safety: [
    { de: '9fa35e5c0046afc748ae9bf36af1a952c895ae5ee5d4d4565784903bb77ebefd', en: '1c1fdb6ab049d11c0eed142d9d486eea7ed6df313169a901608a69501679e296' },
    { de: '449254ee9a9376c660aea19129eccb7d69156ac4f67e036cd01a0926d0272ead', en: 'a0b078065195cf241aa9eef4fa3cae776203b937c0046627d230891a32916e1f' },
  ],
};

test.each(agreementDocuments)('%s reads the same in both languages: as many sections, as many paragraphs', (document) => {
  const shape = (locale: 'de' | 'en') => {
    const { introduction, sections, declaration } = agreementText(document, currentAgreementVersion(document), locale, values);
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

test.each(agreementDocuments)('every published version of %s is unchanged, in both languages', (document) => {
  const hash = (index: number, locale: 'de' | 'en') => agreementHash(document, index + 1, locale, values);
  expect(published[document]).toEqual(published[document].map((_hashes, index) => ({ de: hash(index, 'de'), en: hash(index, 'en') })));
  expect(published[document]).toHaveLength(currentAgreementVersion(document));
});

test('the privacy notice names everything that the market keeps about people, with its legal basis and how long it stays', () => {
  const { sections } = agreementText('privacy', currentAgreementVersion('privacy'), 'de', values);
  const [what, , , long] = sections.slice(1).map(({ paragraphs }) => paragraphs.join('\n'));
  for (const word of ['Kontaktadresse', 'Newsletter', 'Benachrichtigung', 'Bewertungen', 'Merkliste', 'gespeicherte Suchen', 'Auswahl']) {
    const purpose = what?.split('\n').find((paragraph) => paragraph.split(':')[0]?.includes(word));
    expect([word, purpose]).toEqual([word, expect.stringMatching(/Zweck: .*Rechtsgrundlage: /)]);
    expect(long).toContain(word);
  }
});

test('the privacy notice names every period of the settings, with the value that is set, in both languages', () => {
  for (const locale of ['de', 'en'] as const)
    for (const name of Object.keys(periods)) {
      const text = JSON.stringify(agreementText('privacy', currentAgreementVersion('privacy'), locale, { ...values, periods: { ...periods, [name]: 987 } }));
      expect([name, text.includes('987')]).toEqual([name, true]);
    }
  expect(periodSettings.map((key) => key.replace('retention.', '')).toSorted()).toEqual(Object.keys(periods).toSorted());
});

test('the hash is of document, language and content', () => {
  const hashes = agreementDocuments.flatMap((document) => [agreementHash(document, 1, 'de'), agreementHash(document, 1, 'en')]);
  expect(new Set(hashes).size).toBe(hashes.length);
  expect(agreementHash('contract', 1, 'de', { ...values, depositCents: 1500 })).not.toBe(agreementHash('contract', 1, 'de', values));
});

test('a version that was never published is an error', () => {
  expect(currentAgreementVersion('information')).toBe(2);
  expect(() => agreementText('information', 3, 'de')).toThrow('no version 3');
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
