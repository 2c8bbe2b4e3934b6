import type { DiaryEntry, SharedDiary } from '@blattwerk/contract/diary/shapes';
import { screen } from '@testing-library/react';
import { renderOffice } from '../../../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../../../test/stub-api.ts';
import { CaseDiary } from './diary.tsx';

const id = '0193b1c2-0000-7000-8000-000000000001';
const at = '2026-11-22T18:00:00.000Z';
const entry = (on: string, effect: number, more: Partial<DiaryEntry> = {}): DiaryEntry => ({
  ...{ id: `${id.slice(0, -2)}${on.slice(-2)}`, clientId: id, version: 1, on, dose: { amount: 0.15, unit: 'g' }, prescriptionId: null, productId: null },
  ...{ medicineName: 'Morgentau', effect, sideEffects: [], note: null, createdAt: at, updatedAt: at },
  ...more,
});
const days = { from: '2026-08-26', to: '2026-11-23' };
const shared = (...items: DiaryEntry[]): { body: SharedDiary } => ({ body: { isShared: true, items, total: items.length, ...days } });

const show = async (language: 'de' | 'en', answer: StubAnswer) => {
  stubApi(({ path }) => (path === `treatments/${id}/diary` ? answer : { body: { items: [] } }));
  await renderOffice(<CaseDiary treatmentId={id} />, { language, at: '/' });
};

test.each([
  ['de', 'pending', 'Das Tagebuch wird geladen.'],
  ['de', { body: { isShared: false, items: [], total: 0, ...days } }, 'Wird nicht geteilt.'],
  ['en', { body: { isShared: false, items: [], total: 0, ...days } }, 'Not shared.'],
  ['de', shared(), 'Geteilt, aber in den letzten 90 Tagen ohne Einträge.'],
] as const)('the diary says in one line why there is nothing to read: %s, %j', async (language, answer, words) => {
  await show(language, answer);
  await screen.findByText(words);
});

test('the diary says that it could not be read', async () => {
  await show('de', refusal(403, 'doctor.notAssigned'));
  await screen.findByText(/./, { selector: 'section p' });
  expect(screen.queryByText('Wird nicht geteilt.')).toBeNull();
});

test('the diary shows the trend in a picture with words, and each entry in a row', async () => {
  await show('de', shared(entry('2026-11-22', 8, { sideEffects: ['dry_mouth'], note: 'Besser geschlafen', version: 2 }), entry('2026-11-20', 4)));
  await screen.findByRole('img', { name: 'Wirkung 4 am 20.11.2026, 8 am 22.11.2026 (1 bis 10).' });
  screen.getByText('2 Einträge in 90 Tagen');
  screen.getByText('trockener Mund, Besser geschlafen');
  screen.getByText('(korrigiert)');
});
