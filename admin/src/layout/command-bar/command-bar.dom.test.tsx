import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../../test/stub-api.ts';
import type { StaffMember } from '../../providers/auth.ts';
import { CommandButton } from './command-button.tsx';

const doctor = { id: 'd', role: 'doctor', awaitsApproval: false, isPharmacyAdmin: false } as StaffMember;
const hit = { resource: 'patients', id: 'p1', title: 'Hannelore Wiesengrund', subtitle: 'hw@example.org' };

const open = async (answer: StubAnswer) => {
  const requests = stubApi(({ path }) => (path === 'search' ? answer : { body: {} }));
  await renderOffice(<CommandButton user={doctor} />, { language: 'en', at: '/start', route: '/start' });
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search and open' });
  return { requests, user };
};

test('Ctrl+K finds a record on the server, once the user pauses, and leads to it', async () => {
  const { requests, user } = await open({ body: { items: [hit] } });
  await user.type(screen.getByRole('combobox'), 'wiesn');
  await waitFor(() => expect(requests.filter(({ path }) => path === 'search').map(({ query }) => query.get('q'))).toEqual(['wiesn']));
  await screen.findByRole('option', { name: /Hannelore Wiesengrund/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/patients/p1'));
});

test('a record without a page of its own is shown in its list', async () => {
  const { user } = await open({ body: { items: [{ resource: 'product-proposals', id: 'v1', title: 'Neues Öl', subtitle: null }] } });
  await user.type(screen.getByRole('combobox'), 'neues');
  await screen.findByRole('option', { name: 'Neues Öl' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/product-proposals?q=Neues+%C3%96l'));
});

test('a list is chosen by arrow keys; what the user may not see is not offered', async () => {
  const { user } = await open({ body: { items: [] } });
  await user.type(screen.getByRole('combobox'), 'e');
  const [first, second] = screen.getAllByRole('option');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowDown}');
  expect(second?.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(second?.id);
  expect(screen.queryByRole('option', { name: 'Settings' })).toBeNull();
});

test('a search that fails says so, and one without a record too', async () => {
  const { user } = await open(refusal(503, 'server.internalServerError'));
  await user.type(screen.getByRole('combobox'), 'wiesn');
  await screen.findByText(/not possible right now/);
});

test('nothing found says what to do', async () => {
  const { user } = await open({ body: { items: [] } });
  await user.type(screen.getByRole('combobox'), 'xqzj');
  await screen.findByText(/^Nothing found/);
});
