import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Ports far from those of a product that somebody uses meanwhile; the workers read this file again and must find the same. */
const port = Number((process.env['PORT'] ??= '4300'));
const sandboxPort = Number((process.env['SANDBOX_PORT'] ??= String(port + 10)));
const dataDir = (process.env['DATA_DIR'] ??= '.data-e2e');

/** An installed Chromium, else the one Playwright brings. */
const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file));

/** Fake camera and microphone, and peer connections also on a machine without a network. */
const args = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream', '--allow-loopback-in-peer-connection', '--disable-gpu'];
if (process.getuid?.() === 0) args.push('--no-sandbox');

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(installed === undefined ? {} : { executablePath: installed }) },
  },
  metadata: { sandboxUrl: `http://localhost:${sandboxPort}` },
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    cwd: '..',
    url: `http://localhost:${port}/api/health/ready`,
    env: { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
});
