/** Who is signed in, as far as the browser knows: the short access token, and how to get the next one. */
export interface SessionIo {
  readCookie: (name: string) => string | undefined;
  dropCookie: (name: string) => void;
  fetch: typeof fetch;
  /** Runs one task at a time over all tabs of this browser. */
  exclusive: <T>(task: () => Promise<T>) => Promise<T>;
}

export interface Session {
  accessToken: () => string | undefined;
  hasSession: () => boolean;
  /** One refresh however many calls ask for it, in this tab or in another. `false`: the session is over. */
  refresh: (staleToken: string | undefined) => Promise<boolean>;
  csrfHeaders: () => Record<string, string>;
  clear: () => void;
  /** Lets `tell` end the session on the server, then forgets it here. From its first moment on nothing renews it any more. */
  end: (tell: () => Promise<void>) => Promise<void>;
}

const refreshPath = '/api/v1/clients/auth/refresh';

export const createSession = (io: SessionIo): Session => {
  let running: Promise<boolean> | undefined;
  let isEnding = false;
  const accessToken = () => io.readCookie('accessToken');
  const csrfHeaders = (): Record<string, string> => {
    const token = io.readCookie('XSRF-TOKEN');
    return token === undefined ? {} : { 'X-XSRF-TOKEN': token };
  };
  const hasSession = () => accessToken() !== undefined || io.readCookie('XSRF-TOKEN') !== undefined;
  const clear = (): void => {
    io.dropCookie('accessToken');
    io.dropCookie('XSRF-TOKEN');
  };
  const refreshNow = async (staleToken: string | undefined): Promise<boolean> => {
    if (isEnding || !hasSession()) return false;
    const current = accessToken();
    if (current !== undefined && current !== staleToken) return true;
    const response = await io.fetch(refreshPath, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...csrfHeaders() },
      body: '{}',
    });
    return response.ok && accessToken() !== undefined;
  };
  return {
    accessToken,
    csrfHeaders,
    hasSession,
    refresh: (staleToken) => {
      running ??= io.exclusive(() => refreshNow(staleToken)).finally(() => (running = undefined));
      return running;
    },
    clear,
    end: async (tell) => {
      isEnding = true;
      try {
        await tell();
      } finally {
        clear();
        isEnding = false;
      }
    },
  };
};

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

export const browserIo: SessionIo = {
  readCookie,
  dropCookie,
  fetch: (input, init) => fetch(input, init),
  exclusive: async (task) => ('locks' in navigator ? await navigator.locks.request('blattwerk.refresh', task) : await task()),
};
