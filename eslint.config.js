import tseslint from 'typescript-eslint';
import { bans, ruleFor } from './scripts/check/banned-syntax.ts';
import { noSilentCatch } from './scripts/check/no-silent-catch.ts';
import { noWriteOnRead } from './scripts/check/no-write-on-read.ts';
import { oneWriter } from './scripts/check/one-writer.ts';

// The house's own rules. Published rules are asked by oxlint (.oxlintrc.json, decision 130).

const tests = ['**/*.test.ts', '**/*.test.tsx', 'api/test/**', 'e2e/**'];
const generated = [
  '**/node_modules/**',
  '**/build/**',
  '**/dist/**',
  '**/.react-router/**',
  '**/generated/**',
  '**/.data*/**',
  '**/test-results/**',
  '.tooling/**',
];

/** The bans, each with its exceptions, and catch blocks that drop an error. */
const houseRules = {
  files: ['**/*.{ts,tsx,js,mjs,cjs}'],
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
  plugins: {
    blattwerk: {
      rules: {
        'no-silent-catch': noSilentCatch,
        'no-write-on-read': noWriteOnRead,
        'one-writer': oneWriter,
        ...Object.fromEntries(Object.entries(bans).map(([name, ban]) => [name, ruleFor(ban)])),
      },
    },
  },
  rules: { 'blattwerk/no-silent-catch': 'error', ...Object.fromEntries(Object.keys(bans).map((name) => [`blattwerk/${name}`, 'error'])) },
};

const exceptions = Object.entries(bans)
  .filter(([, { except }]) => except.length > 0)
  .map(([name, { except }]) => ({ files: except, rules: { [`blattwerk/${name}`]: 'off' } }));

/** Opening a page creates nothing, in both front ends. These ask with a body what a GET cannot carry, and the server stores nothing of it. */
const reads = [
  { files: ['admin/src/**', 'storefront/app/**'], rules: { 'blattwerk/no-write-on-read': 'error' } },
  {
    files: [
      'admin/src/resources/stock-feeds/schedule-field.tsx',
      'admin/src/resources/stock-feeds/doctor/use-examination.ts',
      'storefront/app/routes/alert-step.tsx',
    ],
    rules: { 'blattwerk/no-write-on-read': 'off' },
  },
];

/** Each table has one writer. Asked with types; tests write what they need, and of `transition` the callers are asked; a restore fills them all. */
const writers = {
  files: ['api/src/**/*.ts'],
  ignores: [...tests, 'api/src/**/testing/**', 'api/src/kernel/state-machine.ts', 'api/src/app/backup/restore-backup.ts'],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: { 'blattwerk/one-writer': 'error' },
};

export default tseslint.config({ ignores: [...generated, 'scripts/check/fixtures/**'] }, houseRules, writers, ...exceptions, ...reads);
