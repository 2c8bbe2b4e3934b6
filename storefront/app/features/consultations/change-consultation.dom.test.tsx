import type { Consultation, Slot } from '@blattwerk/contract/consultations/shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ChangeConsultation } from './change-consultation.tsx';

const id = '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b11';
const doctorId = '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b12';
const hourMs = 3_600_000;
const at = (hours: number): string => new Date((Math.floor(Date.now() / hourMs) + hours) * hourMs).toISOString();
const slotAt = (hours: number): Slot => ({ startsAt: at(hours), endsAt: at(hours + 1) });
const [taken, next] = [slotAt(48), slotAt(49)];

const appointment = {
  ...{ id, status: 'booked', treatmentId: null, startsAt: at(47), endsAt: at(48), abilities: ['move', 'cancel'] },
  doctor: { id: doctorId, name: 'Dr. Kim Muster' },
} as unknown as Consultation;

const answer = (status: number, body: unknown): Promise<Response> =>
  Promise.resolve({ ok: status < 400, status, headers: new Headers(), json: () => Promise.resolve(body) } as Response);

/** A server on which the first time was taken after the page had read it. */
const server = (): { moved: string[]; slots: Slot[] } => {
  const state = { moved: [] as string[], slots: [taken, next] };
  globalThis.fetch = (_address, init) => {
    if (init?.method !== 'PATCH') return answer(200, { slots: state.slots });
    const { startsAt } = JSON.parse(String(init.body)) as { startsAt: string };
    if (startsAt !== taken.startsAt) {
      state.moved.push(startsAt);
      return answer(200, { ...appointment, startsAt });
    }
    state.slots = [next];
    return answer(409, { code: 'consultation.slotTaken', message: '', details: { next: [{ doctorId, startsAt: next.startsAt }] } });
  };
  return state;
};

const timeOf = (slot: Slot): string => new Date(slot.startsAt).toLocaleTimeString('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

beforeEach(() => {
  document.cookie = 'accessToken=of-a-test';
});

test('a time that was taken meanwhile leads to the next free ones, and is no longer offered', async () => {
  const state = server();
  const { t } = renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ChangeConsultation consultation={appointment} />
    </QueryClientProvider>,
    { locale: 'de', ns: 'consultations' },
  );
  fireEvent.click(screen.getByRole('button', { name: t('move.open') }));
  fireEvent.click(await screen.findByRole('button', { name: timeOf(taken) }));
  await screen.findByText(t('time.instead'));
  // The pressed button is gone: the keyboard goes on above the days.
  expect(document.activeElement?.textContent).toContain(t('time.instead'));
  await waitFor(() => expect(screen.queryByRole('button', { name: timeOf(taken) })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /bei Dr\. Kim Muster$/ }));
  await waitFor(() => expect(state.moved).toEqual([next.startsAt]));
});
