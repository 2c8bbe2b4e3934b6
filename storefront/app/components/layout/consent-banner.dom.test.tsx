import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ConsentBanner } from './consent-banner.tsx';

const at = (address: string): void => window.history.replaceState(null, '', address);
const asked: string[] = [];
const realFetch = globalThis.fetch;

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (address, init) => {
    asked.push(`${init?.method ?? 'GET'} ${new URL(String(address), 'http://localhost').pathname}`);
    return Promise.resolve({ ok: true, status: 201, headers: new Headers(), json: () => Promise.resolve({}) } as Response);
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  at('/');
});

const show = (path: string, { initial, isSignedIn = false }: { initial?: boolean; isSignedIn?: boolean } = {}) => {
  at(`${path}?utm_source=flyer&gclid=abc`);
  const shown = renderScreen(<ConsentBanner initial={initial} isSignedIn={isSignedIn} />, { locale: 'de', at: path });
  fireEvent.scroll(window);
  return shown;
};

test('before an answer nothing optional is kept, and nothing is asked of the server', () => {
  show('/market');
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeTruthy();
  expect([document.cookie, asked]).toEqual(['', []]);
});

test('"decline" keeps the answer alone, with its proof', async () => {
  show('/market');
  fireEvent.click(screen.getByRole('button', { name: 'Ablehnen' }));
  await waitFor(() => expect(asked).toEqual(['POST /api/v1/clients/cookie-choices']));
  expect(document.cookie).toBe('cookies-agreed=false');
});

test('"agree" keeps the campaign', () => {
  show('/market');
  fireEvent.click(screen.getByRole('button', { name: 'Zustimmen' }));
  expect(document.cookie).toContain('utm_source=flyer');
  expect(document.cookie).toContain('gclid=abc');
});

test('on a page about health nobody is asked, and nothing is kept, whatever was answered elsewhere', () => {
  const { unmount } = show('/dashboard');
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  show('/dashboard', { initial: true });
  expect([document.cookie, asked]).toEqual(['', []]);
});

test('who is signed in has the answer among the own consents', async () => {
  document.cookie = 'accessToken=of-a-test';
  show('/market', { isSignedIn: true });
  fireEvent.click(screen.getByRole('button', { name: 'Zustimmen' }));
  await waitFor(() => expect(asked).toContain('POST /api/v1/clients/iam/consents'));
});
