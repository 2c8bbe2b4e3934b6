import type { ConsultingDoctor, Hold } from '@blattwerk/contract/consultations/shapes';
import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { BookConsultation } from './book-consultation.tsx';

const doctorId = '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b12';
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();
const keptFor = (seconds: number): Hold => ({
  ...{ holdId: crypto.randomUUID(), doctorId, expiresAt: inSeconds(seconds) },
  ...{ startsAt: inSeconds(86_400), endsAt: inSeconds(87_600) },
});
const doctor = {
  id: doctorId,
  name: 'Dr. Kim Muster',
  title: null,
  about: null,
  offersConsultations: true,
  isOwn: false,
  nextSlot: null,
} satisfies ConsultingDoctor;

const answer = (body: unknown): Promise<Response> =>
  Promise.resolve({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) } as Response);

/** A server that keeps a time for the reader. */
const server = (kept: Hold | null) => {
  const state = { kept, asked: [] as string[] };
  globalThis.fetch = (address, init) => {
    const path = new URL(String(address), 'http://localhost').pathname.replace('/api/v1/clients', '');
    const method = init?.method ?? 'GET';
    if (method !== 'GET') state.asked.push(`${method} ${path}`);
    if (path === '/health-state/doctors') return answer({ items: [doctor], total: 1 });
    if (path !== '/consultations/hold') return answer({ items: [], total: 0, offers: [], slots: [] });
    if (method === 'DELETE') state.kept = null;
    if (method === 'POST') return answer((state.kept = keptFor(300)));
    return answer(method === 'GET' ? { hold: state.kept } : {});
  };
  return state;
};

const open = (locale: 'de' | 'en') =>
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <BookConsultation />
    </QueryClientProvider>,
    { locale, ns: 'consultations', at: '/video-consultation/create' },
  );
const pass = (seconds: number): Promise<void> => act(async () => void (await jest.advanceTimersByTimeAsync(seconds * 1000)));

beforeEach(() => {
  document.cookie = 'accessToken=of-a-test';
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

test.each(['de', 'en'] as const)('in %s, a page that is loaded again goes on with the kept time, and counts its last minute in seconds', async (locale) => {
  server(keptFor(65));
  const { t } = open(locale);
  await pass(0);
  expect(screen.getByRole('timer').textContent).toBe(t('confirm.kept', { left: '1:05' }));
  expect(screen.queryByText(t('confirm.lastMinute'))).toBeNull();
  await pass(5);
  expect(screen.getByRole('timer').textContent).toBe(t('confirm.keptSeconds', { count: 60 }));
  expect(screen.getByText(t('confirm.lastMinute')).getAttribute('role')).toBe('status');
  await pass(59);
  expect(screen.getByRole('timer').textContent).toBe(t('confirm.keptSeconds', { count: 1 }));
});

test('a time that lapsed cannot be booked any more, and can be reserved again', async () => {
  const state = server(keptFor(2));
  const { t } = open('de');
  await pass(2);
  expect(screen.getByRole('alert').textContent).toContain(t('confirm.lapsed'));
  expect(screen.queryByRole('button', { name: t('confirm.submit') })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: t('confirm.again') }));
  await pass(0);
  expect(state.asked).toEqual(['POST /consultations/hold']);
  expect(screen.getByRole('timer').textContent).toBe(t('confirm.kept', { left: '5:00' }));
});

test('choosing another time gives the kept one back', async () => {
  const state = server(keptFor(200));
  const { t } = open('de');
  await pass(0);
  fireEvent.click(screen.getByRole('button', { name: t('confirm.other') }));
  await pass(0);
  expect(state.asked).toEqual(['DELETE /consultations/hold']);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('Dr. Kim Muster')).toBeTruthy();
});
