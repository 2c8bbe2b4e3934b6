import type { Plugin } from 'vite';

const inBrowser = { apply: 'build', enforce: 'pre', applyToEnvironment: ({ name }: { name: string }) => name === 'client' } as const;

/** react-i18next names i18next for one function that only typed selectors use. Browsers read texts without i18next (lib/i18n/create.client.ts). */
export const i18nextStaysOnTheServer = (): Plugin => ({
  ...inBrowser,
  name: 'i18next-stays-on-the-server',
  resolveId: (id) => (id === 'i18next' ? '\0i18next' : undefined),
  load: (id) => (id === '\0i18next' ? `export const keyFromSelector = () => { throw new Error('Texts are named by their keys'); };` : undefined),
});

const router = /react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/;

/** React Router's functions that warn developers, or serve server components and instrumentation: nobody reaches them in a visitor's browser. */
const idle = ['warning', 'warningOnce', 'RSCErrorHandler', 'RSCPrefetchPageLinksImpl', 'getRouteInstrumentationUpdates', 'instrumentClientSideRouter'];

const emptied = (code: string, name: string): string => {
  const start = code.search(new RegExp(`^function ${name}\\(`, 'm'));
  const end = code.indexOf('\n}\n', start);
  if (start < 0 || end < 0) throw new Error(`React Router has no function ${name} any more: look what became of it, then change lean-client.ts`);
  return `${code.slice(0, start)}function ${name}() {}${code.slice(end + 2)}`;
};

/** React Router has no build without warnings that bundlers would choose, so they are taken out here; its version is pinned. */
export const routerWithoutIdleParts = (): Plugin => ({
  ...inBrowser,
  name: 'router-without-idle-parts',
  transform(code, id) {
    const warnings = 'var ENABLE_DEV_WARNINGS = true;';
    if (!router.test(id) || !code.includes(warnings)) return undefined;
    return { code: idle.reduce(emptied, code.replace(warnings, 'const ENABLE_DEV_WARNINGS = false;')), map: null };
  },
});
