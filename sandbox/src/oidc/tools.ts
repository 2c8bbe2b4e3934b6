import type { Request } from 'express';

/** Where the browser takes the outcome: as query of an address, or as fields of a form that it sends there. */
export interface Outcome {
  mode: 'query' | 'form_post';
  url: string;
  fields: Record<string, string>;
}

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** Whether the client is a tool: it sends or accepts JSON; a GET without a body counts too. */
export const wantsJson = (request: Request): boolean =>
  request.get('content-type')?.startsWith('application/json') === true || request.accepts(['html', 'json']) === 'json';

/** Takes one step of the sign-in for a tool as a browser would; tells the login page that it leads to, or the outcome. */
export async function takeStep(request: Request, address: string, cookie = ''): Promise<{ status: number; body: object }> {
  const target = new URL(address, `${request.protocol}://${request.get('host')}`);
  const response = await fetch(target, { redirect: 'manual', headers: { accept: 'text/html', cookie } });
  const location = response.headers.get('location');
  if (location?.startsWith('/')) return { status: 200, body: { login: location } };
  if (location !== null) {
    const url = new URL(location);
    const outcome: Outcome = { mode: 'query', url: `${url.origin}${url.pathname}`, fields: Object.fromEntries(url.searchParams) };
    return { status: 200, body: { ...outcome, url: location } };
  }
  const text = await response.text();
  const action = /<form method="post" action="([^"]+)"/.exec(text)?.[1];
  if (action === undefined) return { status: response.status, body: JSON.parse(text) as object };
  const inputs = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  const fields = Object.fromEntries(inputs.map(([, name = '', value = '']) => [name, unescaped(value)]));
  return { status: 200, body: { mode: 'form_post', url: unescaped(action), fields } satisfies Outcome };
}
