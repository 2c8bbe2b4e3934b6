import { moneyKinds, type MoneyTotals } from '@blattwerk/contract/payments/money';
import type { LedgerBalance } from '@blattwerk/contract/payments/shapes';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../../test/render-office.tsx';
import { refusal, stubApi } from '../../../test/stub-api.ts';
import { MoneyDesk } from './list.tsx';

const payment = '019a0000-0000-7000-8000-000000000001';
const amounts = (cents: number) =>
  moneyKinds.map((kind) => ({ kind, cents: kind === 'disputes' ? 0 : cents, payments: cents === 0 || kind === 'disputes' ? 0 : 2 }));
const week = (firstOn: string, lastOn: string, cents: number): MoneyTotals['periods'][number] => ({
  ...{ firstOn, lastOn, startsAt: `${firstOn}T00:00:00.000Z`, endsAt: `${lastOn}T23:00:00.000Z` },
  amounts: amounts(cents),
});
const march: MoneyTotals = { month: '2026-03', totals: amounts(2998), periods: [week('2026-03-01', '2026-03-01', 0), week('2026-03-02', '2026-03-08', 2998)] };
const well: LedgerBalance = {
  ...{ sumCents: 0, differences: [], told: [], reconciledAt: '2026-03-09T04:30:00.000Z' },
  accounts: [
    { account: 'provider', balanceCents: 2998 },
    { account: 'deposits', balanceCents: -2998 },
  ],
};
const differing: LedgerBalance = {
  ...well,
  told: ['Ruth Kassenwart'],
  differences: [
    { payment, reference: 'pi_known', ours: 1499, theirs: 0 },
    { payment: null, reference: 'pi_unknown', ours: 0, theirs: 500 },
  ],
};
const show = (language: 'de' | 'en' = 'de') => renderOffice(<MoneyDesk />, { language, at: '/money?month=2026-03' });
const answers = (balance: LedgerBalance) => stubApi(({ path }) => ({ body: path === 'money' ? march : balance }));

test('each amount leads to its payments, and what is drawn is read as well', async () => {
  const requests = answers(well);
  await show();
  const [total, inWeek] = await screen.findAllByRole('link', { name: /29,98/ });
  const filtersOf = (link?: HTMLElement): unknown =>
    JSON.parse(new URL(link?.getAttribute('href') ?? '', 'http://localhost').searchParams.get('filters') ?? '');
  expect(filtersOf(total)).toEqual([
    { field: 'paidAt', operator: 'gte', value: '2026-03-01T00:00:00.000Z' },
    { field: 'paidAt', operator: 'lte', value: '2026-03-08T22:59:59.999Z' },
  ]);
  expect(filtersOf(inWeek)).not.toEqual(filtersOf(total));
  expect(screen.getAllByRole('rowheader', { name: '2.–8. März' })).toHaveLength(4);
  screen.getByText('In dieser Zeit ist nichts gebucht.');
  expect(requests.find(({ path }) => path === 'money')?.query.get('month')).toBe('2026-03');
});

test('months are chosen in the address and asked of the server', async () => {
  const requests = answers(well);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ein Monat weiter' }));
  await screen.findByRole('heading', { name: 'April 2026' });
  await userEvent.click(screen.getByText('Monate'));
  await screen.findByRole('heading', { name: 'April 2026' });
  const asked = requests.filter(({ path }) => path === 'money').map(({ query }) => `${query.get('month')} ${query.get('by')}`);
  expect(asked).toEqual(['2026-03 week', '2026-04 week', '2026-04 month']);
});

test('the books say that they balance, when they were compared and who was told', async () => {
  answers(well);
  await show('en');
  await screen.findByText(/the books balance/);
  screen.getByText(/No difference/);
});

test('a difference leads to its payment, where there is one', async () => {
  answers(differing);
  await show();
  await screen.findByText(/2 Abweichungen/);
  screen.getByText('Ruth Kassenwart');
  expect(screen.getByRole('link', { name: 'Zahlung öffnen' }).getAttribute('href')).toBe(`/payments/${payment}`);
  screen.getByText('hier nicht bekannt');
});

test('without the server it says so, with a way to ask again', async () => {
  stubApi(() => refusal(503, 'server.unavailable'));
  await show();
  await screen.findByRole('button', { name: 'Erneut versuchen' });
});
