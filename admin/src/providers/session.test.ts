import { ApiError, createHttp } from './http.ts';
import { createSession } from './session.ts';
import type { SessionIo } from './session.ts';

interface Call {
  path: string;
  headers: Record<string, string>;
}

/** A browser with a cookie jar, and a server that accepts only the newest token. */
const setUp = ({ token = 'old', accepts = 'new', canRefresh = true }: { token?: string | undefined; accepts?: string; canRefresh?: boolean } = {}) => {
  const jar = new Map<string, string>([['XSRF-TOKEN', 'csrf']]);
  if (token !== '') jar.set('accessToken', token);
  const calls: Call[] = [];
  const server: typeof fetch = async (input, init) => {
    const path = String(input);
    const headers = init?.headers as Record<string, string>;
    calls.push({ path, headers });
    await Promise.resolve();
    if (path.endsWith('/auth/refresh')) {
      if (!canRefresh) return Response.json({ code: 'token.expired', message: 'x' }, { status: 401 });
      jar.set('accessToken', accepts);
      return Response.json({});
    }
    const isKnown = headers['Authorization'] === `Bearer ${accepts}`;
    return isKnown ? Response.json({ ok: true }) : Response.json({ code: 'token.expired', message: 'Ihre Sitzung ist abgelaufen.' }, { status: 401 });
  };
  const io: SessionIo = { readCookie: (name) => jar.get(name), dropCookie: (name) => void jar.delete(name), fetch: server, exclusive: (task) => task() };
  const session = createSession(io);
  const refreshes = () => calls.filter(({ path }) => path.endsWith('/auth/refresh'));
  return { http: createHttp(session, server, () => 'de'), session, calls, refreshes, jar };
};

test('a request carries the bearer token and the language', async () => {
  const { http, calls } = setUp({ token: 'new' });
  await http.request('GET', '/backoffice/doctors', { query: { page: 2, sort: undefined } });
  expect(calls).toEqual([
    { path: '/api/v1/backoffice/doctors?page=2', headers: { 'Accept-Language': 'de', Authorization: 'Bearer new', 'X-XSRF-TOKEN': 'csrf' } },
  ]);
});

test('an expired token is renewed once and the request repeated', async () => {
  const { http, refreshes } = setUp();
  await expect(http.request('GET', '/backoffice/doctors')).resolves.toEqual({ ok: true });
  expect(refreshes()).toHaveLength(1);
  expect(refreshes()[0]?.headers['X-XSRF-TOKEN']).toBe('csrf');
});

test('twenty requests at once lead to one refresh', async () => {
  const { http, refreshes } = setUp();
  await Promise.all(Array.from({ length: 20 }, () => http.request('GET', '/backoffice/doctors')));
  expect(refreshes()).toHaveLength(1);
});

test('a missing token is fetched before anything is asked', async () => {
  const { http, calls } = setUp({ token: '' });
  await http.request('GET', '/backoffice/doctors');
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/clients/auth/refresh', '/api/v1/backoffice/doctors']);
});

test('what another tab has renewed is used as it is', async () => {
  const { session, jar, refreshes } = setUp();
  jar.set('accessToken', 'from another tab');
  await expect(session.refresh('old')).resolves.toBe(true);
  expect(refreshes()).toHaveLength(0);
});

test('when the session is over the server’s own error arrives', async () => {
  const { http } = setUp({ canRefresh: false });
  await expect(http.request('GET', '/backoffice/doctors')).rejects.toMatchObject({ statusCode: 401, code: 'token.expired' });
});

test('a wrong password asks for no refresh', async () => {
  const { http, refreshes } = setUp();
  await expect(http.request('POST', '/clients/auth/login', { body: {} })).rejects.toBeInstanceOf(ApiError);
  expect(refreshes()).toHaveLength(0);
});

test('field errors are handed to forms', () => {
  const error = new ApiError(400, 'server.badRequest', '', {
    fields: [
      { path: 'slug', message: 'Schon vergeben.' },
      { path: 'slug', message: 'Zu kurz.' },
    ],
  });
  expect(error.errors).toEqual({ slug: ['Schon vergeben.', 'Zu kurz.'] });
});

test('what is refused while the session is being ended asks for no new one, and nothing does afterwards', async () => {
  const { http, session, refreshes } = setUp();
  await session.end(async () => {
    await expect(http.request('GET', '/backoffice/doctors')).rejects.toMatchObject({ statusCode: 401 });
  });
  await expect(http.request('GET', '/backoffice/doctors')).rejects.toMatchObject({ statusCode: 401 });
  expect(refreshes()).toHaveLength(0);
  expect(session.hasSession()).toBe(false);
});

test('a session is over here also when the server cannot be told', async () => {
  const { session } = setUp();
  await expect(session.end(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(session.hasSession()).toBe(false);
});
