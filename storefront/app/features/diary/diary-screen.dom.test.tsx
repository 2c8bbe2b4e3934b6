import type { Diary, DiaryEntry } from '@blattwerk/contract/diary/shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { diaryQueueKey } from '../../lib/diary/keys.ts';
import { DiaryScreen } from './diary-screen.tsx';

const id = '0193b1c2-0000-7000-8000-000000000001';
const at = '2026-11-22T18:00:00.000Z';
const entry: DiaryEntry = {
  ...{ id, clientId: id, version: 1, on: '2026-11-22', dose: { amount: 0.15, unit: 'g' }, prescriptionId: id, productId: id, medicineName: 'Morgentau' },
  ...{ effect: 8, sideEffects: ['dry_mouth'], note: 'Besser geschlafen', createdAt: at, updatedAt: at },
};
const diary = (items: DiaryEntry[]): Diary => ({
  ...{ items, total: items.length, from: '2026-08-26', to: '2026-11-23' },
  medicines: [{ prescriptionId: id, productId: id, name: 'Morgentau', unit: 'g' }],
  sharing: { hasConsent: false, requests: [] },
});

interface Sent {
  method: string;
  body: Record<string, unknown>;
}

/** The server with this diary; `isReached` false is no connection for what is sent. */
const server = (answer: Diary, isReached = true): Sent[] => {
  const sent: Sent[] = [];
  globalThis.fetch = (address, init) => {
    const body = String(address).includes('/iam/me') ? { id: 'ada', firstName: 'Ada' } : answer;
    if (init?.method === 'POST') {
      if (!isReached) return Promise.reject(new TypeError('network'));
      sent.push({ method: 'POST', body: JSON.parse(String(init.body)) as Record<string, unknown> });
    }
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) } as Response);
  };
  return sent;
};

const show = (locale: 'de' | 'en') =>
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DiaryScreen />
    </QueryClientProvider>,
    { locale, ns: 'diary', at: '/dashboard/diary' },
  );

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'accessToken=of-a-test';
});

test.each(['de', 'en'] as const)('an empty diary asks for the first entry: %s', async (locale) => {
  server(diary([]));
  const { t } = show(locale);
  await screen.findByText(t('empty'));
  expect(screen.queryByRole('button', { name: t('asLast') })).toBeNull();
});

test('an entry as the last one needs two presses and carries an id of this device', async () => {
  const sent = server(diary([entry]));
  const { t } = show('de');
  fireEvent.click(await screen.findByRole('button', { name: t('asLast') }));
  fireEvent.click(screen.getByRole('button', { name: t('save') }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ dose: { amount: 0.15, unit: 'g' }, prescriptionId: id, effect: 8, sideEffects: ['dry_mouth'] });
  expect(sent[0]?.body['clientId']).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent[0]?.body['note']).toBeUndefined();
});

test('an entry is not sent without the effect, and the page says which field is missing', async () => {
  const sent = server(diary([entry]));
  const { t } = show('de');
  fireEvent.click(await screen.findByRole('button', { name: t('save') }));
  await screen.findByText('Bitte füllen Sie dieses Feld aus.');
  expect(sent).toHaveLength(0);
});

test('without a connection the entry stays on the device, which says what is stored and deletes it when asked', async () => {
  server(diary([entry]), false);
  const { t } = show('de');
  fireEvent.click(await screen.findByRole('button', { name: t('asLast') }));
  fireEvent.click(screen.getByRole('button', { name: t('save') }));
  await screen.findByText(t('unsent.title', { count: 1 }));
  screen.getByText(t('unsent.text'));
  expect(localStorage.getItem(diaryQueueKey)).toContain('"owner":"ada"');
  fireEvent.click(screen.getByRole('button', { name: t('unsent.drop') }));
  expect(localStorage.getItem(diaryQueueKey)).toBeNull();
});
