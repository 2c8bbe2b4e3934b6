import { runInNewContext } from 'node:vm';
import { leanManifest } from './lean-manifest.ts';

const route = (id: string, imports: string[], css = ['/a.css']) => ({ id, path: id, hasLoader: true, module: `/${id.slice(3)}.js`, imports, css });

const full = {
  version: '1',
  entry: { module: '/entry.js', imports: ['/platform.js', '/frame.js'] },
  routes: {
    root: { id: 'root', path: '', hasLoader: true, module: '/root.js', imports: ['/platform.js'], css: ['/root.css'] },
    'de:market': route('de:market', ['/platform.js', '/card.js']),
    'en:market': route('en:market', ['/platform.js', '/card.js']),
    'de:check': route('de:check', ['/frame.js']),
  },
};

test('the browser gets every route with its files, without those that are there already', () => {
  const window: { __reactRouterManifest?: unknown } = {};
  runInNewContext(leanManifest(full), { window, Object });
  expect(window.__reactRouterManifest).toMatchObject({
    version: '1',
    entry: full.entry,
    routes: {
      root: { id: 'root', module: '/root.js', imports: [], css: ['/root.css'] },
      'de:market': { id: 'de:market', hasLoader: true, module: '/market.js', imports: ['/card.js'], css: ['/a.css'] },
      'en:market': { id: 'en:market', module: '/market.js', imports: ['/card.js'] },
      'de:check': { module: '/check.js', imports: [] },
    },
  });
});

test('files that two routes share are named once', () => {
  expect(leanManifest(full).split('/card.js')).toHaveLength(2);
});
