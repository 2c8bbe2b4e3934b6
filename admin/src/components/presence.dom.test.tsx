import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { changeLanguage } from '../providers/i18n.ts';
import { renderOffice } from '../../test/render-office.tsx';
import { Presence } from './presence.tsx';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const person = (name: string, initials: string) => ({ id: crypto.randomUUID(), name, initials });
const [ada, karim, petra, uli] = [person('Ada Muster', 'AM'), person('Dr. Karim Haddad', 'KH'), person('Petra Adler', 'PA'), person('Uli Vogt', 'UV')];

let others: object[];
let refusedWith: number | undefined;
let said: string[];
const answer = (status: number, body: object) =>
  ({ ok: status < 400, status, headers: new Headers(), json: () => Promise.resolve(body) }) as unknown as Response;
beforeEach(() => {
  [others, refusedWith, said] = [[], undefined, []];
  document.cookie = 'accessToken=of-a-test';
  globalThis.fetch = (input, init) => {
    const path = String(input);
    if (!path.includes('/presence/')) return new Promise(() => undefined);
    said.push(`${init?.method} ${path.replace(/presence\/.*/, 'presence')}`);
    return Promise.resolve(refusedWith === undefined ? answer(200, { others }) : answer(refusedWith, { code: 'server.notFound' }));
  };
});

afterEach(() => void jest.useRealTimers());

const open = (language: 'de' | 'en' = 'en') => renderOffice(<Presence resource="pharmacies" id={id} />, { language, at: `/pharmacies/${id}` });

test('Who else is there is named in one sentence that is announced politely; their initials are decoration', async () => {
  others = [karim];
  await open();
  const sentence = await screen.findByText('Dr. Karim Haddad is here too');
  expect(sentence.getAttribute('aria-live')).toBe('polite');
  expect(screen.getByText('KH').getAttribute('aria-hidden')).toBe('true');
  expect(said).toEqual([`PUT /api/v1/backoffice/pharmacies/${id}/presence`]);
});

test('Several are joined, and from the fourth on counted, in both languages', async () => {
  others = [ada, karim, petra, uli];
  await open('de');
  await screen.findByText('Ada Muster, Dr. Karim Haddad, Petra Adler und eine weitere Person sind auch hier');
  expect(screen.queryByText('UV')).toBeNull();
  await act(() => changeLanguage('en'));
  await screen.findByText('Ada Muster, Dr. Karim Haddad, Petra Adler and one other person are here too');
});

test('Alone nothing is said', async () => {
  await open();
  await waitFor(() => expect(said).toHaveLength(1));
  expect(document.querySelector('.presence')?.textContent).toBe('');
});

test('A page that comes into sight again says so, one whose record is out of reach says nothing more, and one that closes ends it', async () => {
  others = [ada];
  const page = await open();
  await screen.findByText('Ada Muster is here too');
  refusedWith = 404;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText(/Ada Muster/)).toBeNull());
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(said.filter((one) => one.startsWith('PUT'))).toHaveLength(2);
  page.unmount();
  await waitFor(() => expect(said.at(-1)).toBe(`DELETE /api/v1/backoffice/pharmacies/${id}/presence`));
});

test('A record that was just left is told at once where the page closes, and once', async () => {
  const page = await open();
  await waitFor(() => expect(said).toHaveLength(1));
  jest.useFakeTimers();
  page.unmount();
  globalThis.dispatchEvent(new Event('pagehide'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(said.slice(1)).toEqual([`DELETE /api/v1/backoffice/pharmacies/${id}/presence`]);
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(said).toHaveLength(2);
});
