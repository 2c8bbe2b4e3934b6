import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Tally } from '../check/run-checks.ts';
import { StartFailure } from '../failure.ts';
import { findFreePort } from '../free-port.ts';
import { inRoot } from '../root.ts';
import { runPlaywright } from './test-tools.ts';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

/** Two free neighbours for the sandbox and one for the product, away from the ones people use. */
async function choosePorts(): Promise<Record<string, string>> {
  const port = await findFreePort(4300);
  const sandboxPort = await findFreePort(port + 1);
  const smtpPort = await findFreePort(sandboxPort + 1);
  return { PORT: String(port), SANDBOX_PORT: String(sandboxPort), SANDBOX_SMTP_PORT: String(smtpPort) };
}

/** Runs the browser journeys on a product of their own: free ports, an empty data directory, the built-in database. */
export async function runBrowserStage(): Promise<Tally> {
  ensureBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'blattwerk-e2e-'));
  chmodSync(folder, 0o755);
  try {
    // The user's own settings must not leak into the product under test: it is the one a fresh clone would start.
    return await runPlaywright({
      ...(await choosePorts()),
      DATA_DIR: folder,
      DATABASE_URL: '',
      APP_ENV: 'demo',
      STRIPE_SECRET_KEY: '',
      SMTP_URL: '',
      BASE_URL: '',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
