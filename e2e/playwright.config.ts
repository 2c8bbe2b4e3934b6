import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { isFullSize } from './product/run-size.ts';

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/**
 * The first three start processes that no journey looks at: the two lists below the address bar and a renderer kept ready cost a sixth of a journey's
 * processor time. Chromium reads only the last list of this switch, so those that Playwright switches off stand here too.
 */
const browserFeaturesOff = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Loopback candidates let two pages call each other on a machine without a network; camera and microphone are Chromium's own test pictures and tones. */
const browserFlags = [
  '--no-sandbox',
  `--disable-features=${browserFeaturesOff.join(',')}`,
  '--disable-gpu',
  '--disable-background-networking',
  // No page lives long enough to earn back what optimising its scripts costs.
  '--js-flags=--no-turbofan --no-maglev',
  '--allow-loopback-in-peer-connection',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './product/global-setup.ts',
  ...(isFullSize ? {} : { grepInvert: /@full/ }),
  // The longest journey begins first: begun among the last, it is the last minute of the stage on its own.
  projects: [
    { name: 'longest', testMatch: 'path.de.spec.ts' },
    { name: 'others', testMatch: '*.spec.ts', testIgnore: 'path.de.spec.ts' },
  ],
  // One more than two cores: journeys also wait, for mails, jobs and the time in which a decision can be undone.
  workers: 3,
  fullyParallel: false,
  // A journey that passes only when repeated is named at the end of the run (decision 154).
  retries: 1,
  forbidOnly: true,
  timeout: 240_000,
  expect: {
    timeout: 30_000,
    // A row of words that moved is more, and so is a notice in another pale tint (decision 174).
    toHaveScreenshot: { threshold: 0.015, maxDiffPixelRatio: 0.002, stylePath: './visual/still.css', pathTemplate: '{testDir}/visual/pictures/{arg}{ext}' },
  },
  // A picture that is missing is a failure, and is not made by the way: `--update-snapshots` makes them.
  updateSnapshots: 'none',
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A failed test leaves a picture and its page as text. Traces cost a tenth of every run, also of tests that pass: `--trace on` for the one to look into.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: browserFlags, ...(systemChromium === undefined ? {} : { executablePath: systemChromium }) },
  },
});
