import { ApiError, api } from './http.ts';

test('a request carries the bearer token, the language and the proof against forgery', async () => {
  const sent: [string, RequestInit | undefined][] = [];
  const jar = 'accessToken=new; XSRF-TOKEN=csrf';
  Object.assign(globalThis, {
    document: { cookie: jar, documentElement: { lang: 'de' } },
    fetch: async (input: string, init?: RequestInit) => {
      sent.push([input, init]);
      return Response.json({ items: [], total: 0 });
    },
  });
  await api.get('/backoffice/doctors', { query: { page: 2, sort: undefined } });
  const headers = { accept: 'application/json', 'Accept-Language': 'de', Authorization: 'Bearer new', 'X-XSRF-TOKEN': 'csrf' };
  expect(sent).toEqual([['/api/v1/backoffice/doctors?page=2', { method: 'GET', signal: null, headers, credentials: 'same-origin', keepalive: false }]]);
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
