import type { FileCheck } from '@blattwerk/contract/document-checks/shapes';
import { renderScreen } from '../../../test/render-screen.tsx';
import { DocumentCheck, FileResult } from './document-check.tsx';

const prescription = {
  kind: 'prescription',
  number: 'R-2026-000123',
  issuedAt: '2026-11-20T10:15:00.000Z',
  validUntil: '2027-02-20',
  doctorName: 'Dr. med. Anna Lindström',
  replacedAt: null,
} as const;
const unknown = { kind: null, number: null, issuedAt: null, validUntil: null, doctorName: null, replacedAt: null, prescriptionState: null } as const;

const shown = (locale: 'de' | 'en', check: FileCheck): string => renderScreen(<FileResult check={check} />, { locale, ns: 'check' }).container.textContent;

test.each<['de' | 'en', FileCheck, RegExp, RegExp]>([
  [
    'de',
    { state: 'genuine', ...prescription, prescriptionState: 'genuine' },
    /Echt und unverändert.*Privatrezept.*R-2026-000123.*Lindström/,
    /Widerrufen|Verändert/,
  ],
  ['de', { state: 'genuine', ...prescription, prescriptionState: 'revoked' }, /Echt und unverändert.*Widerrufen.*nichts mehr darauf ab/, /Verändert/],
  ['de', { state: 'altered', ...prescription, prescriptionState: 'genuine' }, /Verändert.*nicht auf den Inhalt.*R-2026-000123/, /Echt und unverändert/],
  ['en', { state: 'unknown', ...unknown }, /We do not know this file/, /Genuine/],
  ['en', { state: 'genuine', ...prescription, kind: 'prescription-copy', prescriptionState: 'genuine' }, /Nothing is dispensed on a copy/, /Changed/],
])('in %s, the result of a file says what it is: %j', (locale, check, words, not) => {
  const text = shown(locale, check);
  expect(text).toMatch(words);
  expect(text).not.toMatch(not);
});

test('a code of any other document says that it is genuine, without a date until which', () => {
  const check = { ...prescription, state: 'genuine', kind: 'invoice', number: 'MU-2026-00022', validUntil: null } as const;
  const { textContent } = renderScreen(<DocumentCheck check={check} />, { locale: 'de', ns: 'check' }).container;
  expect(textContent).toMatch(/Echt.*Rechnung.*MU-2026-00022/);
  expect(textContent).not.toMatch(/Gültig bis|eingelöst/);
});

test.each([
  ['invoice', 'revoked', /Storniert.*Rechnung.*MU-2026-00022/, /Widerrufen|Echt/],
  ['invoice', 'reduced', /Echt, gemindert.*abzüglich der Rechnungskorrektur.*MU-2026-00022/, /Storniert|Widerrufen/],
  ['invoice-cancellation', 'genuine', /Echt.*StornorechnungNummer.*MU-2026-00022/, /Storniert/],
  ['invoice-reduction', 'genuine', /Echt.*Rechnungskorrektur.*MU-2026-00022/, /Storniert/],
] as const)('of %s that is %s it says so', (kind, state, words, not) => {
  const check = { ...prescription, kind, state, number: 'MU-2026-00022', validUntil: null };
  const { textContent } = renderScreen(<DocumentCheck check={check} />, { locale: 'de', ns: 'check' }).container;
  expect(textContent).toMatch(words);
  expect(textContent).not.toMatch(not);
});

test.each([
  ['de', /Echt, durch neuere Fassung ersetzt.*am 24\. ?(November|11\.) ?2026 durch eine neuere Fassung/],
  ['en', /Genuine, replaced by a newer version.*replaced by a newer version on .*2026/],
] as const)('in %s, a letter says when a newer version replaced it, by code and by file', (locale, words) => {
  const letter = { ...prescription, kind: 'medical-letter', validUntil: null, replacedAt: '2026-11-24T09:00:00.000Z' } as const;
  const byCode = renderScreen(<DocumentCheck check={{ ...letter, state: 'replaced' }} />, { locale, ns: 'check' }).container;
  expect(byCode.textContent).toMatch(words);
  expect(shown(locale, { ...letter, state: 'genuine', prescriptionState: 'replaced' })).toMatch(words);
});
