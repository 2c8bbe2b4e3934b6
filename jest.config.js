/** What Jest needs to run TypeScript as the ES modules that Node runs in production: types are stripped, nothing else is changed. */
/** @param {boolean} tsx whether angle brackets are elements @returns {[string, Record<string, unknown>]} */
const stripTypes = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx },
      target: 'es2024',
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json', 'node'],
  transform: { '\\.ts$': stripTypes(false), '\\.tsx$': stripTypes(true) },
  modulePathIgnorePatterns: ['/build/', '/dist/', '/\\.react-router/', '/\\.data'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/quiet-console.ts', '<rootDir>/scripts/jest/closed-network.ts'],
};

/** Minutes of restarts and load, and what takes long otherwise: only at full size. */
const long = process.env.TEST_SIZE === 'full' ? [] : ['\\.full\\..*test\\.ts$'];

/** Modules are loaded once a worker, not once a file (decision 0061). */
const inProcess = { testEnvironment: '<rootDir>/scripts/jest/process-environment.mjs', runtime: '<rootDir>/scripts/jest/process-runtime.mjs' };

/** The same for components, with a page in jsdom (decision 0177). */
const inPage = { testEnvironment: '<rootDir>/scripts/jest/page-environment.mjs', runtime: '<rootDir>/scripts/jest/page-runtime.mjs' };

const apps = ['<rootDir>/admin', '<rootDir>/storefront'];
const islands = ['contract', 'video', 'api', 'admin', 'storefront', 'sandbox', 'scripts', 'seeds', 'migrations'].map((folder) => `<rootDir>/${folder}`);

/** @type {import('jest').Config} */
export default {
  // A worker ends above this size and another one takes its place.
  workerIdleMemoryLimit: '1500MB',
  // A machine that builds something else at the same time is slow, not wrong; the full size has thousands of rounds.
  testTimeout: process.env.TEST_SIZE === 'full' ? 1_800_000 : 60_000,
  projects: [
    {
      ...shared,
      ...inProcess,
      displayName: 'unit',
      roots: islands.filter((island) => !apps.includes(island)),
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.db\\.test\\.ts$', '\\.timers\\.test\\.ts$'],
    },
    {
      ...shared,
      // What needs JSX, or Jest's own clock: each file in a context of its own, with its own copy of each module.
      displayName: 'unit',
      roots: islands,
      testMatch: ['<rootDir>/{admin,storefront}/**/*.test.{ts,tsx}', '**/*.timers.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.db\\.test\\.ts$', '\\.dom\\.test\\.tsx$', ...long],
    },
    {
      ...shared,
      ...inPage,
      displayName: 'components',
      roots: apps,
      testMatch: ['**/*.dom.test.tsx'],
      // Rendered from the sources as Vite builds them; style sheets are left out.
      extensionsToTreatAsEsm: ['.ts', '.tsx', '.css'],
      transform: {
        '\\.ts$': ['<rootDir>/scripts/jest/browser-source.mjs', stripTypes(false)[1]],
        '\\.tsx$': ['<rootDir>/scripts/jest/browser-source.mjs', stripTypes(true)[1]],
        '\\.css$': '<rootDir>/scripts/jest/style-names.mjs',
      },
      transformIgnorePatterns: ['/node_modules/(?!.*\\.css$)'],
      moduleNameMapper: { '^recharts$': '<rootDir>/admin/test/no-drawing.ts' },
      setupFiles: ['<rootDir>/storefront/test/browser-gaps.ts'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/storefront/test/clean-page.ts'],
    },
    {
      ...shared,
      ...inProcess,
      displayName: 'api',
      roots: islands,
      testMatch: ['**/*.db.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...long],
      globalSetup: '<rootDir>/scripts/jest/start-test-database.ts',
      globalTeardown: '<rootDir>/scripts/jest/stop-test-database.ts',
    },
  ],
};
