import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeLeanManifest } from './lean-manifest.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => writeLeanManifest(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
