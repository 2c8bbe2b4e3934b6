import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const inBrowser = { enforce: 'pre', applyToEnvironment: ({ name }: { name: string }) => name === 'client' } as const;

const ownReader = fileURLToPath(new URL('./app/lib/i18n/react.client.tsx', import.meta.url));

/** Screens are written with react-i18next, which the server renders with; browsers read their texts without it and without i18next (lib/i18n). */
export const i18nextStaysOnTheServer = (): Plugin => ({
  ...inBrowser,
  name: 'i18next-stays-on-the-server',
  resolveId: (id) => (id === 'react-i18next' ? ownReader : undefined),
});

const router = /react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/;

/** React Router's functions that warn developers, stand in for the root's own error page, or serve server components and instrumentation: nobody reaches them in a visitor's browser. */
const idle = [
  'warning',
  'warningOnce',
  'DefaultErrorComponent',
  'RSCErrorHandler',
  'RSCPrefetchPageLinksImpl',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
];

const emptied = (code: string, name: string): string => {
  const start = code.search(new RegExp(`^function ${name}\\(`, 'm'));
  const end = code.indexOf('\n}\n', start);
  if (start < 0 || end < 0) throw new Error(`React Router has no function ${name} any more: look what became of it, then change lean-client.ts`);
  return `${code.slice(0, start)}function ${name}() {}${code.slice(end + 2)}`;
};

/** React Router has no build without warnings that bundlers would choose, so they are taken out here; its version is pinned. */
export const routerWithoutIdleParts = (): Plugin => ({
  ...inBrowser,
  apply: 'build',
  name: 'router-without-idle-parts',
  transform(code, id) {
    const warnings = 'var ENABLE_DEV_WARNINGS = true;';
    if (!router.test(id) || !code.includes(warnings)) return undefined;
    return { code: idle.reduce(emptied, code.replace(warnings, 'const ENABLE_DEV_WARNINGS = false;')), map: null };
  },
});
