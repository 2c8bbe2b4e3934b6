import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

type Words = Record<string, string>;

/** The words of states as one of the apps says them; in running text they are small. */
const wordsAt = (file: string, locale: string, ...path: string[]): Words => {
  const found = path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown>)[key],
    JSON.parse(readFileSync(inRoot(file.replace('*', locale)), 'utf8')),
  );
  return Object.fromEntries(Object.entries(found as Words).map(([state, word]) => [state, String(word).toLowerCase()]));
};

const only = (words: Words, states: readonly string[]): Words => Object.fromEntries(states.map((state) => [state, words[state] ?? '']));

describe.each(['de', 'en'])('One word for one state (%s)', (locale) => {
  it('of a request, for patients, trusted persons, staff and documents', () => {
    const patients = wordsAt('storefront/app/locales/*/treatments.json', locale, 'status');
    for (const others of [
      wordsAt('storefront/app/locales/*/caregivers.json', locale, 'request'),
      wordsAt('admin/src/locales/*/enum.json', locale, 'treatmentStatus'),
      wordsAt('api/src/locales/*/lists.json', locale, 'treatments', 'values', 'status'),
      wordsAt('api/src/locales/*/documents.json', locale, 'record', 'word', 'treatment'),
    ])
      expect(others).toEqual(patients);
  });

  it('of a prescription, where all have the same view of it', () => {
    const shared = ['in-preparation', 'ready', 'returned', 'revoked', 'expired'];
    const patients = only(wordsAt('storefront/app/locales/*/treatments.json', locale, 'prescription'), shared);
    for (const others of [
      wordsAt('storefront/app/locales/*/pharmacy-link.json', locale, 'status'),
      wordsAt('admin/src/locales/*/enum.json', locale, 'prescriptionStatus'),
      wordsAt('api/src/locales/*/lists.json', locale, 'prescriptions', 'values', 'status'),
      wordsAt('api/src/locales/*/documents.json', locale, 'record', 'word', 'prescription'),
    ])
      expect(only(others, shared)).toEqual(patients);
  });

  it('of a consultation and of what patients write', () => {
    const consultations = wordsAt('storefront/app/locales/*/consultations.json', locale, 'status');
    expect(wordsAt('admin/src/locales/*/enum.json', locale, 'consultationStatus')).toEqual(consultations);
    expect(wordsAt('api/src/locales/*/documents.json', locale, 'record', 'word', 'consultation')).toEqual(consultations);
    expect(wordsAt('admin/src/locales/*/enum.json', locale, 'contributionStatus')).toEqual(wordsAt('storefront/app/locales/*/reviews.json', locale, 'status'));
  });
});
