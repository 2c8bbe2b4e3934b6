import { createSession } from '@blattwerk/contract/client/session';

const readCookie = (name: string): string | undefined => {
  for (const part of document.cookie.split('; ')) {
    const [key, ...value] = part.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return undefined;
};

/** The cookie may lie on the host or on a shared parent domain; only the right one takes notice. */
const dropCookie = (name: string): void => {
  const labels = location.hostname.split('.');
  const domains = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  for (const domain of [undefined, ...domains]) {
    document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax; Secure${domain === undefined ? '' : `; Domain=${domain}`}`;
  }
};

const readToken = (): string | undefined => readCookie('accessToken');

export const csrfHeaders = (): Record<string, string> => {
  const token = readCookie('XSRF-TOKEN');
  return token === undefined ? {} : { 'X-XSRF-TOKEN': token };
};

/** As far as the browser knows. */
export const hasSession = (): boolean => readToken() !== undefined || readCookie('XSRF-TOKEN') !== undefined;

export const forgetSession = (): void => {
  dropCookie('accessToken');
  dropCookie('XSRF-TOKEN');
};

const renew = async (): Promise<boolean> => {
  const headers = { 'Content-Type': 'application/json', ...csrfHeaders() };
  const response = await fetch('/api/v1/clients/auth/refresh', { method: 'POST', credentials: 'same-origin', headers, body: '{}' });
  return response.ok && readToken() !== undefined;
};

/** Who is signed in: the short access token, and how to get the next one. */
export const session = createSession({
  readToken,
  canRenew: hasSession,
  renew,
  exclusive: async (task) => ('locks' in navigator ? await navigator.locks.request('blattwerk.refresh', task) : await task()),
  forget: forgetSession,
});
