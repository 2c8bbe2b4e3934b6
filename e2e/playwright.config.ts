import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { isFullSize } from './product/run-size.ts';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/** Loopback candidates let two pages call each other on a machine without a network. */
const browserFlags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--allow-loopback-in-peer-connection'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './product/global-setup.ts',
  ...(isFullSize ? {} : { grepInvert: /@full/ }),
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Actions, requests and the console. Snapshots and films would be made of every step, also of tests that pass.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: browserFlags, ...(systemChromium === undefined ? {} : { executablePath: systemChromium }) },
  },
});
