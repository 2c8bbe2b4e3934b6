import { jest } from '@jest/globals';
import { memberApi, visitorApi } from './client.ts';
import { loginAddress, safeReturnTo } from './session.ts';

interface Seen {
  method: string;
  path: string;
  bearer: string | null;
}

const seen: Seen[] = [];
let validToken = 'new';
let canRefresh = true;
let closedBy: string | undefined;

const reply = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The server: refuses old tokens, and gives a new one out for the refresh cookie. */
const answer = (path: string, init: RequestInit): Response => {
  const bearer = new Headers(init.headers).get('authorization');
  seen.push({ method: init.method ?? 'GET', path, bearer });
  if (closedBy) return reply(403, { code: closedBy, message: 'Your account is blocked.' });
  if (path.endsWith('/auth/refresh')) {
    if (!canRefresh) return reply(401, { code: 'auth.refresh.token.Error', message: '' });
    document.cookie = `accessToken=${validToken}`;
    return reply(200, { token: validToken, sessionId: 's', message: '' });
  }
  return bearer === `Bearer ${validToken}` ? reply(200, { path }) : reply(401, { code: 'token.expired', message: '' });
};

/** As much of a browser as the session needs. */
const openBrowser = (): { assign: jest.Mock } => {
  const jar = new Map<string, string>();
  const assign = jest.fn();
  const locked: { tail: Promise<unknown> } = { tail: Promise.resolve() };
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [pair = ''] = text.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0/.test(text)) jar.delete(name.trim());
      else jar.set(name.trim(), value);
    },
  };
  const storage = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  };
  const request = <T>(_name: string, work: () => Promise<T>): Promise<T> => {
    const run = locked.tail.then(work);
    locked.tail = run.then(
      () => undefined,
      () => undefined,
    );
    return run;
  };
  const window = { location: { pathname: '/en/dashboard', search: '?a=1', hostname: 'localhost', assign }, isSecureContext: true };
  Object.assign(globalThis, { document, localStorage, window, fetch: (path: string, init: RequestInit) => Promise.resolve(answer(path, init)) });
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
  return { assign };
};

beforeEach(() => {
  seen.length = 0;
  validToken = 'new';
  canRefresh = true;
  closedBy = undefined;
});

test('a renewed session is read from the cookie, and its calls carry the new token', async () => {
  openBrowser();
  document.cookie = 'accessToken=old';
  await memberApi.get('/clients/iam/me');
  expect(seen.map(({ method, path, bearer }) => [method, path, bearer])).toEqual([
    ['GET', '/api/v1/clients/iam/me', 'Bearer old'],
    ['POST', '/api/v1/clients/auth/refresh', null],
    ['GET', '/api/v1/clients/iam/me', 'Bearer new'],
  ]);
});

test('a session that cannot be renewed clears the token and goes to the login half a second later', async () => {
  jest.useFakeTimers();
  const { assign } = openBrowser();
  canRefresh = false;
  document.cookie = 'accessToken=old';
  await expect(memberApi.get('/clients/iam/me')).rejects.toMatchObject({ code: 'token.expired', status: 401 });
  expect(document.cookie).toBe('');
  jest.advanceTimersByTime(499);
  expect(assign).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(assign).toHaveBeenCalledWith('/en/auth/login?returnTo=%2Fdashboard%3Fa%3D1&ended=true');
  jest.useRealTimers();
});

test.each(['user.banned', 'user.notActive'])('%s: who is shut out meanwhile has no session any more, and who logs in gets an answer', async (code) => {
  openBrowser();
  closedBy = code;
  document.cookie = 'accessToken=new';
  await expect(visitorApi.post('/clients/auth/login', { body: { email: 'a@example.org', password: 'x' } })).rejects.toMatchObject({ code });
  expect(document.cookie).toBe('accessToken=new');
  await expect(memberApi.get('/clients/iam/me')).rejects.toMatchObject({ code, status: 403 });
  expect(document.cookie).toBe('');
});

test.each([
  ['/dashboard', '/dashboard'],
  ['/market?page=2', '/market?page=2'],
  ['//evil.example', '/dashboard/prescriptions'],
  ['/\\evil.example', '/dashboard/prescriptions'],
  ['https://evil.example', '/dashboard/prescriptions'],
  ['/auth/login', '/dashboard/prescriptions'],
  ['/en/auth/login', '/dashboard/prescriptions'],
  ['/en/market', '/market'],
  ['/\t/evil.example', '/dashboard/prescriptions'],
  ['/\n\\evil.example', '/dashboard/prescriptions'],
  ['/.//evil.example', '/dashboard/prescriptions'],
  ['/%2e//evil.example', '/dashboard/prescriptions'],
  ['javascript:alert(1)', '/dashboard/prescriptions'],
  ['evil.example', '/dashboard/prescriptions'],
  ['', '/dashboard/prescriptions'],
  [null, '/dashboard/prescriptions'],
])('after the login %s leads to %s', (given, target) => {
  expect(safeReturnTo(given)).toBe(target);
});

test('the login remembers a page without its language, and never itself', () => {
  expect(loginAddress('/en/profile')).toBe('/en/auth/login?returnTo=%2Fprofile');
  expect(loginAddress('/auth/register')).toBe('/auth/login');
});
