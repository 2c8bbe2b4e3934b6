/** What the API of a test answers at an address: a body, a refusal with its status, nothing yet (`pending`), or no connection (`offline`). */
export type StubAnswer = { body: unknown; status?: number } | 'pending' | 'offline';

export interface StubRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
}

/** The body of a refusal as the API sends it. */
export const refusal = (status: number, code: string, details: object = {}): StubAnswer => ({
  status,
  body: { code, message: code, details: { requestId: '3F8A91C2', ...details } },
});

/** No saved views, and no columns of the user's own: what lists ask before their rows, where a test does not answer it. */
const noViews = { items: [], layout: null, mayShare: false };

/** What a test answers to the question for views; most answer every address with rows. */
const answeredViews = (given: StubAnswer | undefined): unknown =>
  typeof given === 'object' && typeof given.body === 'object' && given.body !== null && 'mayShare' in given.body ? given.body : undefined;

/** Replaces `fetch` for a test; returns the requests that were made. An address without an answer fails the request. */
export const stubApi = (answer: (request: StubRequest) => StubAnswer | undefined): StubRequest[] => {
  const requests: StubRequest[] = [];
  const ask = async (input: URL | RequestInfo, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    // What changes in lists is followed by every one of them; a test of the stream itself replaces `fetch` on its own.
    if (pathname.endsWith('/backoffice/events')) return new Promise(() => undefined);
    const request = { method: init.method ?? 'GET', path: pathname.replace('/api/v1/backoffice/', ''), query: searchParams, body };
    const isViews = request.path === 'views' && request.method === 'GET';
    // Every record's page says that it is open; a test of that replaces `fetch` on its own.
    if (request.path.includes('/presence/'))
      return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve({ others: [] }) } as unknown as Response;
    if (!isViews) requests.push(request);
    const given = isViews ? { body: (answeredViews(answer(request)) ?? noViews) as unknown } : answer(request);
    if (given === undefined || given === 'offline') throw new TypeError(`${request.method} ${pathname} is not reached`);
    if (given === 'pending') return new Promise(() => undefined);
    const { status = 200 } = given;
    return { ok: status < 400, status, headers: new Headers(), json: () => Promise.resolve(given.body) } as Response;
  };
  globalThis.fetch = ask;
  return requests;
};
