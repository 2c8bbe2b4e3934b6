import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Tally } from '../check/run-checks.ts';
import { StartFailure } from '../failure.ts';
import { inRoot } from '../root.ts';
import { runPlaywright } from './test-tools.ts';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** Settings of the user's own product. They must not leak into the one under test, which is what a fresh clone would start. */
const FOREIGN = [
  'APP_ENV',
  'BASE_URL',
  'CLAMD_URL',
  'DATABASE_URL',
  'DATA_DIR',
  'PORT',
  'SANDBOX_CLAMD_PORT',
  'SANDBOX_PORT',
  'SANDBOX_SFTP_PORT',
  'SANDBOX_SMTP_PORT',
  'SMTP_URL',
  'STRIPE_API_URL',
  'STRIPE_SECRET_KEY',
];

/** Makes sure there is a browser: an installed one, else Playwright's own, which is fetched once. */
function ensureBrowser(): void {
  if (INSTALLED.some((file) => existsSync(file))) return;
  const { status } = spawnSync(process.execPath, [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  if (status !== 0)
    throw new StartFailure(
      'No Chromium was found, and Playwright could not fetch its own.',
      'Install one (Debian: apt-get install chromium) and run the tests again.',
    );
}

/** Runs the browser journeys; they start a product of their own, on free ports, with an empty data directory and the built-in database. */
export async function runBrowserStage(env: Record<string, string> = {}): Promise<Tally> {
  ensureBrowser();
  return runPlaywright({ ...Object.fromEntries(FOREIGN.map((name) => [name, ''])), ...env });
}
