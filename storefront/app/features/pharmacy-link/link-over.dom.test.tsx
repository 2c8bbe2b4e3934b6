import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { LinkOver } from './link-over.tsx';
import { TanForm } from './tan-form.tsx';
import { usePharmacyLink } from './use-pharmacy-link.ts';

const door = { pharmacy: { name: 'Birken-Apotheke', city: 'Hannover' }, number: 'R-2026-000123', needsTan: true, triesLeft: 5, tanBy: null, tanSentAt: null };

const answer = (status: number, body: unknown): Promise<Response> =>
  Promise.resolve({ ok: status < 400, status, headers: new Headers(), json: () => Promise.resolve(body) } as Response);

const Page = () => {
  const page = usePharmacyLink('a-link');
  const { state } = page;
  if (state.step === 'over') return <LinkOver why={state.why} page={page} />;
  return state.step === 'door' ? <TanForm door={state.door} isBusy={false} error={undefined} onOpen={page.open} /> : null;
};

/** A link whose TAN has ended; `answers` are given to the requests for a new one, one after the other. */
const show = (mayRenew: boolean, answers: [number, unknown][] = []) => {
  globalThis.fetch = (_address, init) =>
    init?.method === 'POST' ? answer(...answers.shift()!) : answer(410, { code: 'pharmacyLink.expired', message: '', details: { mayRenew } });
  return renderScreen(<Page />, { locale: 'de', ns: 'pharmacy-link' });
};

test('a link with work left offers a new TAN, says why there is none, and then asks for it', async () => {
  const { t } = show(true, [
    [429, { code: 'auth.tooManyAttempts', message: '' }],
    [200, door],
  ]);
  const renew = await screen.findByRole('button', { name: t('over.lapsed.renew') });
  fireEvent.click(renew);
  await screen.findByRole('alert');
  fireEvent.click(renew);
  await screen.findByText(t('door.way.pending'));
  expect(screen.getByLabelText(t('door.tan'))).toBeTruthy();
});

test('a link without work left offers nothing', async () => {
  const { t } = show(false);
  await screen.findByText(t('over.expired.title'));
  expect(screen.queryByRole('button')).toBeNull();
});
