import { ReadableStream, TextDecoderStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../test/render-office.tsx';
import { stubApi } from '../../test/stub-api.ts';
import { isOwnChange } from '../providers/own-changes.ts';
import { VaporizerList } from '../resources/vaporizers/list.tsx';

const row = (name: string) => ({
  id: name,
  name,
  manufacturer: null,
  takes: ['flower'],
  cartridgeSystem: null,
  isListed: true,
  version: 1,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  abilities: [],
});

/** The list with what the server has; `tell` is its word that others have changed something. */
const open = async (at: string) => {
  Object.assign(globalThis, { TextDecoderStream });
  let names = ['Birke', 'Buche', 'Eiche'];
  const requests = stubApi(({ query }) => {
    const size = Number(query.get('pageSize'));
    const from = (Number(query.get('page')) - 1) * size;
    return { body: { items: names.slice(from, from + size).map(row), total: names.length, isTotalExact: true } };
  });
  const ask = globalThis.fetch;
  let stream: ReadableStreamDefaultController | undefined;
  const body = new ReadableStream({ start: (control) => void (stream = control) });
  globalThis.fetch = (input, init) =>
    String(input).includes('/backoffice/events')
      ? Promise.resolve({ ok: true, status: 200, headers: new Headers(), body } as unknown as Response)
      : ask(input, init);
  await renderOffice(<VaporizerList />, { language: 'en', at, route: '/vaporizers', isLive: true });
  await screen.findByRole('link', { name: 'Eiche' });
  // What another file of this worker has sent counts as this page's own change for a while.
  await waitFor(() => expect(isOwnChange()).toBe(false));
  const become = (next: string[]) => {
    names = next;
    stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ resource: 'vaporizers', ids: [], type: 'changed' })}\n\n`));
  };
  return { requests, become, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};
const shown = () => screen.getAllByRole('link', { name: /^\p{L}+$/u }).map(({ textContent }) => textContent);
const said = () => document.querySelector('.steady-bar [role=status]')?.textContent;

test('what others add waits behind a pill with its number; pressed, it shows the list as it is, says so, and the keyboard goes on at the first row', async () => {
  const { become, user } = await open('/vaporizers');
  become(['Ahorn', 'Birke', 'Buche', 'Eiche', 'Erle']);
  const pill = await screen.findByRole('button', { name: 'Show 2 new' });
  expect(said()).toBe('Show 2 new');
  expect(shown()).toEqual(['Birke', 'Buche', 'Eiche']);
  await user.click(pill);
  expect(shown()).toEqual(['Ahorn', 'Birke', 'Buche', 'Eiche', 'Erle']);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ahorn' }));
  expect(said()).toBe('The list is up to date.');
  become(['Birke', 'Buche', 'Eiche', 'Erle']);
  await screen.findByRole('button', { name: 'One has left this list' });
  expect(shown()).toEqual(['Ahorn', 'Birke', 'Buche', 'Eiche', 'Erle']);
});

test('on a later page it leads to the first', async () => {
  const trees = Array.from({ length: 24 }, (_, index) => `Baum${String.fromCodePoint(97 + index)}`);
  const { become, requests, user } = await open('/vaporizers');
  become([...trees, 'Eiche']);
  await user.click(await screen.findByRole('button', { name: /^Show 2\d new/ }));
  await user.click(screen.getByTitle('2'));
  await waitFor(() => expect(shown()).toEqual(['Baumu', 'Baumv', 'Baumw', 'Baumx', 'Eiche']));
  become(['Ahorn', ...trees, 'Eiche']);
  await user.click(await screen.findByRole('button', { name: 'Show one new' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ahorn'));
  expect(requests.at(-1)?.query.get('page')).toBe('1');
  expect(screen.getByTestId('address').textContent).toBe('/vaporizers');
});
