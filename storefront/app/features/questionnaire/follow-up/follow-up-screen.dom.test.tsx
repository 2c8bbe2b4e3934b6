import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import type { FollowUpBasis } from '@blattwerk/contract/follow-ups/shapes';
import { missingAnswers, shownAnswers, type HealthAnswers, type HealthState } from '@blattwerk/contract/health-states/shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { createServerI18n } from '../../../lib/i18n/create.server.ts';
import { FollowUpScreen } from './follow-up-screen.tsx';
import type { FollowUpView } from './pages.ts';

const answers: HealthAnswers = {
  symptoms: ['chronic-pain'],
  symptomsDuration: 'more-than-6-months',
  symptomsLevel: 7,
  treatedBefore: true,
  criteriaConfirm: { psychosis: true, addiction: true, heart: true, allergy: true, pregnancy: true, recentAmount: true },
  medicationTaken: false,
  cannabisExperience: true,
  usageType: 'inhalation',
  agreement: true,
};
const stateOf = (given: HealthAnswers, status: HealthState['status']): HealthState => ({
  id: '00000000-0000-4000-8000-000000000001',
  status,
  version: 2,
  definition: 1,
  prescribedLast30Days: { g: 0, ml: 0, piece: 0 },
  missing: missingAnswers(given),
  applies: [],
  savedAt: '2026-11-24T13:00:00.000Z',
  ...shownAnswers(given),
  requestedProducts: [],
});
const last = stateOf(answers, 'complete');
const basis: FollowUpBasis = { refusal: null, missing: [], last, draft: null, entries: null };

const realFetch = globalThis.fetch;
beforeAll(() => void (globalThis.fetch = () => new Promise(() => undefined)));
afterAll(() => void (globalThis.fetch = realFetch));

const show = (part: Partial<FollowUpBasis>, view: FollowUpView = 'question', locale: 'de' | 'en' = 'de') => {
  cleanup();
  const client = new QueryClient();
  client.setQueryData(['questionnaire', 'newest'], definitions.at(-1));
  client.setQueryData(['questionnaire', 1], definitions[0]);
  const Page = createRoutesStub([{ path: '*', Component: () => <FollowUpScreen basis={{ ...basis, ...part }} view={view} /> }]);
  return render(
    <I18nextProvider i18n={createServerI18n(locale)}>
      <QueryClientProvider client={client}>
        <Page initialEntries={[locale === 'en' ? '/en/health-state/update' : '/health-state/update']} />
      </QueryClientProvider>
    </I18nextProvider>,
  );
};

test.each([
  [{ refusal: 'treatment.alreadyOpen' as const }, 'Eine Anfrage ist noch offen', '/dashboard'],
  [
    { refusal: 'treatment.followUpNotPossible' as const, last: null },
    'Ein Folgerezept ist noch nicht möglich',
    '/health-state/create/prescription?step=illness',
  ],
  [{ missing: ['profileComplete' as const] }, 'Es fehlen persönliche Angaben', '/profile'],
  [{ missing: ['treatmentContract' as const] }, 'Den Behandlungsvertrag gibt es in einer neuen Fassung', '/dashboard/treatment-contract'],
])('says why there is no follow-up now, and leads on: %j', (part, title, to) => {
  show(part);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(to);
});

test('one question is asked, in both languages', () => {
  show({});
  expect(screen.getByRole('link', { name: 'Nein, nichts hat sich geändert' }).getAttribute('href')).toBe('/health-state/update?step=order');
  show({}, 'question', 'en');
  expect(screen.getByRole('link', { name: 'No, nothing has changed' }).getAttribute('href')).toBe('/en/health-state/update?step=order');
});

test('changes that were begun are said to be there', () => {
  show({ draft: stateOf(answers, 'draft') });
  expect(screen.getByRole('button', { name: 'Ja, weiter ändern' })).toBeTruthy();
});

test('the list marks what was changed and leads on', () => {
  show({ draft: stateOf({ ...answers, symptomsLevel: 3 }, 'draft') }, 'answers');
  const illness = screen.getByRole('article', { name: 'Meine Erkrankung' });
  expect(illness.textContent).toContain('geändert');
  expect(screen.getByRole('article', { name: 'Medikamente' }).textContent).not.toContain('geändert');
  expect(screen.getByText('1 Abschnitt geändert.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Weiter zu Sicherheit und Bestellung' })).toBeTruthy();
});

test('the list does not lead on while an answer is missing', () => {
  show({ draft: stateOf({ ...answers, symptomsLevel: undefined } as HealthAnswers, 'draft') }, 'answers');
  expect(screen.getByRole('article', { name: 'Meine Erkrankung' }).textContent).toContain('noch offen');
  expect(screen.queryByRole('link', { name: 'Weiter zu Sicherheit und Bestellung' })).toBeNull();
});

test('without a draft there is nothing to change yet: the question comes first', () => {
  show({}, 'answers');
  expect(screen.getByRole('heading', { name: 'Hat sich seit dem letzten Mal etwas geändert?' })).toBeTruthy();
});

test.each(['order', 'order-changed'] as const)('nothing is ticked on the page %s, although everything was confirmed the last time', (view) => {
  const { container } = show({ draft: stateOf(answers, 'draft') }, view);
  expect(container.querySelectorAll('input[type=radio]')).toHaveLength(12 + 10);
  expect(container.querySelectorAll('input[type=checkbox]')).toHaveLength(5 + 1);
  expect(container.querySelectorAll('input:checked')).toHaveLength(0);
});

test('what was entered before the reload is there again, the safety answers and the agreement are not', () => {
  const entries = { effect: 7, sideEffects: ['nausea' as const], remainingAmount: 2.5, requestedProducts: [], savedAt: '2026-11-24T13:00:00.000Z' };
  const { container } = show({ entries }, 'order');
  expect([...container.querySelectorAll<HTMLInputElement>('input:checked')].map(({ name, value }) => [name, value])).toEqual([
    ['effect', '7'],
    ['sideEffects', 'nausea'],
  ]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Wie viel haben Sie noch/ }).value).toBe('2,5');
});
